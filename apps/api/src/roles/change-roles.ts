import * as contracts from '@quickportal/contracts/roles/contracts';
import { ConflictError } from '@quickportal/db/connect/errors';
import {
  deleteRole as remove,
  insertRole,
  roleCodeConstraint,
  updateRole as save,
} from '@quickportal/db/roles/change-role';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { getUser } from '@quickportal/db/users/get-user';
import { requireGrantable } from '../engines/access/granting.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem, Problem } from '../kernel/problem.ts';
import { changeUsers, checkVersion, confirmWhoCalls, conflict, type UserChangeTools } from '../users/change-user.ts';
import { reachOf } from '../users/user-reach.ts';
import { loadRole, presentRole } from './present-role.ts';

export const createRole = implement(contracts.createRole).mutation(async ({ ctx, input }) => {
  const { password, roleName: name, description = '', scope, rights: chosen } = input.body;
  await confirmWhoCalls(ctx, password);
  return changeUsers(ctx, { ...input.body, password: undefined }, async (tools) => {
    const { trx, now, audit, reach } = tools;
    const { communityId, actor } = reach;
    const rights = [...new Set(chosen)];
    requireGrantable(actor, [{ rights, businessId: null }]);
    const own = (await listCommunityRoles(trx, communityId)).filter((role) => role.communityId !== null);
    if (own.length >= contracts.MOST_ROLES)
      throw fieldProblem('', `A facility can have ${contracts.MOST_ROLES} roles. Delete one that nobody holds.`);
    const values = { name, description, scope, rights };
    const roleId = await insertRole(trx, { ...values, communityId, now }).catch(refuseTakenName);
    await audit({ objectType: 'role', objectId: roleId, description: `Role ${name} added`, after: values });
    return presentRole(reach, await loadRole(trx, reach, roleId));
  });
});

export const updateRole = implement(contracts.updateRole).mutation(async ({ ctx, input }) => {
  const { password, version, roleName: name, description = '', rights: chosen } = input.body;
  await loadRole(ctx.services.db.reader({ kind: 'auth' }), reachOf(ctx), input.params.roleId);
  await confirmWhoCalls(ctx, password);
  const call = { params: input.params, body: { ...input.body, password: undefined } };
  return changeUsers(ctx, call, async (tools) => {
    const { trx, now, audit, reach } = tools;
    const role = await loadOwnRole(tools, input.params.roleId);
    checkVersion(role, version);
    const rights = [...new Set(chosen)].toSorted();
    requireGrantable(reach.actor, [{ rights, businessId: null }]);
    const removed = role.rights.filter((right) => !rights.some((kept) => kept === right));
    if (removed.length > 0 && (await holds(tools, role)))
      throw conflict('You hold this role yourself, so you cannot take rights from it. Ask another administrator.');
    const before = { name: role.name, description: role.description, rights: role.rights };
    const after = { name, description, rights };
    if (JSON.stringify(before) === JSON.stringify(after)) throw fieldProblem('', 'No changes detected.');
    await save(trx, { roleId: role.roleId, ...after, now }).catch(refuseTakenName);
    const held = role.userCount === 1 ? '1 user holds it' : `${role.userCount} users hold it`;
    await audit({
      objectType: 'role',
      objectId: role.roleId,
      description: `Role ${name} changed; ${held}`,
      before,
      after,
    });
    return presentRole(reach, await loadRole(trx, reach, role.roleId));
  });
});

export const deleteRole = implement(contracts.deleteRole).mutation(async ({ ctx, input }) => {
  await changeUsers(ctx, input, async (tools) => {
    const { roleId, name, description, rights, userCount } = await loadOwnRole(tools, input.params.roleId);
    if (userCount > 0) {
      const holders = userCount === 1 ? 'One user holds' : `${userCount} users hold`;
      throw conflict(`${holders} this role. Give them another one first.`);
    }
    await remove(tools.trx, roleId);
    await tools.audit({
      objectType: 'role',
      objectId: roleId,
      description: `Role ${name} deleted`,
      before: { name, description, rights },
    });
  });
});

/** A role of the community itself that holds no right beyond those of whoever calls. */
async function loadOwnRole({ trx, reach }: UserChangeTools, roleId: number): Promise<CommunityRole> {
  const role = await loadRole(trx, reach, roleId);
  if (role.communityId === null) throw conflict('Every facility has this role, so it cannot be changed here. Copy it.');
  const { rightsBeyondYours } = presentRole(reach, role);
  if (rightsBeyondYours.length > 0)
    throw new Problem('forbidden', {
      detail: `This role has rights that you do not hold: ${rightsBeyondYours.join(', ')}.`,
    });
  return role;
}

async function holds({ trx, reach, now }: UserChangeTools, { roleId }: CommunityRole): Promise<boolean> {
  const { communityId, actor } = reach;
  const self = await getUser(trx, { communityId, userId: actor.user.systemUserId, now });
  return self?.roles.some((role) => role.roleId === roleId) ?? false;
}

function refuseTakenName(error: unknown): never {
  if (!(error instanceof ConflictError) || error.constraint !== roleCodeConstraint) throw error;
  throw fieldProblem('roleName', 'Another role has this name.');
}
