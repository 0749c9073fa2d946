import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { countActiveSchedules, countRestorableSchedules } from '@quickportal/db/customer-accounts/account-schedules';
import { implement } from '../kernel/implement.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadAccount } from './load-account.ts';

export const previewStatusChange = implement(contracts.getAccountStatusChangePreview).query(async ({ ctx, input }) => {
  const { id: customerId, accountId } = input.params;
  const { enabled } = await loadAccount(ctx, { customerId, accountId });
  const count = enabled ? countActiveSchedules : countRestorableSchedules;
  return { schedules: await count(ctx.services.db.reader(communityScope(ctx)), accountId) };
});
