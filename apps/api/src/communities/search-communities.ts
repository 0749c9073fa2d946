import * as contracts from '@quickportal/contracts/communities/contracts';
import { searchCommunities as search } from '@quickportal/db/communities/search-communities';
import { implement } from '../kernel/implement.ts';

export const searchCommunities = implement(contracts.searchCommunities).query(async ({ ctx, input: { query } }) => {
  const reader = ctx.services.db.reader({ kind: 'staff' });
  return { items: await search(reader, query.query, contracts.AUTOCOMPLETE_ROWS) };
});
