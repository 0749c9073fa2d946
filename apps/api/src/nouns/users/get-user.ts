import * as contracts from '@quickportal/contracts/users/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadUser, toUser } from './load-user.ts';
import { reachOf } from './user-reach.ts';

export const getUser = implement(contracts.getUser).query(async ({ ctx, input }) => {
  const { db, clock } = ctx.services;
  const reach = reachOf(ctx);
  return toUser(reach, await loadUser(db.reader({ kind: 'auth' }), reach, input.params.userId, clock.now()));
});
