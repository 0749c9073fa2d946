import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import type { BankStatementLineStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { searchBankStatementLines } from '@quickportal/db/bank-statements/search-bank-statement-lines';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementLine } from './to-bank-statement.ts';

export const listBankStatementLines = implement(contracts.listBankStatementLines).query(
  async ({ ctx, input: { query } }) => {
    const status = query.status as readonly BankStatementLineStatus[] | undefined;
    const { items, recordsCount } = await searchBankStatementLines(ctx.db, { ...query, status });
    return pageOf({ items: items.map(toBankStatementLine), recordsCount }, query);
  },
);
