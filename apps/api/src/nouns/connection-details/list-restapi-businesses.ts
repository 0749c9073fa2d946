import * as contracts from '@quickportal/contracts/connection-details/contracts';
import { connectionTerms } from '@quickportal/contracts/rules/payments/connections';
import { listConnectionBusinesses } from '@quickportal/db/connection-details/list-connection-businesses';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const listRestapiBusinesses = implement(contracts.listRestapiBusinesses).query(
  async ({ ctx, input: { query } }) => {
    const wanted = { communityId: communityOf(ctx).communityId, products: connectionTerms.restapi };
    return pageOf(await listConnectionBusinesses(ctx.db, wanted, query), query);
  },
);
