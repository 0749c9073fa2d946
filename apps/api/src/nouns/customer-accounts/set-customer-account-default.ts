import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { setDefaultAccount } from '@quickportal/db/customer-accounts/change-customer-account';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { checkEnabled } from './account-guards.ts';
import { changedAccount, lockAccount } from './load-account.ts';

export const setCustomerAccountDefault = implement(contracts.setCustomerAccountDefault).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { id: customerId, accountId } = input.params;
    const { account } = await lockAccount(trx, { customerId, accountId });
    await checkVersion(account, input.body.version, () => changedAccount(ctx, trx, { customerId, accountId }));
    checkEnabled(account);
    if (account.defaultAccount) throw conflict('The account is already the default account.');
    await setDefaultAccount(trx, { customerId, accountId }, now);
    const description = `Account ${account.displayName} made the default account`;
    await audit({ objectType: 'customer-account', objectId: accountId, customerId, description });
    return changedAccount(ctx, trx, { customerId, accountId });
  }),
);
