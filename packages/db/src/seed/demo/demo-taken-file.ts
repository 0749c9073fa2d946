import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

const COMMUNITY_ID = 10;
const FILE_ID = 109;
const STORAGE_KEY = `uploads/${COMMUNITY_ID}/demo-${FILE_ID}`;
const HEADER = 'Business code,Customer number,Account token,Amount,Payment reference number';
const MINUTE = 60_000;

interface Payment {
  id: number;
  group_id: number;
  business_id: number;
  business_code: string;
  customer_id: number;
  customer_number: string;
  customer_name: string;
  account_id: number;
  account_token: string;
  method: string;
  currency: string;
  amount: number;
  surcharge: number;
  reference: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Payments of the latest group of bank debits that was sent in one file and has settled. */
const settledPayments = `
  with payment as (
    select pb.payment_batch_group_id as group_id, e.transaction_id
    from app.payment_batch pb
    join app.payment_batch_group g on g.community_id = pb.community_id and g.id = pb.payment_batch_group_id
    join app.batch_entry e on e.community_id = pb.community_id and e.payment_batch_id = pb.id and e.entry_type = 'PRINCIPAL'
    where pb.community_id = ${COMMUNITY_ID} and g.source = 'BATCH' and g.status = 'SETTLED')
  select t.id::int, payment.group_id::int, t.business_id::int, b.code as business_code, t.customer_id::int,
    c.customer_number, c.customer_name, a.id::int as account_id, a.account_token, t.payment_method as method, t.currency,
    t.amount::int, t.surcharge_amount::int as surcharge, t.payment_reference_number as reference,
    (extract(epoch from t.transaction_time) * 1000)::float8 as at
  from payment
  join app.transaction t on t.community_id = ${COMMUNITY_ID} and t.id = payment.transaction_id
  join app.customer c on c.community_id = t.community_id and c.id = t.customer_id
  join app.customer_account a on a.community_id = t.community_id and a.id = t.customer_account_id
  join app.business b on b.community_id = t.community_id and b.id = t.business_id
  where payment.group_id = (
    select p.group_id from payment p
    join app.transaction s on s.community_id = ${COMMUNITY_ID} and s.id = p.transaction_id
    group by p.group_id having min(s.transaction_time) = max(s.transaction_time)
    order by max(s.transaction_time) desc limit 1)
  order by t.id`;

const amountOf = ({ amount, surcharge }: Payment): string => ((amount - surcharge) / 100).toFixed(2);
const lineOf = (payment: Payment): string =>
  [payment.business_code, payment.customer_number, payment.account_token, amountOf(payment), payment.reference].join(
    ',',
  );
const contentOf = (payments: readonly Payment[]): Buffer =>
  Buffer.from(`${[HEADER, ...payments.map(lineOf)].join('\r\n')}\r\n`);

/** Inserts the file that some of the demo's bank debits came in: released, sent, and complete. */
export async function insertDemoTakenFile(owner: Client): Promise<void> {
  const { rows: payments } = await owner.query<Payment>(settledPayments);
  const [first] = payments;
  if (!first) throw new Error('No bank debits of the demo have settled');
  await insertRows(owner, 'app.uploaded_file', [fileRow(first, payments)]);
  await insertRows(
    owner,
    'app.payment_file_line',
    payments.map((payment, index) => lineRow(payment, index + 2)),
  );
  await owner.query('update app.payment_batch_group set uploaded_file_id = $1 where community_id = $2 and id = $3', [
    FILE_ID,
    COMMUNITY_ID,
    first.group_id,
  ]);
}

/** The content of the file, for the storage. */
export async function readDemoTakenFile(owner: Client): Promise<{ storageKey: string; content: Buffer }> {
  const { rows } = await owner.query<Payment>(
    `select entered->>'businessCode' as business_code, entered->>'customerNumber' as customer_number,
       entered->>'accountToken' as account_token, principal::int as amount, 0 as surcharge,
       entered->>'paymentReferenceNumber' as reference
     from app.payment_file_line where community_id = $1 and uploaded_file_id = $2 order by line_number`,
    [COMMUNITY_ID, FILE_ID],
  );
  return { storageKey: STORAGE_KEY, content: contentOf(rows) };
}

function fileRow({ at }: Payment, payments: readonly Payment[]): object {
  const content = contentOf(payments);
  const before = (minutes: number) => new Date(at - minutes * MINUTE).toISOString();
  const count = payments.length;
  return {
    community_id: COMMUNITY_ID,
    id: FILE_ID,
    format: 'PAYMENTS_CSV',
    file_name: 'water-rates-debits.csv',
    content_type: 'text/csv',
    encoding: 'utf-8',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storage_key: STORAGE_KEY,
    status: 'COMPLETE',
    business_ids: null,
    businesses: '{(,)}',
    uploaded_by_user_id: 1,
    uploader_name: 'Dana Petrov',
    line_count: count,
    checked_lines: count,
    checked_bytes: content.length,
    passed_lines: count,
    applied_lines: count,
    error_count: 0,
    version: 1,
    released_at: before(1),
    released_by: 'Dana Petrov',
    created_at: before(12),
    status_at: before(0),
    progressed_at: before(0),
  };
}

const lineRow = (payment: Payment, lineNumber: number): object => ({
  community_id: COMMUNITY_ID,
  uploaded_file_id: FILE_ID,
  line_number: lineNumber,
  businesses: '{(,)}',
  status: 'TAKEN',
  entered: {
    businessCode: payment.business_code,
    customerNumber: payment.customer_number,
    accountToken: payment.account_token,
    amount: amountOf(payment),
    customerReferenceNumber: payment.customer_number,
    paymentReferenceNumber: payment.reference,
    comment: '',
  },
  findings: [],
  business_id: payment.business_id,
  customer_id: payment.customer_id,
  customer_name: payment.customer_name,
  customer_account_id: payment.account_id,
  payment_method: payment.method,
  currency: payment.currency,
  principal: payment.amount - payment.surcharge,
  surcharge: payment.surcharge,
  content_key: createHash('sha256').update(`demo ${payment.id}`).digest().subarray(0, 16),
  transaction_id: payment.id,
});
