import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { findFileOfGroup } from '@quickportal/db/payment-files/read-payment-file';
import { getUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const locatePaymentFile = implement(contracts.locatePaymentFile).query(async ({ ctx, input: { params } }) => {
  const fileId = orNotFound(await findFileOfGroup(ctx.db, params.paymentBatchGroupId));
  // Users who are restricted to businesses see groups of all, but not files that reach other businesses
  orNotFound(await getUploadedFile(ctx.db, fileId));
  return { fileId };
});
