import * as contracts from '@quickportal/contracts/exports/contracts';
import { listExports as list } from '@quickportal/db/exports/read-exports';
import { exportOwner, exportsOf } from '../../procedures/own-exports.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { exportResponse } from './export-response.ts';

export const listExports = implement(contracts.listExports).query(async ({ ctx, input: { query } }) => {
  const key = exportsOf(ctx);
  const db = ctx.services.db.reader({ kind: 'community', communityId: key.communityId });
  const { items, recordsCount } = await list(db, key, query);
  const now = ctx.services.clock.now();
  return pageOf({ items: items.map((row) => exportResponse(row, exportOwner(ctx), now)), recordsCount }, query);
});
