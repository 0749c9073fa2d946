import { isRight } from '@quickportal/contracts/access/rights';
import type { UserDetails } from '@quickportal/contracts/users/user';
import type { Reader } from '@quickportal/db/connect/reader';
import { getUser, type UserDetailsRecord } from '@quickportal/db/users/get-user';
import { notFound } from '../../kernel/problem.ts';
import { beyondReach, isVisible, type Reach } from './user-reach.ts';

/** The user, if the caller may see them; otherwise 404, also for staff and users of other communities. */
export async function loadUser(db: Reader, reach: Reach, userId: number, now: Date): Promise<UserDetailsRecord> {
  const user = await getUser(db, { communityId: reach.communityId, userId, now });
  if (!user || !isVisible(reach, user)) throw notFound();
  return user;
}

/** The user as the contract shows them to the caller. */
export function toUser(reach: Reach, row: UserDetailsRecord): UserDetails {
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
