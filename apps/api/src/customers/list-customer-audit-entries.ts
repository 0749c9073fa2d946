import * as contracts from '@quickportal/contracts/customers/contracts';
import { listCustomerAudit } from '@quickportal/db/customers/list-customer-audit';
import { implement } from '../procedures/implement.ts';
import { pageOf } from '../kernel/paging.ts';
import { auditScope } from '../procedures/scope.ts';
import { loadCustomer } from './load-customer.ts';

export const listCustomerAuditEntries = implement(contracts.listCustomerAuditEntries).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  return pageOf(await listCustomerAudit(ctx.services.db.reader(auditScope(ctx)), customerId, input.query), input.query);
});
