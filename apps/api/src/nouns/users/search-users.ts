import * as contracts from '@quickportal/contracts/users/contracts';
import { searchUsers as search } from '@quickportal/db/users/search-users';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { reachOf } from './user-reach.ts';

export const searchUsers = implement(contracts.searchUsers).query(async ({ ctx, input: { body } }) => {
  const { db, clock } = ctx.services;
  const { communityId, businessIds } = reachOf(ctx);
  return pageOf(
    await search(db.reader({ kind: 'auth' }), { ...body, communityId, businessIds, now: clock.now() }),
    body,
  );
});
