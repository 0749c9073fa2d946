import * as contracts from '@quickportal/contracts/sandboxes/contracts';
import { isLoginTaken } from '@quickportal/db/administrators/administrator';
import { ensureStandardRoles } from '@quickportal/db/roles/insert-standard-roles';
import { lockSandbox, type Sandbox } from '@quickportal/db/sandboxes/get-sandbox';
import { updateSandboxOwner } from '@quickportal/db/sandboxes/write-sandboxes';
import { insertCredential } from '@quickportal/db/auth/credential';
import { assignRoles, insertUser, loginNameConstraint } from '@quickportal/db/users/change-user';
import { standardRights } from '../../engines/access/standard-rights.ts';
import { hashPassword } from '../../engines/auth/passwords/password-hashing.ts';
import { newPasswordFault } from '../../engines/auth/passwords/password-rules.ts';
import { endedSandboxCookie } from '../../engines/auth/session-cookie.ts';
import { conflict, fieldProblem, notFound } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { FILL_SANDBOX } from './fill-sandbox.ts';
import { makeSandboxCommunity } from './make-sandbox-community.ts';
import { visitorSandbox } from './visitor-sandbox.ts';

const TAKEN = 'This login name is taken. Choose another one.';
const refuseTakenName = uniqueField(loginNameConstraint, 'loginName', TAKEN);

/**
 * The community comes first, in a transaction of its own: another role of the database makes it. A second attempt after
 * a failure finds it and goes on with it.
 */
export const startSandbox = implement(contracts.startSandbox).mutation(async ({ ctx, input }) => {
  const { services, origin, notes } = ctx;
  const { loginName, password } = input.body;
  const found = await visitorSandbox(ctx);
  requireVerified(found);
  const { sandboxId, fullName, companyName, emailAddress } = found;
  if (await isLoginTaken(services.db.reader({ kind: 'auth' }), loginName)) throw fieldProblem('loginName', TAKEN);
  const owner = { loginName, fullName, email: emailAddress, communityName: companyName };
  const fault = await newPasswordFault(password, owner);
  if (fault !== null) throw fieldProblem('password', fault);
  const hash = await hashPassword(password, 'sign-in');
  const communityId = await makeSandboxCommunity(services, found, origin);
  await change(
    ctx,
    input,
    async ({ trx, now, audit, enqueue }) => {
      requireVerified(await lockSandbox(trx, sandboxId));
      const person = { loginName, fullName, email: emailAddress, phoneNumber: '' };
      const userId = await insertUser(trx, { ...person, communityId, now }).catch(refuseTakenName);
      const roles = await ensureStandardRoles(trx, standardRights, now);
      const held = [{ roleId: roles.FACILITY_ADMINISTRATOR, businessId: null }];
      await assignRoles(trx, { userId, communityId, roles: held, businessIds: [], now });
      await insertCredential(trx, { userId, hash, now });
      await updateSandboxOwner(trx, { sandboxId, userId });
      await enqueue(FILL_SANDBOX, { communityId });
      await audit({
        objectType: 'system-user',
        objectId: userId,
        description: `User ${fullName} (${loginName}) created the sandbox`,
      });
    },
    { scope: { kind: 'auth' }, communityId },
  );
  notes.setCookies.push(endedSandboxCookie(services.configuration));
});

function requireVerified(sandbox: Sandbox | undefined): void {
  if (!sandbox) throw notFound();
  if (sandbox.status === 'CREATED') throw conflict('Enter the code from the mail first.');
  if (sandbox.status === 'ACTIVE') throw conflict('The sandbox was created already. Sign in to it.');
}
