import * as contracts from '@quickportal/contracts/user-authorisations/contracts';
import { searchUserAuthorisations as search } from '@quickportal/db/user-authorisations/search-user-authorisations';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';

export const searchUserAuthorisations = implement(contracts.searchUserAuthorisations).query(
  async ({ ctx, input: { query } }) => {
    const { db, clock } = ctx.services;
    return pageOf(await search(db.reader({ kind: 'staff' }), { ...query, now: clock.now() }), query);
  },
);
