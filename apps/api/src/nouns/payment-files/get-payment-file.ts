import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadPaymentFile } from './load-payment-file.ts';
import { toPaymentFile } from './to-payment-file.ts';

export const getPaymentFile = implement(contracts.getPaymentFile).query(async ({ ctx, input: { params } }) => {
  const file = await loadPaymentFile(ctx, ctx.db, params.fileId);
  return toPaymentFile(ctx.db, file, ctx.services.clock.now());
});
