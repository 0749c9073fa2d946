import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { listApiKeys as list } from '@quickportal/db/api-keys/read-api-keys';
import { pageOf } from '../../kernel/paging.ts';
import type { CallContext } from '../../procedures/context.ts';
import { secretsWaitingFor } from '../../engines/proposals/waiting-secrets.ts';
import { implement } from '../../procedures/implement.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { toApiKey } from './to-api-key.ts';

/** One page of the keys of the caller's community. */
export async function listApiKeyPage(ctx: CallContext, page: { page: number; pageSize: number }) {
  requireKeyReader(ctx);
  const now = ctx.services.clock.now();
  const { items, recordsCount } = await list(ctx.db, now, page);
  const waits = await secretsWaitingFor(ctx, 'api-key');
  return pageOf({ items: items.map((row) => toApiKey(row, now, waits)), recordsCount }, page);
}

export const listApiKeys = implement(contracts.listApiKeys).query(({ ctx, input: { query } }) =>
  listApiKeyPage(ctx, query),
);
