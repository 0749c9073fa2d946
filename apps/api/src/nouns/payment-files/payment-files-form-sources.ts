import { updatePaymentFileLine } from '@quickportal/contracts/payment-files/contracts';
import { getLine } from '@quickportal/db/payment-files/read-payment-file';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { loadPaymentFile } from './load-payment-file.ts';
import { toPaymentFileLine } from './to-payment-file-line.ts';

/** Current values of the form. */
export const paymentFilesFormSources = [
  formSource(updatePaymentFileLine, async (ctx, { fileId, lineNumber }) => {
    const { communityId } = await loadPaymentFile(ctx, ctx.db, fileId);
    const line = orNotFound(await getLine(ctx.db, { communityId, fileId, lineNumber }));
    return { values: toPaymentFileLine(line).values };
  }),
];
