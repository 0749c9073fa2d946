import type { UserDetails } from '@quickportal/contracts/users/user';
import { countAdministrators, lockUsers, type UserDetailsRow } from '@quickportal/db/users/get-user';
import { realPerson } from '../engines/access/actor.ts';
import { confirmPassword } from '../engines/auth/confirm-password.ts';
import { change, type ChangeTools } from '../kernel/change.ts';
import type { CallContext } from '../kernel/implement.ts';
import { Problem } from '../kernel/problem.ts';
import { loadUser, presentUser } from './load-user.ts';
import { beyondReach, type Reach, reachOf } from './user-reach.ts';

export interface UserChangeTools extends ChangeTools {
  readonly reach: Reach;
}

/** Has whoever calls give their own password; a wrong one is 422 on the field and counts towards the lock. */
export async function confirmWhoCalls(ctx: CallContext, password: string): Promise<void> {
  const { services, actor, origin, contract } = ctx;
  const action = contract.audit ?? contract.name;
  await confirmPassword(services, { actor, origin, password, field: 'password', action });
}

/** The same where the call is about one user: whether there is one is answered first. */
export async function confirmForUser(ctx: CallContext, userId: number, password: string): Promise<void> {
  const { db, clock } = ctx.services;
  await loadUser(db.reader({ kind: 'auth' }), reachOf(ctx), userId, clock.now());
  await confirmWhoCalls(ctx, password);
}

/**
 * A change of users or roles: one at a time in each community, and one administrator is always left. Give `input`
 * without passwords: its hash is kept.
 */
export function changeUsers<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: UserChangeTools) => Promise<T>,
): Promise<T> {
  const reach = reachOf(ctx);
  const { communityId } = reach;
  return change(
    ctx,
    input,
    async (tools) => {
      const { trx, now } = tools;
      await lockUsers(trx, communityId);
      const before = await countAdministrators(trx, communityId, now);
      const answer = await work({ ...tools, reach });
      if (before > 0 && (await countAdministrators(trx, communityId, now)) === 0) {
        throw new Problem('state-conflict', {
          detail: 'Nobody would be left who can change users. Make somebody else an administrator first.',
        });
      }
      return answer;
    },
    { scope: { kind: 'auth' }, communityId },
  );
}

interface OneUser extends UserChangeTools {
  readonly user: UserDetailsRow;
}

/** A change of one user who exists, is visible, and holds no right that whoever calls does not. */
export function changeUser<T>(
  ctx: CallContext,
  input: { params: { userId: number } },
  work: (tools: OneUser) => Promise<T>,
): Promise<T> {
  return changeUsers(ctx, input, async (tools) => {
    const user = await loadUser(tools.trx, tools.reach, input.params.userId, tools.now);
    requireInReach(tools.reach, user);
    return work({ ...tools, user });
  });
}

/** The user as they are after the change. */
export const userNow = async ({ trx, reach, now }: UserChangeTools, userId: number): Promise<UserDetails> =>
  presentUser(reach, await loadUser(trx, reach, userId, now));

/** Whoever could change somebody with more rights could take over that account. */
function requireInReach(reach: Reach, user: UserDetailsRow): void {
  const beyond = beyondReach(reach, user);
  if (beyond.length === 0 || isSelf(reach, user)) return;
  throw new Problem('forbidden', { detail: `This user holds rights that you do not hold: ${beyond.join(', ')}.` });
}

export const isSelf = ({ actor }: Reach, { systemUserId }: Pick<UserDetailsRow, 'systemUserId'>): boolean =>
  realPerson(actor)?.systemUserId === systemUserId;

/** Refuses what people do to their own account on My profile, or not at all. */
export function requireOther(reach: Reach, user: UserDetailsRow, detail: string): void {
  if (isSelf(reach, user)) throw new Problem('state-conflict', { detail });
}

/** 409 in words. */
export const conflict = (detail: string): Problem => new Problem('state-conflict', { detail });

/** Refuses a change made against an older version than the present one (409). */
export function checkVersion(present: { version: number }, sent: number | undefined): void {
  if (sent !== undefined && sent !== present.version) throw new Problem('lost-update');
}
