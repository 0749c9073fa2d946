import * as contracts from '@quickportal/contracts/connection-details/contracts';
import { connectionTerms } from '@quickportal/contracts/rules/payments/connections';
import { listConnectionBusinesses } from '@quickportal/db/connection-details/list-connection-businesses';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const listCcapiBusinesses = implement(contracts.listCcapiBusinesses).query(async ({ ctx, input: { query } }) => {
  const wanted = { communityId: communityOf(ctx).communityId, products: connectionTerms.ccapi };
  return pageOf(await listConnectionBusinesses(ctx.db, wanted, query), query);
});
