import * as contracts from '@quickportal/contracts/payment-files/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { deleteErrorsOfLine } from '@quickportal/db/payment-files/change-lines';
import { getLine } from '@quickportal/db/payment-files/read-payment-file';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';
import { conflict, orNotFound, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { checkPaymentLines } from './check-payment-lines.ts';
import { keepCheckedLines } from './keep-checked-lines.ts';
import { lockCheckedFile } from './lock-checked-file.ts';
import { paysOut } from './read-bank-line.ts';
import { readPaymentLine } from './read-payment-line.ts';
import { toPaymentFileLine } from './to-payment-file-line.ts';

export const updatePaymentFileLine = implement(contracts.updatePaymentFileLine).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { fileId, lineNumber } = input.params;
    const { communityId, timeZone } = communityOf(ctx);
    const file = await lockCheckedFile(ctx, trx, fileId);
    const before = orNotFound(await getLine(trx, { communityId, fileId, lineNumber }));
    if (before.status !== 'WRONG') throw conflict('This line is not wrong.');
    if (paysOut(before.entered)) throw conflict('This line pays money out. A payment file cannot take it.');
    const values = Object.fromEntries(Object.entries(input.body).filter(([, value]) => value !== ''));
    const read = readPaymentLine(await businessesOf(trx, file), values);
    if ('findings' in read) throw stillWrong(read.findings);
    const [checked] = await checkPaymentLines(trx, { communityId, timeZone, now }, [read.line]);
    if (!checked || 'findings' in checked) throw stillWrong(checked?.findings ?? []);
    const { payment } = checked;
    await keepCheckedLines(trx, { communityId, fileId, now }, [
      { lineNumber, values, line: read.line, findings: [], payment },
    ]);
    await deleteErrorsOfLine(trx, { communityId, fileId, lineNumber }, before.findings.length);
    const line = toPaymentFileLine(orNotFound(await getLine(trx, { communityId, fileId, lineNumber })));
    await audit({
      objectType: 'uploaded-file',
      objectId: fileId,
      description: `Line ${lineNumber} of file ${file.fileName} corrected`,
      before: { status: before.status, ...before.entered },
      after: { status: line.status, ...line.values },
    });
    return line;
  }),
);

/** Supplier businesses by code that the file may reach: those of its uploader. */
async function businessesOf(trx: WriteTransaction, { businessIds }: UploadedFileRecord) {
  const businesses = await listSupplierBusinesses(trx);
  const reachable = businesses.filter(({ businessId }) => businessIds === null || businessIds.includes(businessId));
  return new Map(reachable.map((business) => [business.code.toLowerCase(), business]));
}

/** What is still wrong, on the fields of the line. */
const stillWrong = (findings: readonly LineFinding[]): Problem =>
  new Problem('validation-failed', {
    errors: findings.map(({ column, message }) => ({ field: column, messages: [message] })),
  });
