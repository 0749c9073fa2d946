import * as contracts from '@quickportal/contracts/communities/contracts';
import { WAITING_DAYS } from '@quickportal/contracts/communities/community-overview';
import { searchCommunityOverviews as search } from '@quickportal/db/communities/search-community-overviews';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

const DAY_MILLISECONDS = 86_400_000;

export const searchCommunityOverviews = implement(contracts.searchCommunityOverviews).query(
  async ({ ctx, input: { query } }) => {
    const { clock, db } = ctx.services;
    const since = new Date(clock.now().getTime() - WAITING_DAYS * DAY_MILLISECONDS);
    return pageOf(await search(db.reader({ kind: 'staff' }), { ...query, since }), query);
  },
);
