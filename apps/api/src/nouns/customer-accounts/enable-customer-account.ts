import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { enableSchedulesOf } from '@quickportal/db/customer-accounts/change-account-recurring-payments';
import {
  hasDefaultAccount,
  setAccountEnabled,
  setDefaultAccount,
} from '@quickportal/db/customer-accounts/change-customer-account';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { checkCustomerEnabled, checkStatusChanges } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';
import { someSchedules } from './some-schedules.ts';

export const enableCustomerAccount = implement(contracts.enableCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { customer, account } = await lockAccount(trx, { customerId, accountId });
    await checkVersion(account, input.body.version, () => changedAccount(ctx, trx, { customerId, accountId }));
    checkCustomerEnabled(customer);
    checkStatusChanges(account, true);
    const { restoreLinked } = input.body;
    await setAccountEnabled(trx, accountId, true, now);
    const schedules = await enableSchedulesOf(trx, accountId, { restore: restoreLinked }, now);
    const defaultAccount = !(await hasDefaultAccount(trx, customerId));
    if (defaultAccount) await setDefaultAccount(trx, { customerId, accountId }, now);
    const back = schedules > 0 ? `, ${someSchedules(schedules)} reactivated` : '';
    await audit({
      objectType: 'customer-account',
      objectId: accountId,
      customerId,
      description: `Account ${account.displayName} enabled${back}`,
      before: { enabled: false },
      after: { enabled: true, defaultAccount, restoreLinked, schedules },
    });
    return changedAccount(ctx, trx, { customerId, accountId });
  }),
);
