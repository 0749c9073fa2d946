import { isRight } from '@quickportal/contracts/access/rights';
import type { UserDetails } from '@quickportal/contracts/users/user';
import type { Reader } from '@quickportal/db/connect/reader';
import { getUser, type UserDetailsRow } from '@quickportal/db/users/get-user';
import { notFound } from '../kernel/problem.ts';
import { beyondReach, isVisible, type Reach } from './user-reach.ts';

/** The user, if whoever calls may see them; otherwise 404, also for staff and users of other communities. */
export async function loadUser(db: Reader, reach: Reach, userId: number, now: Date): Promise<UserDetailsRow> {
  const user = await getUser(db, { communityId: reach.communityId, userId, now });
  if (!user || !isVisible(reach, user)) throw notFound();
  return user;
}

/** The user as the contract shows them to whoever calls. */
export function presentUser(reach: Reach, row: UserDetailsRow): UserDetails {
  const { roleRights, mustChangePassword, passwordExpiresAt, ...user } = row;
  return {
    ...user,
    passwordChangedAt: mustChangePassword ? null : user.passwordChangedAt,
    invitationExpiresAt: user.invitationPending ? passwordExpiresAt : null,
    rights: [...new Set(roleRights.flatMap(({ rights }) => rights))].filter(isRight).toSorted(),
    isYou: reach.actor.user.systemUserId === user.systemUserId,
    rightsBeyondYours: beyondReach(reach, row),
  };
}
