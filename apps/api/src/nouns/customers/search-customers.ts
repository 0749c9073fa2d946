import * as contracts from '@quickportal/contracts/customers/contracts';
import { searchCustomers as search } from '@quickportal/db/customers/search-customers';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';

export const searchCustomers = implement(contracts.searchCustomers).query(async ({ ctx, input: { body } }) => {
  return pageOf(await search(ctx.db, body), body);
});
