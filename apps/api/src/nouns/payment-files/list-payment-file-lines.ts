import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { listLines } from '@quickportal/db/payment-files/read-payment-file';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { loadPaymentFile } from './load-payment-file.ts';
import { toPaymentFileLine } from './to-payment-file-line.ts';

export const listPaymentFileLines = implement(contracts.listPaymentFileLines).query(
  async ({ ctx, input: { params, query } }) => {
    const { communityId, fileId } = await loadPaymentFile(ctx, ctx.db, params.fileId);
    const { status, ...page } = query;
    const { items, recordsCount } = await listLines(ctx.db, {
      communityId,
      fileId,
      status: status === undefined ? [] : [status],
      ...page,
    });
    return pageOf({ items: items.map(toPaymentFileLine), recordsCount }, query);
  },
);
