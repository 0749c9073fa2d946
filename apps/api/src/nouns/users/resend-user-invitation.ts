import * as contracts from '@quickportal/contracts/users/contracts';
import { unlockUser as unlock } from '@quickportal/db/users/change-user';
import type { UserDetailsRecord } from '@quickportal/db/users/get-user';
import { countMail } from '../../engines/access/mail-limits.ts';
import { implement } from '../../procedures/implement.ts';
import { changeUser, requireInReach } from './change-user.ts';
import { invitingAs, prepareInvitation } from './invitation.ts';
import { loadUser } from './load-user.ts';
import { reachOf } from './user-reach.ts';
import { conflict } from '../../kernel/problem.ts';

export const resendUserInvitation = implement(contracts.resendUserInvitation).mutation(async ({ ctx, input }) => {
  const reach = reachOf(ctx);
  const { db, clock } = ctx.services;
  // Looked up before the hash, which is dear: it is made for invitations that can be sent only
  const found = await loadUser(db.reader({ kind: 'auth' }), reach, input.params.userId, clock.now());
  requireInReach(reach, found);
  requireInvited(found);
  countMail(ctx, { kind: 'invitation', communityId: reach.communityId, subject: found.loginName });
  const invitation = await prepareInvitation(ctx.services, invitingAs(reach));
  await changeUser(ctx, input, async ({ trx, now, audit, user }) => {
    const { systemUserId: userId, loginName, fullName, email } = user;
    requireInvited(user);
    await unlock(trx, userId, now);
    await invitation.send(trx, { userId, loginName, fullName, email }, now);
    const description = `Invitation of ${loginName} sent again; the temporary password before stopped working`;
    await audit({ objectType: 'system-user', objectId: userId, description });
  });
});

function requireInvited({ status, invitationPending }: UserDetailsRecord): void {
  if (status === 'DISABLED') throw conflict('Enable the user first.');
  if (!invitationPending) throw conflict('The user has signed in already. Reset the password instead.');
}
