import type { UserDetails } from '@quickportal/contracts/users/user';
import { countAdministrators, lockUsers, type UserDetailsRecord } from '@quickportal/db/users/get-user';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { listApprovers } from '@quickportal/db/proposals/list-approvers';
import { insertRemovedApprovals, insertUserAdministration } from '@quickportal/db/users/user-administration';
import { realPerson } from '../../engines/access/actor.ts';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { conflict, Problem } from '../../kernel/problem.ts';
import { loadUser, toUser } from './load-user.ts';
import { beyondReach, type Reach, reachOf } from './user-reach.ts';

export interface UserChangeTools extends ChangeTools {
  readonly reach: Reach;
}

/** Has the caller give their own password; a wrong one is 422 on the field and counts towards the lock. */
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
      return keepAnAdministrator(trx, communityId, now, () =>
        recordRemovedApprovals(trx, reach, now, () => work({ ...tools, reach })),
      );
    },
    { scope: { kind: 'auth' }, communityId },
  );
}

/** Refuses (409) what would leave a community without a user who can change users. The caller has locked its users. */
export async function keepAnAdministrator<T>(
  trx: WriteTransaction,
  communityId: number,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const before = await countAdministrators(trx, communityId, now);
  const result = await work();
  if (before > 0 && (await countAdministrators(trx, communityId, now)) === 0) {
    throw conflict('No administrator would be left. Make another user an administrator first.');
  }
  return result;
}

/** Notes whom the change took the right to approve from: without them, the caller is not alone all at once. */
async function recordRemovedApprovals<T>(
  trx: WriteTransaction,
  { actor, communityId }: Reach,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const administeredBy = realPerson(actor)?.systemUserId ?? 0;
  const request = { communityId, businessId: null, rights: ['APPROVE_REQUESTS'], requesterId: administeredBy };
  const find = () => listApprovers(trx, { ...request, subjectUserId: null, since: now, now });
  const before = await find();
  const result = await work();
  const after = new Set((await find()).map(({ userId }) => userId));
  const userIds = before.map(({ userId }) => userId).filter((userId) => !after.has(userId));
  await insertRemovedApprovals(trx, { administeredBy, userIds, at: now });
  return result;
}

interface OneUser extends UserChangeTools {
  readonly user: UserDetailsRecord;
}

/** A change that was only asked for has done nothing to the user yet. */
const isWaiting = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'status' in result && result.status === 202;

/** A change of one user who exists, is visible, and holds no right that the caller does not. Kept: who changed whom. */
export function changeUser<T>(
  ctx: CallContext,
  input: { params: { userId: number } },
  work: (tools: OneUser) => Promise<T>,
): Promise<T> {
  return changeUsers(ctx, input, async (tools) => {
    const user = await loadUser(tools.trx, tools.reach, input.params.userId, tools.now);
    requireInReach(tools.reach, user);
    const result = await work({ ...tools, user });
    if (!isWaiting(result)) {
      const { contract } = ctx;
      const administeredBy = realPerson(ctx.actor)?.systemUserId ?? 0;
      const did = { administeredBy, action: contract.audit ?? contract.name, at: tools.now };
      await insertUserAdministration(tools.trx, { ...did, userIds: [user.systemUserId] });
    }
    return result;
  });
}

/** The user as they are after the change. */
export const userNow = async ({ trx, reach, now }: UserChangeTools, userId: number): Promise<UserDetails> =>
  toUser(reach, await loadUser(trx, reach, userId, now));

/** Anyone who could change a user with more rights could take over that account. */
export function requireInReach(reach: Reach, user: UserDetailsRecord): void {
  const beyond = beyondReach(reach, user);
  if (beyond.length === 0 || isSelf(reach, user)) return;
  throw new Problem('forbidden', { detail: `This user has rights that you do not have: ${beyond.join(', ')}.` });
}

export const isSelf = ({ actor }: Reach, { systemUserId }: Pick<UserDetailsRecord, 'systemUserId'>): boolean =>
  realPerson(actor)?.systemUserId === systemUserId;

/** Refuses what people do to their own account on My profile, or not at all. */
export function requireOther(reach: Reach, user: UserDetailsRecord, detail: string): void {
  if (isSelf(reach, user)) throw conflict(detail);
}
