import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { getAdministrator } from '@quickportal/db/administrators/administrator';
import type { Reader } from '@quickportal/db/connect/reader';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { listStaffRoles } from '@quickportal/db/roles/list-roles';
import { orNotFound } from '../../kernel/problem.ts';

/** The administrator with the names of the roles held and the request that waits for approval, if any. */
export async function shownAdministrator(db: Reader, systemUserId: number): Promise<Administrator> {
  const { roleIds, ...administrator } = orNotFound(await getAdministrator(db, systemUserId));
  const key = String(systemUserId);
  const pending = await findPendingProposals(db, { communityId: null, objectType: 'system-user', keys: [key] });
  const roles = (await listStaffRoles(db)).filter(({ roleId }) => roleIds.includes(roleId));
  return {
    ...administrator,
    roles: roles.map(({ roleId, name }) => ({ roleId, name })),
    pendingSystemUserId: pending.get(key) ?? null,
  };
}
