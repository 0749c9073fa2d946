import * as contracts from '@quickportal/contracts/businesses/contracts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const getBusinessMigratedToBankrec = implement(contracts.getBusinessMigratedToBankrec).query(
  async ({ ctx, input }) => orNotFound(await getBusinessWithCommunity(ctx.db, input.params.businessId)).bankrecCode,
);
