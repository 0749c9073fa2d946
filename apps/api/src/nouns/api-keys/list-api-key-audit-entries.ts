import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { listApiKeyAudit } from '@quickportal/db/api-keys/list-api-key-audit';
import { toAuditEntry } from '../../engines/audit/to-audit-entry.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { auditScope, communityOf } from '../../procedures/scope.ts';
import { loadApiKey } from './load-api-key.ts';

export const listApiKeyAuditEntries = implement(contracts.listApiKeyAuditEntries).query(
  async ({ ctx, input: { params, query } }) => {
    const { id: apiKeyId } = await loadApiKey(ctx, params.id);
    const reader = ctx.services.db.reader(auditScope(ctx));
    const key = { communityId: communityOf(ctx).communityId, apiKeyId };
    const { items, recordsCount } = await listApiKeyAudit(reader, key, query);
    return pageOf({ items: items.map(toAuditEntry), recordsCount }, query);
  },
);
