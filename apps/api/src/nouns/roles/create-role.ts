import * as contracts from '@quickportal/contracts/roles/contracts';
import { insertRole } from '@quickportal/db/roles/change-role';
import { listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { requireGrantable } from '../../engines/access/granting.ts';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { changeUsers, confirmWhoCalls } from '../users/offers.ts';
import { loadRole, toRole } from './to-role.ts';
import { refuseTakenName } from './update-role-kind.ts';

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
      throw fieldProblem('', `A facility can have ${contracts.MOST_ROLES} roles. Delete an unused role.`);
    const values = { name, description, scope, rights };
    const roleId = await insertRole(trx, { ...values, communityId, now }).catch(refuseTakenName);
    await audit({ objectType: 'role', objectId: roleId, description: `Role ${name} added`, after: values });
    return toRole(reach, await loadRole(trx, reach, roleId));
  });
});
