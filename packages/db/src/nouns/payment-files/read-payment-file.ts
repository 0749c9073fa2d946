import type { PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import type { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { FileKey, StoredFinding } from './payment-file-line.ts';

export type TransactionStatus = keyof typeof transactionStates.states;

/** Lines of one kind. Amounts in cents; null where lines are wrong. */
export interface LineCount {
  status: PaymentLineStatus;
  currency: 'AUD' | 'NZD' | null;
  paymentMethod: PaymentMethodCode | null;
  /** Of the payments that were taken. */
  transactionStatus: TransactionStatus | null;
  lineCount: number;
  principal: bigint;
  surcharge: bigint;
}

const counts = preparedSql(
  'paymentFiles.counts',
  ({ communityId, fileId }: FileKey) => sql<{
    status: PaymentLineStatus;
    currency: LineCount['currency'];
    paymentMethod: LineCount['paymentMethod'];
    transactionStatus: TransactionStatus | null;
    lineCount: number;
    principal: string;
    surcharge: string;
  }>`
    select l.status, l.currency, l.payment_method as "paymentMethod", t.status as "transactionStatus",
      count(*)::int as "lineCount",
      coalesce(sum(coalesce(t.amount - t.surcharge_amount, l.principal)), 0)::text as principal,
      coalesce(sum(coalesce(t.surcharge_amount, l.surcharge)), 0)::text as surcharge
    from app.payment_file_line l
    left join app.transaction t on t.community_id = l.community_id and t.id = l.transaction_id
    where l.community_id = ${communityId} and l.uploaded_file_id = ${fileId}
    group by 1, 2, 3, 4`,
);

/** How many lines of a file there are of each status, currency, method and outcome, and what they come to. */
export const countLines = async (db: Reader, key: FileKey): Promise<LineCount[]> =>
  (await db.all(counts, key)).map(({ principal, surcharge, ...count }) => ({
    ...count,
    principal: BigInt(principal),
    surcharge: BigInt(surcharge),
  }));

const lines = () =>
  build
    .selectFrom('app.payment_file_line as l')
    .leftJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'l.community_id').onRef('t.id', '=', 'l.transaction_id'),
    )
    .select([
      'l.line_number as lineNumber',
      'l.status',
      sql<Record<string, string>>`l.entered`.as('entered'),
      sql<StoredFinding[]>`l.findings`.as('findings'),
      'l.customer_id as customerId',
      'l.customer_name as customerName',
      'l.payment_method as paymentMethod',
      'l.currency',
      sql<string | null>`l.principal::text`.as('principal'),
      sql<string | null>`l.surcharge::text`.as('surcharge'),
      'l.same_line_number as sameLineNumber',
      'l.same_receipt_number as sameReceiptNumber',
      't.receipt_number as receiptNumber',
      't.status as transactionStatus',
    ]);

const page = shapedQuery(
  'paymentFiles.lines',
  ({ byStatus }: { byStatus: boolean }, params: FileKey & { status: readonly string[] } & PageLimits) =>
    lines()
      .where('l.community_id', '=', params.communityId)
      .where('l.uploaded_file_id', '=', params.fileId)
      .$if(byStatus, (query) => query.where(sql<boolean>`l.status = any (${params.status}::text[])`))
      .orderBy('l.line_number')
      .limit(params.limit)
      .offset(params.offset),
);
const pageCount = shapedQuery(
  'paymentFiles.linesCount',
  ({ byStatus }: { byStatus: boolean }, params: FileKey & { status: readonly string[] }) =>
    build
      .selectFrom('app.payment_file_line as l')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('l.community_id', '=', params.communityId)
      .where('l.uploaded_file_id', '=', params.fileId)
      .$if(byStatus, (query) => query.where(sql<boolean>`l.status = any (${params.status}::text[])`)),
);
const single = preparedQuery('paymentFiles.line', (key: FileKey & { lineNumber: number }) =>
  lines()
    .where('l.community_id', '=', key.communityId)
    .where('l.uploaded_file_id', '=', key.fileId)
    .where('l.line_number', '=', key.lineNumber),
);

/** A line as it is kept. Amounts are cents as text. */
export type PaymentLineRecord = Awaited<ReturnType<typeof getLine>> & object;

/** One page of the lines of a file, of these statuses where any are given. */
export async function listLines(
  db: Reader,
  { status = [], ...key }: FileKey & { status?: readonly PaymentLineStatus[] | undefined } & PageOf,
): Promise<Page<PaymentLineRecord>> {
  const shape = { byStatus: status.length > 0 };
  return readPage(db, { rows: page(shape), count: pageCount(shape) }, { ...key, status }, key);
}

/** The line, or undefined. */
export const getLine = (db: Reader, key: FileKey & { lineNumber: number }) => db.first(single, key);

const ofGroup = preparedQuery('paymentFiles.ofGroup', (key: { paymentBatchGroupId: number }) =>
  build
    .selectFrom('app.payment_batch_group')
    .select('uploaded_file_id as fileId')
    .where('id', '=', key.paymentBatchGroupId)
    .where('uploaded_file_id', 'is not', null),
);

/** The file whose payments are in this group; undefined where the group is of no file, or out of scope. */
export const findFileOfGroup = async (db: Reader, paymentBatchGroupId: number): Promise<number | undefined> =>
  (await db.first(ofGroup, { paymentBatchGroupId }))?.fileId ?? undefined;

const ofTransaction = preparedQuery(
  'paymentFiles.ofTransaction',
  (key: { communityId: number; transactionId: number }) =>
    build
      .selectFrom('app.payment_file_line as l')
      .innerJoin('app.uploaded_file as f', (join) =>
        join.onRef('f.community_id', '=', 'l.community_id').onRef('f.id', '=', 'l.uploaded_file_id'),
      )
      .select(['f.id as fileId', 'f.file_name as fileName', 'l.line_number as lineNumber'])
      .where('l.community_id', '=', key.communityId)
      .where('l.transaction_id', '=', key.transactionId),
);

/** The line of a file that a payment was taken from; undefined where there is none. */
export const findLineOfTransaction = (
  db: Reader,
  key: { communityId: number; transactionId: number },
): Promise<{ fileId: number; fileName: string; lineNumber: number } | undefined> => db.first(ofTransaction, key);
