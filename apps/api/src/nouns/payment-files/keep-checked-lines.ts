import { DUPLICATE_DAYS } from '@quickportal/contracts/uploaded-files/file-limits';
import { textFault } from '@quickportal/contracts/rules/texts/text-kinds';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findSameLines, findSamePayments, keepLines } from '@quickportal/db/payment-files/record-lines';
import type { PaymentFileLine, LinePayment } from '@quickportal/db/payment-files/payment-file-line';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';
import { shownValue } from '../../engines/uploads/shown-value.ts';
import type { PaymentLine } from './read-payment-line.ts';

const DAY = 86_400_000;
const LONGEST_TOKEN = 64;

/** A line that was checked; without a payment it is wrong. */
export interface LineToKeep {
  lineNumber: number;
  values: Readonly<Record<string, string>>;
  line: PaymentLine | null;
  findings: readonly LineFinding[];
  payment: LinePayment | null;
}

interface Place {
  communityId: number;
  fileId: number;
  now: Date;
}

/** Keeps lines with what they would take, and says which payments are in the file or were taken before. */
export async function keepCheckedLines(
  trx: WriteTransaction,
  { communityId, fileId, now }: Place,
  lines: readonly LineToKeep[],
): Promise<PaymentFileLine[]> {
  const payable = lines.filter(hasPayment);
  const sameLines = await findSameLines(
    trx,
    { communityId, fileId },
    payable.map(({ lineNumber, payment }) => ({ lineNumber, contentKey: payment.contentKey })),
  );
  const since = new Date(now.getTime() - DUPLICATE_DAYS * DAY);
  const samePayments = await findSamePayments(trx, { communityId, since }, payable.map(soughtPayment));
  // Lines of this chunk are not kept yet
  const inChunk = new Map<string, number>();
  const kept = lines.map((checked): PaymentFileLine => {
    const { lineNumber, findings, payment } = checked;
    const key = payment?.contentKey.toString('hex') ?? '';
    const sameLineNumber = payment ? (sameLines.get(lineNumber) ?? inChunk.get(key) ?? null) : null;
    if (payment && !inChunk.has(key)) inChunk.set(key, sameLineNumber ?? lineNumber);
    const sameReceiptNumber = samePayments.get(lineNumber) ?? null;
    const isSame = sameLineNumber !== null || sameReceiptNumber !== null;
    const status = payment === null ? 'WRONG' : isSame ? 'DUPLICATE' : 'READY';
    return { lineNumber, status, entered: keptValues(checked), findings, payment, sameLineNumber, sameReceiptNumber };
  });
  await keepLines(trx, fileId, kept);
  return kept;
}

type PayableLine = LineToKeep & { line: PaymentLine; payment: LinePayment };
const hasPayment = (line: LineToKeep): line is PayableLine => line.payment !== null && line.line !== null;

const soughtPayment = ({ lineNumber, line, payment }: PayableLine) => ({
  lineNumber,
  accountId: payment.accountId,
  agreementToken: line.accountToken,
  principal: payment.principal,
  customerReferenceNumber: line.customerReferenceNumber || line.customerNumber,
  paymentReferenceNumber: line.paymentReferenceNumber,
});

/** What is kept of a line's values. Those of a wrong line may hold a card number, so long numbers are masked. */
function keptValues({ values, line, payment }: LineToKeep): Record<string, string> {
  if (payment && line) {
    const { accountToken, customerReferenceNumber, paymentReferenceNumber, comment } = line;
    return { ...values, accountToken, customerReferenceNumber, paymentReferenceNumber, comment };
  }
  const isWhole = (name: string, value: string) =>
    name === 'accountToken' && value.length <= LONGEST_TOKEN && textFault(value, 'line') === null;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isWhole(name, value) ? value : shownValue(value)]),
  );
}
