import * as contracts from '@quickportal/contracts/saved-views/contracts';
import { listSavedViews as list } from '@quickportal/db/saved-views/read-saved-views';
import { implement } from '../../procedures/implement.ts';
import { savedViewResponse, savedViewsOf } from './saved-view-guards.ts';

export const listSavedViews = implement(contracts.listSavedViews).query(async ({ ctx, input }) => {
  const { of: key, scope } = savedViewsOf(ctx);
  const views = await list(ctx.services.db.reader(scope), { ...key, table: input.query.table });
  return { items: views.map((view) => savedViewResponse(view, key)) };
});
