import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import {
  countActiveSchedules,
  countRestorableSchedules,
} from '@quickportal/db/customer-accounts/change-account-recurring-payments';
import { implement } from '../../procedures/implement.ts';
import { loadAccount } from './load-account.ts';

export const previewCustomerAccountStatusChange = implement(contracts.previewCustomerAccountStatusChange).query(
  async ({ ctx, input }) => {
    const { id: customerId, accountId } = input.params;
    const { enabled } = await loadAccount(ctx, { customerId, accountId });
    const count = enabled ? countActiveSchedules : countRestorableSchedules;
    return { schedules: await count(ctx.db, accountId) };
  },
);
