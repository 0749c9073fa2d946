import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { searchTransactions } from '@quickportal/db/transactions/search-transactions';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toTransactionRow } from '../transactions/offers.ts';
import { requireAccount } from './shown-accounts.ts';

export const listSupplierAccountPayments = implement(contracts.listSupplierAccountPayments).query(
  async ({ ctx, input: { params, query } }) => {
    const { settlementAccountId } = await requireAccount(ctx, params);
    const found = await searchTransactions(ctx.db, { settlementAccountId, ...query });
    return pageOf({ ...found, items: found.items.map(toTransactionRow) }, query);
  },
);
