import { administratorShape, enablingShape } from '@quickportal/contracts/administrators/administrator-shape';
import { id } from '@quickportal/contracts/kernel/primitives';
import { enableAdministrator, updateAdministrator } from '@quickportal/db/administrators/administrator';
import { z } from 'zod';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict } from '../../kernel/problem.ts';
import { requireRolesGrantable, roleNames } from './administrator-rules.ts';
import { toAdministrator } from './to-administrator.ts';

const shared = {
  objectType: 'system-user',
  noun: 'administrator',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_ADMINISTRATORS', approve: 'AUTHORISE_ADMINISTRATORS' },
  scope: () => ({ kind: 'auth' }) as const,
} as const;

const aboutAdministrator = (systemUserId: number) => ({
  key: String(systemUserId),
  id: systemUserId,
  subjectUserId: systemUserId,
});

/** Name, email, employee number and roles of a member of staff. */
export const updateAdministratorKind = proposalKind({
  ...shared,
  kind: 'administrators.update',
  changeType: 'Edit administrator',
  schema: z.strictObject({ ...administratorShape, systemUserId: id() }),
  object: (change) => aboutAdministrator(change.systemUserId),
  load: (db, { systemUserId }, lock) => toAdministrator(db, systemUserId, lock),
  async check(db, { roleIds }, { state }, { actor }) {
    // Taking a role away needs its rights too: otherwise a user could weaken those above them
    await requireRolesGrantable(db, actor, [...new Set([...roleIds, ...state.roleIds])]);
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
  async apply({ trx, now }, change, { state }) {
    await updateAdministrator(trx, { ...change, at: now });
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

/** Lets a disabled member of staff sign in again. */
export const enableAdministratorKind = proposalKind({
  ...shared,
  kind: 'administrators.enable',
  changeType: 'Enable administrator',
  schema: z.strictObject({ ...enablingShape, systemUserId: id() }),
  object: (change) => aboutAdministrator(change.systemUserId),
  load: (db, { systemUserId }, lock) => toAdministrator(db, systemUserId, lock),
  async check(db, _change, { state }, { actor }) {
    if (state.status === 'ACTIVE') throw conflict('The administrator is already enabled.');
    await requireRolesGrantable(db, actor, state.roleIds);
  },
  title: (_change, { fullName }) => `Enable administrator ${fullName}`,
  async differences(db, _change, state) {
    const roles = await roleNames(db, state.roleIds);
    return [
      difference('Login name', state.loginName, state.loginName),
      difference('Full name', state.fullName, state.fullName),
      difference('Roles', roles, roles),
      difference('Status', state.status === 'ACTIVE' ? 'Enabled' : 'Disabled', 'Enabled'),
    ];
  },
  async apply({ trx, now }, { systemUserId, issueKey }, { state }) {
    await enableAdministrator(trx, systemUserId, now);
    return {
      objectId: systemUserId,
      administeredUserIds: [systemUserId],
      action: 'administrators.enable',
      description: `Administrator ${state.loginName} enabled (${issueKey})`,
      before: { status: 'DISABLED' },
      after: { status: 'ACTIVE', issueKey },
    };
  },
});
