import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { disableSchedulesOf } from '@quickportal/db/customer-accounts/change-account-recurring-payments';
import { setAccountEnabled } from '@quickportal/db/customer-accounts/change-customer-account';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { checkStatusChanges } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';
import { someSchedules } from './some-schedules.ts';

export const disableCustomerAccount = implement(contracts.disableCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { account } = await lockAccount(trx, { customerId, accountId });
    await checkVersion(account, input.body.version, () => changedAccount(ctx, trx, { customerId, accountId }));
    checkStatusChanges(account, false);
    await setAccountEnabled(trx, accountId, false, now);
    const schedules = await disableSchedulesOf(trx, accountId, now);
    const off = schedules > 0 ? `, ${someSchedules(schedules)} made inactive` : '';
    await audit({
      objectType: 'customer-account',
      objectId: accountId,
      customerId,
      description: `Account ${account.displayName} disabled${off}`,
      before: { enabled: true, defaultAccount: account.defaultAccount },
      after: { enabled: false, defaultAccount: false, schedules },
    });
    return changedAccount(ctx, trx, { customerId, accountId });
  }),
);
