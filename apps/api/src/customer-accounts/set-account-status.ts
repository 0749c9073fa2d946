import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { disableSchedulesOf, enableSchedulesOf } from '@quickportal/db/customer-accounts/account-schedules';
import {
  hasDefaultAccount,
  setAccountEnabled,
  setDefaultAccount,
} from '@quickportal/db/customer-accounts/change-customer-account';
import { checkVersion } from '../customers/customer-guards.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { Problem } from '../kernel/problem.ts';
import { checkCustomerEnabled, checkEnabled, checkStatusChanges } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';

const someSchedules = (count: number): string => `${count} schedule${count === 1 ? '' : 's'}`;

export const setDefault = implement(contracts.setDefaultCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { account } = await lockAccount(trx, { customerId, accountId });
    checkVersion(account, input.body.version);
    checkEnabled(account);
    if (account.defaultAccount)
      throw new Problem('state-conflict', { detail: 'The account is already the default account.' });
    await setDefaultAccount(trx, { customerId, accountId }, now);
    const description = `Account ${account.displayName} made the default account`;
    await audit({ objectType: 'customer-account', objectId: accountId, customerId, description });
    return changedAccount(ctx, trx, { customerId, accountId });
  }),
);

export const disableAccount = implement(contracts.disableCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { account } = await lockAccount(trx, { customerId, accountId });
    checkVersion(account, input.body.version);
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

export const enableAccount = implement(contracts.enableCustomerAccount).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { customer, account } = await lockAccount(trx, { customerId, accountId });
    checkVersion(account, input.body.version);
    checkCustomerEnabled(customer);
    checkStatusChanges(account, true);
    const { restoreLinked } = input.body;
    await setAccountEnabled(trx, accountId, true, now);
    const schedules = await enableSchedulesOf(trx, accountId, { restore: restoreLinked }, now);
    const defaultAccount = !(await hasDefaultAccount(trx, customerId));
    if (defaultAccount) await setDefaultAccount(trx, { customerId, accountId }, now);
    const back = schedules > 0 ? `, ${someSchedules(schedules)} switched back on` : '';
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
