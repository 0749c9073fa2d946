import { administratorShape, enablingShape } from '@quickportal/contracts/administrators/administrator-shape';
import { id } from '@quickportal/contracts/kernel/primitives';
import { enableAdministrator, updateAdministrator } from '@quickportal/db/administrators/administrators';
import { z } from 'zod';
import { difference, proposalKind } from '../engines/proposals/proposal-kind.ts';
import { Problem } from '../kernel/problem.ts';
import { requireRolesGrantable, roleNames } from './administrator-rules.ts';
import { presentAdministrator } from './present-administrator.ts';

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
  object: (it) => aboutAdministrator(it.systemUserId),
  load: (db, { systemUserId }, lock) => presentAdministrator(db, systemUserId, lock),
  async check(db, { roleIds }, { state }, actor) {
    // Taking a role away needs its rights too: otherwise somebody could weaken those above them
    await requireRolesGrantable(db, actor, [...new Set([...roleIds, ...state.roleIds])]);
  },
  title: (_change, { fullName }) => `Edit administrator ${fullName}`,
  async differences(db, it, state) {
    return [
      difference('Login name', state.loginName, state.loginName),
      difference('Full name', state.fullName, it.fullName),
      difference('Email', state.emailAddress, it.emailAddress),
      difference('Employee number', state.employeeNumber, it.employeeNumber),
      difference('Roles', await roleNames(db, state.roleIds), await roleNames(db, it.roleIds)),
    ];
  },
  async apply({ trx, now }, it, { state }) {
    await updateAdministrator(trx, { ...it, at: now });
    const { fullName, emailAddress, employeeNumber } = state;
    return {
      objectId: it.systemUserId,
      action: 'administrators.update',
      description: `Administrator ${state.loginName} changed`,
      before: { fullName, emailAddress, employeeNumber, roleIds: [...state.roleIds] },
      after: {
        fullName: it.fullName,
        emailAddress: it.emailAddress,
        employeeNumber: it.employeeNumber,
        roleIds: [...it.roleIds],
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
  object: (it) => aboutAdministrator(it.systemUserId),
  load: (db, { systemUserId }, lock) => presentAdministrator(db, systemUserId, lock),
  async check(db, _change, { state }, actor) {
    if (state.status === 'ACTIVE') throw new Problem('state-conflict', { detail: 'This administrator is enabled.' });
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
      action: 'administrators.enable',
      description: `Administrator ${state.loginName} enabled (${issueKey})`,
      before: { status: 'DISABLED' },
      after: { status: 'ACTIVE', issueKey },
    };
  },
});
