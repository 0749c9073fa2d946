import * as contracts from '@quickportal/contracts/customers/contracts';
import { listCustomerAudit } from '@quickportal/db/customers/list-customer-audit';
import { toAuditEntry } from '../../engines/audit/to-audit-entry.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { auditScope } from '../../procedures/scope.ts';
import { loadCustomer } from './load-customer.ts';

export const listCustomerAuditEntries = implement(contracts.listCustomerAuditEntries).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const reader = ctx.services.db.reader(auditScope(ctx));
  const { items, recordsCount } = await listCustomerAudit(reader, customerId, input.query);
  return pageOf({ items: items.map(toAuditEntry), recordsCount }, input.query);
});
