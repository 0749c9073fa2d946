import * as contracts from '@quickportal/contracts/my-profile/contracts';
import { replaceRecoveryCodes } from '@quickportal/db/auth/change-second-factor';
import { newRecoveryCodes } from '../../engines/auth/second-factor/recovery-codes.ts';
import { secondFactorChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { implement } from '../../procedures/implement.ts';
import { changeOwn, confirmOwn } from './own-account.ts';
import { noSecondFactor } from './no-second-factor.ts';

export const renewRecoveryCodes = implement(contracts.renewRecoveryCodes).mutation(async ({ ctx, input }) => {
  const { services } = ctx;
  const credential = await confirmOwn(ctx, input.body.password);
  if (!credential.hasSecondFactor) throw noSecondFactor();
  const { userId, loginName, communityId } = credential;
  const { codes, hashes } = await newRecoveryCodes();
  await changeOwn(ctx, null, async ({ trx, now, audit }) => {
    await replaceRecoveryCodes(trx, userId, hashes, now);
    await audit({ objectType: 'system-user', objectId: userId, description: `${loginName} made new recovery codes` });
    await enqueueMail(services, trx, secondFactorChangedMessage(credential, 'CODES', now), communityId, now);
  });
  return { recoveryCodes: codes };
});
