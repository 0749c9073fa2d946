import * as contracts from '@quickportal/contracts/transactions/contracts';
import { fileColumns } from '@quickportal/contracts/kernel/list';
import { PREVIEW_ROWS } from '@quickportal/contracts/transactions/check';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { transactionExport } from '@quickportal/db/transactions/export-transactions';
import { zoneAt } from '../../engines/clock/community-days.ts';
import { copyFields } from '../../engines/exports/copy-text.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf, communityScope } from '../../procedures/scope.ts';

const columns = fileColumns(transactionList);

export const previewTransactionExport = implement(contracts.previewTransactionExport).query(async ({ ctx }) => {
  const { db, clock } = ctx.services;
  const scope = communityScope(ctx);
  const newest = transactionExport(scope, { sort: '-transactionTime' }, columns, PREVIEW_ROWS);
  const rows: string[][] = [];
  if (newest) {
    const timeZone = zoneAt(communityOf(ctx), clock.now());
    for await (const { bytes } of copyOut(db, scope, newest.query, { ordered: newest.ordered, timeZone }))
      rows.push(...bytes.toString().split('\n').slice(0, -1).map(copyFields));
  }
  return { columns, rows };
});
