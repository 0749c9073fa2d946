import { administratorCreationShape } from '@quickportal/contracts/administrators/administrator-shape';
import { insertAdministrator, isLoginTaken } from '@quickportal/db/administrators/administrator';
import { z } from 'zod';
import { INVITATION_DAYS } from '../../engines/auth/account-use.ts';
import { hashPassword } from '../../engines/auth/passwords/password-hashing.ts';
import { temporaryPassword } from '../../engines/auth/passwords/temporary-password.ts';
import { requireMail } from '../../engines/mail/mail-delivery.ts';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { invitationMessage } from './administrator-message.ts';
import { requireRolesGrantable, roleNames } from './administrator-rules.ts';
import { administratorKind } from './change-administrator-kinds.ts';

/** A new member of staff. Approving makes the account and mails a temporary password, which runs out as any other. */
export const createAdministratorKind = proposalKind({
  ...administratorKind,
  kind: 'administrators.create',
  changeType: 'Create administrator',
  schema: z.strictObject(administratorCreationShape),
  object: ({ loginName }) => ({ key: `login ${loginName.toLowerCase()}`, id: null }),
  load: () => Promise.resolve({ version: null, state: null }),
  async check(db, { loginName, roleIds }, _present, { actor }) {
    if (await isLoginTaken(db, loginName))
      throw fieldProblem('loginName', 'This login name is already in use. Choose another one.');
    await requireRolesGrantable(db, actor, roleIds);
  },
  title: ({ fullName }) => `Create administrator ${fullName}`,
  async differences(db, change) {
    return [
      difference('Login name', null, change.loginName),
      difference('Full name', null, change.fullName),
      difference('Email', null, change.emailAddress),
      difference('Employee number', null, change.employeeNumber),
      difference('Roles', null, await roleNames(db, change.roleIds)),
    ];
  },
  async prepare() {
    const password = temporaryPassword();
    return { password, passwordHash: await hashPassword(password) };
  },
  async apply({ trx, now, services, prepared }, change) {
    requireMail(services);
    const { passwordHash, password } = prepared;
    const until = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
    const objectId = await insertAdministrator(trx, { ...change, passwordHash, at: now, until });
    const { publicUrl, basePath } = services.configuration;
    const recipient = {
      email: change.emailAddress,
      fullName: change.fullName,
      loginName: change.loginName,
      communityName: null,
    };
    const address = new URL(`${basePath}/LoginView`, publicUrl).href;
    await enqueueMail(services, trx, invitationMessage(recipient, { password, until, url: address }), null, now);
    return {
      objectId,
      action: 'administrators.create',
      description: `Administrator ${change.loginName} created`,
      after: { ...change, roleIds: [...change.roleIds] },
      administeredUserIds: [objectId],
    };
  },
});
