import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import type { BankStatementFileStatus } from '@quickportal/contracts/rules/states/bank-statement-file';
import { listBankStatementFiles as list } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementFile } from './to-bank-statement.ts';

export const listBankStatementFiles = implement(contracts.listBankStatementFiles).query(
  async ({ ctx, input: { query } }) => {
    const status = query.status as readonly BankStatementFileStatus[] | undefined;
    const { items, recordsCount } = await list(ctx.db, { ...query, status });
    return pageOf({ items: items.map(toBankStatementFile), recordsCount }, query);
  },
);
