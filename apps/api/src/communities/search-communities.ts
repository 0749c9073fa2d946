import * as contracts from '@quickportal/contracts/communities/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { searchCommunities as search } from '@quickportal/db/communities/search-communities';
import { implement } from '../kernel/implement.ts';

export const searchCommunities = implement(contracts.searchCommunities).query(async ({ ctx, input: { query } }) => {
  const found = await search(ctx.services.db.reader({ kind: 'staff' }), query.query, AUTOCOMPLETE_ROWS);
  return {
    items: found.map((one) => ({
      value: String(one.communityId),
      label: one.communityName,
      description: `${one.communityCode} · ${one.communityId}`,
      ...one,
    })),
  };
});
