import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { searchBankStatementAccounts } from '@quickportal/db/bank-statement-accounts/search-bank-statement-accounts';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import { pageOf } from '../../kernel/paging.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toBankStatementAccount } from './shown-account.ts';

export const searchBusinessAccounts = implement(contracts.searchBusinessAccounts).query(
  async ({ ctx, input: { params, query } }) => {
    const { communityId } = communityOf(ctx);
    orNotFound(await getBusiness(ctx.db, params.businessId));
    const { items, ...found } = await searchBankStatementAccounts(ctx.db, { communityId, ...params, ...query });
    return pageOf({ ...found, items: items.map(toBankStatementAccount) }, query);
  },
);
