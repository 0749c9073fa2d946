import * as contracts from '@quickportal/contracts/businesses/contracts';
import { searchBusinessOverviews as search } from '@quickportal/db/businesses/search-business-overviews';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const searchBusinessOverviews = implement(contracts.searchBusinessOverviews).query(
  async ({ ctx, input: { query } }) =>
    pageOf(await search(ctx.db, { ...query, communityId: communityOf(ctx).communityId }), query),
);
