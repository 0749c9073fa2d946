import * as contracts from '@quickportal/contracts/customers/contracts';
import { listCustomerAudit } from '@quickportal/db/customers/list-customer-audit';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadCustomer } from './load-customer.ts';

export const listCustomerAuditEntries = implement(contracts.listCustomerAuditEntries).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { customerId } = await loadCustomer(ctx, input.params.id);
  return pageOf(
    await listCustomerAudit(ctx.services.db.reader(communityScope(ctx)), customerId, input.query),
    input.query,
  );
});
