import * as contracts from '@quickportal/contracts/customers/contracts';
import { searchCustomers as search } from '@quickportal/db/customers/search-customers';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';

export const searchCustomers = implement(contracts.searchCustomers).query(async ({ ctx, input: { body } }) => {
  checkDepth(body);
  return pageOf(await search(ctx.services.db.reader(communityScope(ctx)), body), body);
});
