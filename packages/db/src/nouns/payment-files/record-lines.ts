import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { PaymentFileLine, FileKey } from './payment-file-line.ts';

const columns = {
  line_number: 'integer',
  status: 'text',
  entered: 'jsonb',
  findings: 'jsonb',
  business_id: 'bigint',
  customer_id: 'bigint',
  customer_name: 'text',
  customer_account_id: 'bigint',
  payment_method: 'text',
  currency: 'text',
  principal: 'bigint',
  surcharge: 'bigint',
  content_key: 'bytea',
  same_line_number: 'integer',
  same_receipt_number: 'text',
};
const names = Object.keys(columns);
const types = Object.entries(columns)
  .map((column) => column.join(' '))
  .join(', ');

const toRow = ({ lineNumber, payment, sameLineNumber, sameReceiptNumber, ...line }: PaymentFileLine) => ({
  ...line,
  line_number: lineNumber,
  business_id: payment?.businessId ?? null,
  customer_id: payment?.customerId ?? null,
  customer_name: payment?.customerName ?? '',
  customer_account_id: payment?.accountId ?? null,
  payment_method: payment?.paymentMethod ?? null,
  currency: payment?.currency ?? null,
  principal: payment?.principal ?? null,
  surcharge: payment?.surcharge ?? null,
  content_key: payment?.contentKey ?? null,
  same_line_number: sameLineNumber,
  same_receipt_number: sameReceiptNumber,
});

const written = sql.raw(
  names
    .filter((name) => name !== 'line_number')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

const insertion = preparedSql(
  'paymentFiles.keepLines',
  ({ rows, fileId }: { rows: RowSetText; fileId: number }) => sql<{ line_number: number }>`
    insert into app.payment_file_line as l (community_id, uploaded_file_id, businesses, ${sql.raw(names.join(', '))})
    select f.community_id, f.id, f.businesses, ${sql.raw(names.map((name) => `given.${name}`).join(', '))}
    from app.uploaded_file f, ${rowSet(rows, types)}
    where f.id = ${fileId}
    on conflict (community_id, uploaded_file_id, line_number) do update set ${written}`,
);

/** Keeps lines as they were checked, in place of what was kept of them before. */
export async function keepLines(
  trx: WriteTransaction,
  fileId: number,
  lines: readonly PaymentFileLine[],
): Promise<void> {
  if (lines.length > 0) await trx.all(insertion, { rows: rowSetText(lines.map(toRow)), fileId });
}

const sameLines = preparedSql(
  'paymentFiles.sameLines',
  (key: FileKey & { contentKeys: readonly string[]; lineNumbers: readonly number[] }) => sql<{
    lineNumber: number;
    sameLineNumber: number;
  }>`
    select given.line_number as "lineNumber", min(l.line_number) as "sameLineNumber"
    from unnest(${key.contentKeys}::text[], ${key.lineNumbers}::int[]) as given (content_key, line_number)
    join app.payment_file_line l on l.community_id = ${key.communityId} and l.uploaded_file_id = ${key.fileId}
      and l.content_key = decode(given.content_key, 'hex') and l.line_number <> given.line_number and l.status <> 'LEFT_OUT'
    group by given.line_number`,
);

/** The first other line of the file, among those kept, that is the same payment as each of these; by line number. */
export async function findSameLines(
  db: Reader,
  key: FileKey,
  lines: readonly { lineNumber: number; contentKey: Buffer }[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.all(sameLines, {
    ...key,
    contentKeys: lines.map(({ contentKey }) => contentKey.toString('hex')),
    lineNumbers: lines.map(({ lineNumber }) => lineNumber),
  });
  return new Map(rows.map(({ lineNumber, sameLineNumber }) => [lineNumber, sameLineNumber]));
}

interface SamePayment {
  lineNumber: number;
  receiptNumber: string;
}

const ofPayer = {
  account: 't.customer_account_id = given.account_id',
  agreement: `t.payto_agreement_id = (select g.id from app.payto_agreement g
      where g.community_id = t.community_id and g.agreement_token = given.agreement_token)`,
};
const samePayments = (payer: keyof typeof ofPayer) =>
  preparedSql(
    `paymentFiles.samePayments-${payer}`,
    ({ communityId, since, rows }: { communityId: number; since: string; rows: RowSetText }) => sql<SamePayment>`
    select distinct on (given.line_number) given.line_number as "lineNumber", t.receipt_number as "receiptNumber"
    from ${rowSet(
      rows,
      'line_number integer, account_id bigint, agreement_token text, principal bigint, customer_reference text, payment_reference text',
    )}
    join app.transaction t on t.community_id = ${communityId} and ${sql.raw(ofPayer[payer])}
      and t.transaction_type = 'PAYMENT' and t.amount - t.surcharge_amount = given.principal
      and t.customer_reference_number = given.customer_reference
      and t.payment_reference_number = given.payment_reference
      and t.transaction_time >= ${since}::timestamptz and t.status not in ('DECLINED', 'CANCELLED', 'VOIDED')
    order by given.line_number, t.transaction_time desc, t.id desc`,
  );
const samePaymentsOf = { account: samePayments('account'), agreement: samePayments('agreement') };

export interface SoughtPayment {
  lineNumber: number;
  /** Null: the payment is under the agreement. */
  accountId: number | null;
  agreementToken: string;
  /** Cents. */
  principal: bigint;
  customerReferenceNumber: string;
  paymentReferenceNumber: string;
}

/** Receipts of the latest payments since then that took the same, or may have; by line number. */
export async function findSamePayments(
  db: Reader,
  { communityId, since }: { communityId: number; since: Date },
  sought: readonly SoughtPayment[],
): Promise<ReadonlyMap<number, string>> {
  const rows = sought.map((payment) => ({
    line_number: payment.lineNumber,
    account_id: payment.accountId,
    agreement_token: payment.agreementToken,
    principal: payment.principal,
    customer_reference: payment.customerReferenceNumber,
    payment_reference: payment.paymentReferenceNumber,
  }));
  const { account = [], agreement = [] } = Object.groupBy(rows, ({ account_id }) =>
    account_id === null ? 'agreement' : 'account',
  );
  const find = (payer: keyof typeof ofPayer, some: typeof rows) =>
    some.length === 0
      ? []
      : db.all(samePaymentsOf[payer], { communityId, since: since.toISOString(), rows: rowSetText(some) });
  const found = (await Promise.all([find('account', account), find('agreement', agreement)])).flat();
  return new Map(found.map(({ lineNumber, receiptNumber }) => [lineNumber, receiptNumber]));
}
