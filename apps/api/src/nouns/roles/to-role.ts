import { isRight } from '@quickportal/contracts/access/rights';
import type { Role } from '@quickportal/contracts/roles/role';
import type { Reader } from '@quickportal/db/connect/reader';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { rightsBeyond } from '../../engines/access/granting.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Reach } from '../users/offers.ts';

/** The role as the contract shows it to the caller. */
export function toRole({ actor }: Reach, role: CommunityRole): Role {
  const { roleId, name, description, scope, communityId, userCount, version } = role;
  const rights = role.rights.filter(isRight);
  return {
    roleId,
    roleName: name,
    description,
    scope,
    shared: communityId === null,
    rights,
    userCount,
    rightsBeyondYours: rightsBeyond(actor, [{ rights, businessId: null }]),
    version,
  };
}

/** One of the roles that users of the community can hold; otherwise 404, also for another community's role. */
export async function loadRole(db: Reader, { communityId }: Reach, roleId: number): Promise<CommunityRole> {
  const role = (await listCommunityRoles(db, communityId)).find((communityRole) => communityRole.roleId === roleId);
  if (!role) throw notFound();
  return role;
}
