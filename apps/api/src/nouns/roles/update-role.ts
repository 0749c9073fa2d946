import * as contracts from '@quickportal/contracts/roles/contracts';
import { isRight, type Right } from '@quickportal/contracts/access/rights';
import { listHolders } from '@quickportal/db/roles/list-roles';
import { insertUserAdministration } from '@quickportal/db/users/user-administration';
import { checkVersion } from '../../kernel/check-version.ts';
import { requireGrantable } from '../../engines/access/granting.ts';
import { requireNothingPending } from '../../procedures/propose.ts';
import { implement } from '../../procedures/implement.ts';
import { proposeApprovals } from '../users/offers.ts';
import { changeUsers, confirmWhoCalls } from '../users/offers.ts';
import { reachOf } from '../users/offers.ts';
import { loadRole, toRole } from './to-role.ts';
import { saveRole, updateRoleKind } from './update-role-kind.ts';
import { holds, loadOwnRole } from './load-own-role.ts';
import { conflict } from '../../kernel/problem.ts';

export const updateRole = implement(contracts.updateRole).mutation(async ({ ctx, input }) => {
  const { password, version, roleName: name, description = '', rights: chosen } = input.body;
  await loadRole(ctx.services.db.reader({ kind: 'auth' }), reachOf(ctx), input.params.roleId);
  await confirmWhoCalls(ctx, password);
  const call = { params: input.params, body: { ...input.body, password: undefined } };
  return changeUsers(ctx, call, async (tools) => {
    const { trx, now, audit, reach } = tools;
    const role = await loadOwnRole(tools, input.params.roleId);
    await checkVersion(role, version, () => toRole(reach, role));
    const rights = [...new Set(chosen)].toSorted();
    requireGrantable(reach.actor, [{ rights, businessId: null }]);
    const removed = role.rights.filter((right) => !rights.some((kept) => kept === right));
    if (removed.length > 0 && (await holds(tools, role)))
      throw conflict('You have this role yourself, so you cannot remove rights from it. Ask another administrator.');
    const { communityId } = reach;
    const { objectType, noun } = updateRoleKind;
    await requireNothingPending(trx, { communityId, objectType, key: String(role.roleId), noun });
    const held = (given: readonly Right[]) => (role.userCount === 0 ? [] : [{ rights: given, businessId: null }]);
    const values = { name, description, rights };
    const proposalId = await proposeApprovals(ctx, tools, updateRoleKind, {
      change: { communityId, roleId: role.roleId, ...values },
      before: held(role.rights.filter(isRight)),
      after: held(rights),
    });
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    const outcome = await saveRole(trx, role, values, now);
    const administeredBy = reach.actor.user.systemUserId;
    const userIds = await listHolders(trx, role.roleId);
    await insertUserAdministration(trx, { administeredBy, userIds, action: 'roles.update', at: now });
    await audit({ objectType: 'role', objectId: role.roleId, ...outcome });
    return { status: 200 as const, body: toRole(reach, await loadRole(trx, reach, role.roleId)) };
  });
});
