import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { MOST_LOST } from '../../engines/payment-files/take-lost-lines.ts';
import type { Work, Workplace } from './work.ts';

const LINES = 300;
const COLUMNS = 'Business code,Customer number,Account token,Amount,Payment reference number';
const POLL_MS = 100;
/** What one waits for after a kill: a heartbeat, and a busy machine. */
const PATIENCE_MS = 120_000;
/** Approved by the network (docs/gateways.md). */
const CARD = { cardNumber: '4242424242424242', expiryDate: '12/29', cardholderName: 'Alex Tester' };

/** A released file: the beginning of its references, and what its lines come to in cents. */
interface Released {
  fileId: number;
  reference: string;
  total: bigint;
}

const underWay = `community_id = 10 and released_at is not null and status in ('PROCESSING', 'SENDING')`;

/** Files of payments are uploaded, checked and released, and their payments are taken in chunks. */
export function paymentFiles(): Work {
  const released: Released[] = [];
  let payer: Promise<Payer> | undefined;
  return {
    kind: 'payment-files',
    isUnderWay: async ({ owner }) => {
      const { rows } = await owner.query(
        `select from app.uploaded_file where ${underWay} and passed_lines > 0 limit 1`,
      );
      return rows.length > 0;
    },
    ask: async (place) => {
      const { customerNumber, businessCode, accountToken } = await (payer ??= addPayer(place));
      const reference = `F${randomUUID().slice(0, 8)}`;
      const lines = Array.from({ length: LINES }, (_, n) => {
        const amount = formatAmount(BigInt(1000 + n));
        return [businessCode, customerNumber, accountToken, amount, `${reference}-${n}`].join(',');
      });
      released.push(await release(place, reference, [COLUMNS, ...lines].join('\n')));
    },
    left: async ({ owner }) => {
      const { rows } = await owner.query<{ left: number }>(
        `select (select count(*) from app.uploaded_file where ${underWay})::int
           + (select count(*) from app.transaction t join app.payment_file_line l
              on l.community_id = t.community_id and l.transaction_id = t.id and l.uploaded_file_id = any ($1)
              where t.status = 'IN_FLIGHT' or t.status = 'CANCELLED' and l.lost_payments < $2)::int as left`,
        [released.map(({ fileId }) => fileId), MOST_LOST],
      );
      return rows[0]?.left ?? 0;
    },
    faults: async (place) => {
      const faults: string[] = [];
      for (const file of released) faults.push(...(await faultsOf(place, file)));
      return faults;
    },
  };
}

interface Payer {
  customerNumber: string;
  businessCode: string;
  accountToken: string;
}

/** A customer with a card of their own, so that nothing else limits the payments. */
async function addPayer({ caller, owner }: Workplace): Promise<Payer> {
  const add = async <T>(path: string, body: object): Promise<T> => {
    const response = await caller.send<T>('POST', path, { body, key: `faults-files-${path.replaceAll('/', '-')}` });
    if (response.status !== 201)
      throw new Error(`${path} returned ${response.status}: ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const customer = await add<{ customerId: number; customerNumber: string }>('customers', {
    businessId: 100,
    customerName: 'Faults: files',
  });
  const { accountToken } = await add<{ accountToken: string }>(
    `customers/${customer.customerId}/accounts/credit-cards`,
    CARD,
  );
  const { rows } = await owner.query<{ code: string }>('select code from app.business where id = 100');
  return { customerNumber: customer.customerNumber, businessCode: rows[0]?.code ?? '', accountToken };
}

async function release({ caller, owner }: Workplace, reference: string, content: string): Promise<Released> {
  const file = { name: `${reference}.csv`, content };
  const uploaded = await caller.send<UploadedFile>('POST', 'uploaded-files?format=PAYMENTS', { file });
  // 422: a process died after it had taken the file and before it said so; the second attempt is a duplicate
  if (uploaded.status !== 201 && uploaded.status !== 422)
    throw new Error(`Uploading returned ${uploaded.status}: ${JSON.stringify(uploaded.body)}`);
  const { rows } = await owner.query<{ id: number }>(
    'select id::int as id from app.uploaded_file where community_id = 10 and file_name = $1',
    [file.name],
  );
  const fileId = rows[0]?.id;
  if (rows.length !== 1 || fileId === undefined) throw new Error(`${rows.length} files ${file.name}`);
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
    const { body } = await caller.send<UploadedFile>('GET', `uploaded-files/${fileId}`);
    if (body.step === 'RELEASE') break;
    if (Date.now() > deadline) throw new Error(`${file.name} stayed ${body.statusGroup.statusCode}`);
  }
  const { body: checked } = await caller.send<PaymentFile>('GET', `uploaded-files/${fileId}/payments`);
  if (checked.readyCount !== LINES) throw new Error(`${checked.readyCount} of ${LINES} lines are ready`);
  const key = `release-${reference}`;
  const response = await caller.send<unknown>('POST', `uploaded-files/${fileId}/release`, { key });
  if (response.status !== 200) throw new Error(`Release returned ${response.status}: ${JSON.stringify(response.body)}`);
  return { fileId, reference, total: sumOf(checked.totals) };
}

/** Every line has one payment that took its amount, and the summary says so to the cent. */
async function faultsOf({ caller, owner }: Workplace, { fileId, reference, total }: Released): Promise<string[]> {
  const { rows } = await owner.query<{ payments: number; lines: number; cents: string }>(
    `select count(*)::int as payments, count(distinct payment_reference_number)::int as lines,
       coalesce(sum(amount), 0)::text as cents
     from app.transaction where community_id = 10 and payment_reference_number like $1 and status <> 'CANCELLED'`,
    [`${reference}-%`],
  );
  const { body } = await caller.send<PaymentFile>('GET', `uploaded-files/${fileId}/payments`);
  const actual = {
    payments: rows[0]?.payments,
    lines: rows[0]?.lines,
    cents: rows[0]?.cents,
    taken: body.takenCount,
    summary: String(sumOf(body.outcomes)),
  };
  const expected = { payments: LINES, lines: LINES, cents: String(total), taken: LINES, summary: String(total) };
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === wanted ? [] : [`File ${fileId}: ${is}, not ${wanted}`];
}

const sumOf = (parts: readonly { totalAmount: { amount: string } }[]): bigint =>
  parts.reduce((sum, { totalAmount }) => sum + (parseAmount(totalAmount.amount) ?? 0n), 0n);
