import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { startSetUp } from '../../engines/auth/second-factor/second-factor.ts';
import { implement } from '../../procedures/implement.ts';
import { changeOwn, confirmOwn } from './own-account.ts';

export const startSecondFactor = implement(contracts.startSecondFactor).mutation(async ({ ctx, input }) => {
  const credential = await confirmOwn(ctx, input.body.password);
  return changeOwn(ctx, null, async ({ trx, now, audit }) => {
    const description = `${credential.loginName} started to set up a second factor`;
    await audit({ objectType: 'system-user', objectId: credential.userId, description });
    return startSetUp(ctx.services, trx, credential, now);
  });
});
