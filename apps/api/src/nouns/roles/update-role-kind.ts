import { isRight, rights as vocabulary } from '@quickportal/contracts/access/rights';
import { RoleRight } from '@quickportal/contracts/roles/role';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { roleNameConstraints, updateRole } from '@quickportal/db/roles/change-role';
import { type CommunityRole, listCommunityRoles, listHolders } from '@quickportal/db/roles/list-roles';
import { lockUsers } from '@quickportal/db/users/get-user';
import { z } from 'zod';
import { changedFields } from '../../kernel/changed-fields.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { requireGrantable } from '../../engines/access/granting.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { keepAnAdministrator } from '../users/offers.ts';
import { accessKind } from '../users/offers.ts';
import { conflict } from '../../kernel/problem.ts';

interface Values {
  readonly name: string;
  readonly description: string;
  readonly rights: readonly string[];
}

/** Saves a role; returns what the audit trail says. Throws for a name that is taken and where nothing would change. */
export async function saveRole(trx: WriteTransaction, role: CommunityRole, values: Values, now: Date) {
  const before = { name: role.name, description: role.description, rights: role.rights };
  const after = { name: values.name, description: values.description, rights: [...values.rights] };
  changedFields(before, after);
  await updateRole(trx, { roleId: role.roleId, ...after, now }).catch(refuseTakenName);
  const held = role.userCount === 1 ? '1 user has it' : `${role.userCount} users have it`;
  return { description: `Role ${values.name} changed; ${held}`, before, after };
}

/** A name that another role of the community has is 422 on the field. */
export const refuseTakenName = uniqueField(roleNameConstraints, 'roleName', 'Another role has this name.');

const titlesOf = (rights: readonly string[]): string =>
  rights.map((right) => (isRight(right) ? vocabulary[right].title : right)).join(', ');

const findRole = async (
  db: Parameters<typeof listCommunityRoles>[0],
  change: { communityId: number; roleId: number },
) => (await listCommunityRoles(db, change.communityId)).find(({ roleId }) => roleId === change.roleId);

/** More rights to approve for everyone who holds a role, with whatever else the edit changes. */
export const updateRoleKind = proposalKind({
  ...accessKind,
  objectType: 'role',
  noun: 'role',
  kind: 'roles.update',
  changeType: 'Edit role',
  schema: z.strictObject({
    communityId: z.int().min(1),
    roleId: z.int().min(1),
    name: z.string(),
    description: z.string(),
    rights: z.array(RoleRight),
  }),
  object: ({ roleId }) => ({ key: String(roleId), id: roleId }),
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockUsers(db, change.communityId);
    const role = await findRole(db, change);
    if (!role) return null;
    const { name, description, rights, version } = role;
    return { version, state: { name, description, rights } };
  },
  furtherRights: (_db, { rights }) => Promise.resolve(rights),
  async check(db, change, { state }, { actor }) {
    const role = await findRole(db, change);
    if (role?.communityId === null)
      throw conflict('Every facility has this role, so it cannot be changed here. Copy it.');
    requireGrantable(actor, [{ rights: [...change.rights, ...state.rights.filter(isRight)], businessId: null }]);
  },
  title: (_change, { name }) => `Edit role ${name}`,
  differences: (_db, change, state) =>
    Promise.resolve([
      difference('Name', state.name, change.name),
      difference('Description', state.description, change.description),
      difference('Rights', titlesOf(state.rights), titlesOf(change.rights)),
    ]),
  async apply({ trx, now }, change) {
    const { communityId, roleId } = change;
    const role = await findRole(trx, change);
    if (!role) throw new Error(`Role ${roleId} was locked and is gone`);
    const outcome = await keepAnAdministrator(trx, communityId, now, () => saveRole(trx, role, change, now));
    return {
      objectId: roleId,
      action: 'roles.update',
      ...outcome,
      administeredUserIds: await listHolders(trx, roleId),
    };
  },
});
