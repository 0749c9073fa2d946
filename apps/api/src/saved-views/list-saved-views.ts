import * as contracts from '@quickportal/contracts/saved-views/contracts';
import { listSavedViews as list } from '@quickportal/db/saved-views/read-saved-views';
import { implement } from '../kernel/implement.ts';
import { savedViewAnswer, savedViewsOf } from './saved-view-guards.ts';

export const listSavedViews = implement(contracts.listSavedViews).query(async ({ ctx, input }) => {
  const { of, scope } = savedViewsOf(ctx);
  const views = await list(ctx.services.db.reader(scope), { ...of, table: input.query.table });
  return { items: views.map((view) => savedViewAnswer(view, of)) };
});
