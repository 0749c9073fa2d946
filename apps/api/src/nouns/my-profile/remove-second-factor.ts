import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { deleteSecondFactor } from '@quickportal/db/auth/change-second-factor';
import { needsSecondFactor } from '../../engines/auth/second-factor/second-factor-policy.ts';
import { secondFactorChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { changeOwn, confirmOwn, ownActor } from './own-account.ts';
import { noSecondFactor } from './no-second-factor.ts';

export const removeSecondFactor = implement(contracts.removeSecondFactor).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  if (needsSecondFactor(services.configuration, ownActor(ctx).user)) {
    throw conflict('Staff need a second factor. Set up another one instead.');
  }
  const credential = await confirmOwn(ctx, input.body.password);
  const { userId, loginName, communityId } = credential;
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    if (!(await deleteSecondFactor(trx, userId))) throw noSecondFactor();
    await audit({
      objectType: 'system-user',
      objectId: userId,
      description: `${loginName} removed the second factor`,
    });
    await enqueueMail(services, trx, secondFactorChangedMessage(credential, 'OFF', now), communityId, now);
  });
});
