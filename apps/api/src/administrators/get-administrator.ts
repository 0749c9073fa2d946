import * as contracts from '@quickportal/contracts/administrators/contracts';
import { getAdministrator as get } from '@quickportal/db/administrators/administrators';
import { listStaffRoles } from '@quickportal/db/roles/list-roles';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { implement } from '../procedures/implement.ts';
import { orNotFound } from '../kernel/problem.ts';

export const getAdministrator = implement(contracts.getAdministrator).query(async ({ ctx, input }) => {
  const { systemUserId } = input.params;
  const db = ctx.services.db.reader({ kind: 'staff' });
  const found = orNotFound(await get(db, systemUserId));
  const key = String(systemUserId);
  const pending = await findPendingProposals(db, { communityId: null, objectType: 'system-user', keys: [key] });
  const { roleIds, ...administrator } = found;
  const roles = (await listStaffRoles(db)).filter(({ roleId }) => roleIds.includes(roleId));
  return {
    ...administrator,
    roles: roles.map(({ roleId, name }) => ({ roleId, name })),
    pendingSystemUserId: pending.get(key) ?? null,
  };
});
