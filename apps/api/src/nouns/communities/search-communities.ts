import * as contracts from '@quickportal/contracts/communities/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { searchCommunities as search } from '@quickportal/db/communities/search-communities';
import { implement } from '../../procedures/implement.ts';

export const searchCommunities = implement(contracts.searchCommunities).query(async ({ ctx, input: { query } }) => {
  const found = await search(ctx.services.db.reader({ kind: 'staff' }), query.query, AUTOCOMPLETE_ROWS);
  return {
    items: found.map((entry) => ({
      value: String(entry.communityId),
      label: entry.communityName,
      description: `${entry.communityCode} · ${entry.communityId}`,
      ...entry,
    })),
  };
});
