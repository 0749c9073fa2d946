import { administratorShape } from '@quickportal/contracts/administrators/administrator-shape';
import { id } from '@quickportal/contracts/kernel/primitives';
import { updateAdministrator } from '@quickportal/db/administrators/administrator';
import { z } from 'zod';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { detailsChangedMessages } from './administrator-message.ts';
import { requireAdministratorsLeft, requireRolesGrantable, roleNames } from './administrator-rules.ts';
import { toAdministrator } from './to-administrator.ts';

/** What all changes of administrators have in common. */
export const administratorKind = {
  objectType: 'system-user',
  noun: 'administrator',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_ADMINISTRATORS', approve: 'AUTHORISE_ADMINISTRATORS' },
  scope: () => ({ kind: 'auth' }) as const,
} as const;

/** A change of an administrator who exists. */
export const aboutAdministrator = (systemUserId: number) => ({
  key: String(systemUserId),
  id: systemUserId,
  subjectUserId: systemUserId,
});

/** Name, email, employee number and roles of a member of staff. */
export const updateAdministratorKind = proposalKind({
  ...administratorKind,
  kind: 'administrators.update',
  changeType: 'Edit administrator',
  schema: z.strictObject({ ...administratorShape, systemUserId: id() }),
  object: (change) => aboutAdministrator(change.systemUserId),
  load: (db, { systemUserId }, lock) => toAdministrator(db, systemUserId, lock),
  async check(db, { systemUserId, roleIds }, { state }, { actor }) {
    // Taking a role away needs its rights too: otherwise a user could weaken those above them
    await requireRolesGrantable(db, actor, [...new Set([...roleIds, ...state.roleIds])]);
    await requireAdministratorsLeft(db, systemUserId, state, roleIds);
  },
  title: (_change, { fullName }) => `Edit administrator ${fullName}`,
  async differences(db, change, state) {
    return [
      difference('Login name', state.loginName, state.loginName),
      difference('Full name', state.fullName, change.fullName),
      difference('Email', state.emailAddress, change.emailAddress),
      difference('Employee number', state.employeeNumber, change.employeeNumber),
      difference('Roles', await roleNames(db, state.roleIds), await roleNames(db, change.roleIds)),
    ];
  },
  async apply({ trx, now, services }, change, { state }) {
    await updateAdministrator(trx, { ...change, at: now });
    for (const message of detailsChangedMessages(state, change, now))
      await enqueueMail(services, trx, message, null, now);
    const { fullName, emailAddress, employeeNumber } = state;
    return {
      objectId: change.systemUserId,
      administeredUserIds: [change.systemUserId],
      action: 'administrators.update',
      description: `Administrator ${state.loginName} changed`,
      before: { fullName, emailAddress, employeeNumber, roleIds: [...state.roleIds] },
      after: {
        fullName: change.fullName,
        emailAddress: change.emailAddress,
        employeeNumber: change.employeeNumber,
        roleIds: [...change.roleIds],
      },
    };
  },
});
