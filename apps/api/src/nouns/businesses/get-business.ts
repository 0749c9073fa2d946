import * as contracts from '@quickportal/contracts/businesses/contracts';
import { getBusinessWithCommunity } from '@quickportal/db/businesses/get-business-with-community';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const getBusiness = implement(contracts.getBusiness).query(async ({ ctx, input }) => {
  const { bankrecCode: _bankrecCode, ...business } = orNotFound(
    await getBusinessWithCommunity(ctx.db, input.params.businessId),
  );
  return business;
});
