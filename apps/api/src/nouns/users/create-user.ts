import * as contracts from '@quickportal/contracts/users/contracts';
import { isLoginTaken } from '@quickportal/db/administrators/administrator';
import { insertUserAdministration } from '@quickportal/db/users/user-administration';
import { countMail } from '../../engines/access/mail-limits.ts';
import type { CallContext } from '../../procedures/context.ts';
import { isRepeat } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { proposeApprovals } from './approval-grants.ts';
import { resolveAssignment, type Wanted } from './assignment.ts';
import { changeUsers, confirmWhoCalls, userNow } from './change-user.ts';
import { createUserKind, insertInvitedUser, nameTaken } from './create-user-kind.ts';
import { invitingAs, prepareInvitation } from './invitation.ts';
import { reachOf } from './user-reach.ts';

export const createUser = implement(contracts.createUser).mutation(async ({ ctx, input }) => {
  const { password, ...given } = input.body;
  await confirmWhoCalls(ctx, password);
  if (!(await isRepeat(ctx))) await refuseEarly(ctx, given.loginName, given);
  const inviting = invitingAs(reachOf(ctx));
  countMail(ctx, { kind: 'invitation', communityId: inviting.communityId, subject: given.loginName });
  const invitation = await prepareInvitation(ctx.services, inviting);
  return changeUsers(ctx, { ...input.body, password: undefined }, async (tools) => {
    const { trx, now, audit, reach } = tools;
    const wanted = { ...given, phoneNumber: given.phoneNumber ?? '' };
    const assignment = await resolveAssignment(trx, reach, wanted);
    const request = { change: { ...inviting, ...wanted }, before: [], after: assignment.grants };
    const proposalId = await proposeApprovals(ctx, tools, createUserKind, request);
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    const { communityId, actor } = reach;
    const made = await insertInvitedUser(trx, { communityId, person: wanted, assignment, invitation, now });
    const userIds = [made.userId];
    const action = 'users.create';
    await insertUserAdministration(trx, { administeredBy: actor.user.systemUserId, userIds, action, at: now });
    await audit({ objectType: 'system-user', objectId: made.userId, ...made.entry });
    return { status: 201 as const, body: await userNow(tools, made.userId) };
  });
});

/** What would be refused in the change is refused before the temporary password is hashed, which is dear. */
async function refuseEarly(ctx: CallContext, loginName: string, wanted: Wanted): Promise<void> {
  await ctx.services.db.transaction({ kind: 'auth' }, async (trx) => {
    await resolveAssignment(trx, reachOf(ctx), wanted);
    if (await isLoginTaken(trx, loginName)) throw nameTaken();
  });
}
