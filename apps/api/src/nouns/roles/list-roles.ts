import * as contracts from '@quickportal/contracts/roles/contracts';
import { listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { implement } from '../../procedures/implement.ts';
import { reachOf } from '../users/offers.ts';
import { toRole } from './to-role.ts';

export const listRoles = implement(contracts.listRoles).query(async ({ ctx }) => {
  const reach = reachOf(ctx);
  const roles = await listCommunityRoles(ctx.services.db.reader({ kind: 'auth' }), reach.communityId);
  return { items: roles.map((role) => toRole(reach, role)) };
});
