import type { CommunityRole } from '@quickportal/db/roles/list-roles';
import { getUser } from '@quickportal/db/users/get-user';
import { conflict, Problem } from '../../kernel/problem.ts';
import { type UserChangeTools } from '../users/offers.ts';
import { loadRole, toRole } from './to-role.ts';

/** A role of the community itself that holds no right beyond those of the caller. */
export async function loadOwnRole({ trx, reach }: UserChangeTools, roleId: number): Promise<CommunityRole> {
  const role = await loadRole(trx, reach, roleId);
  if (role.communityId === null) throw conflict('Every facility has this role, so it cannot be changed here. Copy it.');
  const { rightsBeyondYours } = toRole(reach, role);
  if (rightsBeyondYours.length > 0)
    throw new Problem('forbidden', {
      detail: `This role has rights that you do not have: ${rightsBeyondYours.join(', ')}.`,
    });
  return role;
}

export async function holds({ trx, reach, now }: UserChangeTools, { roleId }: CommunityRole): Promise<boolean> {
  const { communityId, actor } = reach;
  const self = await getUser(trx, { communityId, userId: actor.user.systemUserId, now });
  return self?.roles.some((role) => role.roleId === roleId) ?? false;
}
