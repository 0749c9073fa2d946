import * as contracts from '@quickportal/contracts/bank-statement-accounts/contracts';
import { searchBankStatementAccounts } from '@quickportal/db/bank-statement-accounts/search-bank-statement-accounts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementAccount } from './shown-account.ts';

export const searchGroupAccounts = implement(contracts.searchGroupAccounts).query(
  async ({ ctx, input: { params, query } }) => {
    const { items, ...found } = await searchBankStatementAccounts(ctx.db, { ...params, ...query });
    return pageOf({ ...found, items: items.map(toBankStatementAccount) }, query);
  },
);
