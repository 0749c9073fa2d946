import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import { paymentMethods, type PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { Reader } from '@quickportal/db/connect/reader';
import { countLines, type LineCount } from '@quickportal/db/payment-files/read-payment-file';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { closingTime } from '../../engines/payments/batches/closing-time.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

/** Whether every line is checked and the file waits for its release. */
export const waitsForRelease = ({ status, lineCount }: UploadedFileRecord): boolean =>
  status === 'QUEUED' && lineCount !== null;

/** Key of a file's release among pending requests. */
export const releaseKey = (fileId: number): string => `release ${fileId}`;

interface Sums {
  lineCount: number;
  principal: bigint;
  surcharge: bigint;
}

const add = (sums: Sums, { lineCount, principal, surcharge }: LineCount): Sums => ({
  lineCount: sums.lineCount + lineCount,
  principal: sums.principal + principal,
  surcharge: sums.surcharge + surcharge,
});
const NOTHING: Sums = { lineCount: 0, principal: 0n, surcharge: 0n };
const sumOf = (counts: readonly LineCount[]): Sums => counts.reduce(add, NOTHING);

type Paid = LineCount & { currency: 'AUD' | 'NZD'; paymentMethod: PaymentMethodCode };
const isPaid = (count: LineCount): count is Paid => count.currency !== null && count.paymentMethod !== null;

/** What the lines of a file come to, as the calls return it. */
export async function toPaymentFile(db: Reader, file: UploadedFileRecord, now: Date): Promise<PaymentFile> {
  const { communityId, fileId } = file;
  const [counts, pending] = await Promise.all([
    countLines(db, file),
    findPendingProposals(db, { communityId, objectType: 'uploaded-file', keys: [releaseKey(fileId)] }),
  ]);
  const countOf = (status: LineCount['status']) => sumOf(counts.filter((count) => count.status === status)).lineCount;
  const paid = counts.filter(isPaid);
  const going = paid.filter(({ status }) => status === 'READY' || status === 'TAKEN');
  return {
    fileId,
    waitsForRelease: waitsForRelease(file),
    proposalId: pending.get(releaseKey(fileId)) ?? null,
    processDate: file.processOn,
    releasedDate: file.releasedAt,
    releasedBy: file.releasedBy,
    readyCount: countOf('READY'),
    wrongCount: countOf('WRONG'),
    duplicateCount: countOf('DUPLICATE'),
    leftOutCount: countOf('LEFT_OUT'),
    takenCount: countOf('TAKEN'),
    refusedCount: countOf('REFUSED'),
    totals: grouped(going, ({ currency, paymentMethod }) => [currency, paymentMethod]).map((group) =>
      totalOf(group, now),
    ),
    outcomes: grouped(
      paid.filter(({ transactionStatus }) => transactionStatus !== null),
      ({ currency, paymentMethod, transactionStatus }) => [currency, paymentMethod, transactionStatus],
    ).map(outcomeOf),
  };
}

type Group = readonly [Paid, ...Paid[]];

/** Groups counts by a key, in the order of the keys. */
const grouped = (counts: readonly Paid[], keyOf: (count: Paid) => readonly (string | null)[]): Group[] =>
  [...Map.groupBy(counts, (count) => keyOf(count).join(' '))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group as unknown as Group);

function totalOf(group: Group, now: Date): PaymentFile['totals'][number] {
  const { currency, paymentMethod } = group[0];
  const { lineCount, principal, surcharge } = sumOf(group);
  const { calendar } = paymentMethods[paymentMethod];
  return {
    currency,
    paymentMethod,
    lineCount,
    principalAmount: moneyOf(principal, currency),
    surchargeAmount: moneyOf(surcharge, currency),
    totalAmount: moneyOf(principal + surcharge, currency),
    settlementDate: settlementDate(calendar, now),
    cutOffDate: closingTime(calendar, now).toISOString(),
  };
}

function outcomeOf(group: Group): PaymentFile['outcomes'][number] {
  const { currency, paymentMethod, transactionStatus } = group[0];
  const { lineCount, principal, surcharge } = sumOf(group);
  return {
    currency,
    paymentMethod,
    status: transactionStatus as NonNullable<typeof transactionStatus>,
    paymentCount: lineCount,
    totalAmount: moneyOf(principal + surcharge, currency),
  };
}
