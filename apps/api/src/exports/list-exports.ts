import * as contracts from '@quickportal/contracts/exports/contracts';
import { listExports as list } from '@quickportal/db/exports/read-exports';
import { exportOwner, exportsOf } from '../engines/exports/own-exports.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { exportAnswer } from './export-answer.ts';

export const listExports = implement(contracts.listExports).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const of = exportsOf(ctx);
  const db = ctx.services.db.reader({ kind: 'community', communityId: of.communityId });
  const { items, recordsCount } = await list(db, of, query);
  const now = ctx.services.clock.now();
  return pageOf({ items: items.map((row) => exportAnswer(row, exportOwner(ctx), now)), recordsCount }, query);
});
