import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { listAccountAudit } from '@quickportal/db/supplier-accounts/read-account-details';
import { toAuditEntry } from '../../engines/audit/to-audit-entry.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { auditScope } from '../../procedures/scope.ts';
import { requireAccount } from './shown-accounts.ts';

export const listSupplierAccountAuditEntries = implement(contracts.listSupplierAccountAuditEntries).query(
  async ({ ctx, input: { params, query } }) => {
    const key = await requireAccount(ctx, params);
    const { items, recordsCount } = await listAccountAudit(ctx.services.db.reader(auditScope(ctx)), key, query);
    return pageOf({ items: items.map(toAuditEntry), recordsCount }, query);
  },
);
