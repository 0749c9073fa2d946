import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAYS = 30;
const BASE = '/quickportal/rest/internal/';
const PROBLEMS = 'https://quickportal.example/problems/';

/** Programs that call, with the keys of demo-api-keys.ts. */
const importer = { key: 1, ip: '203.0.113.4', program: 'customer-import/3.1' };
const clerk = { key: 1, ip: '198.51.100.24', program: 'curl/8.9' };
const ledger = { key: 3, ip: '203.0.113.5', program: 'ledger-sync/1.9' };
const meters = { key: 6, ip: '203.0.113.9', program: 'meter-readings/2.0' };
const billing = { key: 7, ip: '2001:db8:7::12', program: 'water-billing/5.0' };
const club = { key: 5, ip: '198.51.100.77', program: 'club-app/1.4', communityId: 20 };
type Caller = Readonly<{ key: number; ip: string; program: string; communityId?: number }>;

interface Call {
  by: Caller;
  at: Date;
  method?: string;
  path: string;
  operation: string;
  status?: number;
  request?: object;
  response: object;
  ms: number;
}

/** IDs of the database come as text. */
type Id = number | string;

interface Customer {
  id: Id;
  customer_number: string;
  customer_name: string;
  business_id: Id;
  business_name: string;
  email: string;
}
interface Payment {
  receipt_number: string;
  customer_id: Id;
  customer_account_id: Id;
  customer_name: string;
  customer_reference_number: string;
  status: string;
  amount: string;
  at: string;
}

/** A whole number below `below` that depends on nothing but the text. */
const lot = (text: string, below: number): number => createHash('sha256').update(text).digest().readUInt32BE() % below;

/** What programs called in 30 days and how it ended, so that the developer log has each kind of response. */
export async function insertDemoApiLogs(owner: Client, now: Date): Promise<void> {
  await owner.query('select app.turn_api_log($1::date, $2::date)', [
    new Date(now.getTime() - (DAYS + 1) * DAY).toISOString(),
    new Date(now.getTime() + 31 * DAY).toISOString(),
  ]);
  const customers = await customersOf(owner, 10);
  const calls = [
    ...paymentCalls(await paymentsOf(owner, now)),
    ...dailyCalls(customers, now),
    ...clubCalls(await customersOf(owner, 20), now),
  ];
  const inOrder = calls.filter(({ at }) => at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(owner, 'app.api_log', inOrder.map(rowOf));
  await owner.query(`select setval('app.api_log_id_seq', $1)`, [inOrder.length]);
}

const customersOf = async (owner: Client, communityId: number): Promise<Customer[]> =>
  (
    await owner.query<Customer>(
      `select c.id, c.customer_number, c.customer_name, c.business_id, b.name as business_name, c.email
       from app.customer c join app.business b on b.community_id = c.community_id and b.id = c.business_id
       where c.community_id = $1 and c.enabled order by c.business_id = 100 desc, c.id limit 200`,
      [communityId],
    )
  ).rows;

/** Card payments that a program took. */
const paymentsOf = async (owner: Client, now: Date): Promise<Payment[]> =>
  (
    await owner.query<Payment>(
      `select receipt_number, customer_id, customer_account_id, customer_name, customer_reference_number, status,
         (principal_amount::numeric / 100)::numeric(12, 2)::text as amount, transaction_time as at
       from app.transaction
       where community_id = 10 and source = 'RESTAPI' and customer_account_id is not null and transaction_time >= $1
       order by transaction_time desc limit 200`,
      [new Date(now.getTime() - DAYS * DAY).toISOString()],
    )
  ).rows;

const toCustomer = (customer: Customer) => ({
  customerId: Number(customer.id),
  customerNumber: customer.customer_number,
  customerName: customer.customer_name,
  customerEnabled: true,
  businessId: Number(customer.business_id),
  businessName: customer.business_name,
  email: customer.email,
  version: 1,
});

const money = (amount: string) => ({ amount, currency: 'AUD', displayAmount: `$${amount}` });

/** Each payment as it was taken, and as the ledger read it some minutes later. */
const paymentCalls = (payments: readonly Payment[]): Call[] =>
  payments.flatMap((payment) => {
    const at = new Date(payment.at);
    const wasDeclined = payment.status === 'DECLINED';
    const transaction = {
      receiptNumber: payment.receipt_number,
      transactionType: 'PAYMENT',
      status: wasDeclined ? 'DECLINED' : 'APPROVED',
      customerId: Number(payment.customer_id),
      customerName: payment.customer_name,
      customerReferenceNumber: payment.customer_reference_number,
      principalAmount: money(payment.amount),
      responseCode: wasDeclined ? '51' : '08',
    };
    return [
      {
        by: billing,
        at,
        method: 'POST',
        path: `customers/${payment.customer_id}/payments`,
        operation: 'payments.take',
        status: 201,
        request: {
          accountId: Number(payment.customer_account_id),
          amount: payment.amount,
          customerReferenceNumber: payment.customer_reference_number,
        },
        response: transaction,
        ms: 480 + lot(payment.receipt_number, 420),
      },
      {
        by: ledger,
        at: new Date(at.getTime() + (4 + lot(payment.receipt_number, 20)) * MINUTE),
        path: `transactions/${payment.receipt_number}`,
        operation: 'transactions.get',
        response: transaction,
        ms: 9 + lot(payment.receipt_number, 14),
      },
    ];
  });

const problem = (type: string, title: string, status: number, more: object = {}) => ({
  type: `${PROBLEMS}${type}`,
  title,
  status,
  ...more,
});
const fault = (field: string, message: string) => ({ errors: [{ field, messages: [message] }] });

/** What programs do each day: searches, readings, and what goes wrong. */
function dailyCalls(customers: readonly Customer[], now: Date): Call[] {
  return Array.from({ length: DAYS }, (_, back) => {
    const end = now.getTime() - back * DAY;
    const ago = (hours: number, minutes = 0) => new Date(end - hours * HOUR - minutes * MINUTE);
    const customer = (place: number): Customer => {
      const found = customers[(back * 11 + place * 3) % customers.length];
      if (!found) throw new Error('The demo has no customers to call about');
      return found;
    };
    return [
      ...Array.from({ length: 8 }, (__, at) => searchCall(customer(at), ago(0.4 + at * 2.6, at * 7))),
      ...Array.from({ length: 4 }, (__, at) => readCall(clerk, customer(at + 8), ago(1 + at * 4, 13))),
      ...ledgerCalls(ago(0, 6), back),
      ...failedCalls({ customer: customer(3), back, ago }),
    ];
  }).flat();
}

const searchCall = (customer: Customer, at: Date): Call => ({
  by: importer,
  at,
  method: 'POST',
  path: 'customer-search',
  operation: 'customers.search',
  request: { query: customer.customer_number, pageSize: 25 },
  response: { items: [toCustomer(customer)], recordsCount: 1, currentPage: 1, pageSize: 25 },
  ms: 12 + lot(customer.customer_number, 40),
});

const readCall = (by: Caller, customer: Customer, at: Date): Call => ({
  by,
  at,
  path: `customers/${customer.id}`,
  operation: 'customers.get',
  response: toCustomer(customer),
  ms: 6 + lot(customer.customer_name, 12),
});

const ledgerCalls = (at: Date, back: number): Call[] =>
  [0, 6, 12, 18].map((hours) => ({
    by: ledger,
    at: new Date(at.getTime() - hours * HOUR),
    path: 'transactions?period=TODAY&pageSize=0',
    operation: 'transactions.search',
    response: { items: [], recordsCount: 20 + lot(`${back} ${hours}`, 60), currentPage: 1, pageSize: 0 },
    ms: 14 + lot(`${back} ${hours}`, 30),
  }));

interface Failing {
  customer: Customer;
  back: number;
  ago: (hours: number, minutes?: number) => Date;
}

/** What a day's calls failed with; some only now and then. */
function failedCalls({ customer, back, ago }: Failing): Call[] {
  const on = (everyNth: number, calls: Call[]) => (back % everyNth === 0 ? calls : []);
  const create = (name: string, number: string, wrong: object, at: Date): Call => ({
    by: importer,
    at,
    method: 'POST',
    path: 'customers',
    operation: 'customers.create',
    status: 422,
    request: {
      businessId: Number(customer.business_id),
      customerName: name,
      customerNumber: number,
      password: '[removed]',
    },
    response: problem('validation-failed', 'Some fields need attention.', 422, wrong),
    ms: 7 + lot(number, 9),
  });
  return [
    create('', `HCW-${9000 + back}`, fault('customerName', 'Required.'), ago(2, 5)),
    {
      by: clerk,
      at: ago(3, 20),
      path: `customers/${990_000 + back}`,
      operation: 'customers.get',
      status: 404,
      response: problem('not-found', 'This does not exist, or you do not have access to it.', 404),
      ms: 4,
    },
    ...on(2, [
      create('Ana Petrov', 'HCW 77', fault('email', 'Enter an email address such as name@example.com'), ago(7, 50)),
      {
        by: importer,
        at: ago(5, 41),
        method: 'PUT',
        path: `customers/${customer.id}/details`,
        operation: 'customers.updateDetails',
        status: 409,
        request: { ...toCustomer(customer), version: 1 },
        response: problem('lost-update', 'Another user changed this. Reload to see the current state.', 409, {
          current: { ...toCustomer(customer), version: 2 },
        }),
        ms: 11,
      },
    ]),
    ...on(3, [
      {
        by: importer,
        at: ago(9, 2),
        method: 'POST',
        path: 'customer-search',
        operation: 'customers.search',
        status: 429,
        request: { query: customer.customer_number },
        response: problem('too-many-requests', 'Too many requests. Wait a moment and try again.', 429),
        ms: 1,
      },
    ]),
    ...on(5, [
      {
        by: ledger,
        at: ago(11, 33),
        path: 'transactions?period=LAST_30_DAYS&pageSize=100',
        operation: 'transactions.search',
        status: 503,
        response: problem('unavailable', 'The service is not available right now. Try again shortly.', 503),
        ms: 5002,
      },
    ]),
    ...on(4, [
      {
        by: meters,
        at: ago(6, 12),
        path: `customers/${customer.id}/accounts`,
        operation: 'customerAccounts.list',
        status: back < 25 ? 401 : 200,
        response:
          back < 25
            ? problem('unauthenticated', 'Sign in to continue.', 401, { detail: 'This API key has expired.' })
            : { items: [], recordsCount: 0, currentPage: 1, pageSize: 25 },
        ms: 3,
      },
    ]),
  ];
}

const clubCalls = (customers: readonly Customer[], now: Date): Call[] =>
  customers
    .slice(0, 12)
    .map((customer, at) => readCall(club, customer, new Date(now.getTime() - at * 40 * HOUR - HOUR)));

function rowOf(call: Call, place: number): object {
  const { by, at, method = 'GET', path, operation, status = 200, request, response, ms } = call;
  const { communityId = 10 } = by;
  const requestId = createHash('sha256').update(`call ${place}`).digest('hex').slice(0, 16);
  const type = 'type' in response && typeof response.type === 'string' ? response.type : null;
  const isProblem = type?.startsWith(PROBLEMS) === true;
  return {
    community_id: communityId,
    id: place + 1,
    api_key_id: by.key,
    requested_at: at.toISOString(),
    http_method: method,
    request_url: BASE + path,
    operation,
    http_status: status,
    error_type: isProblem ? type.slice(PROBLEMS.length) : null,
    duration_ms: ms,
    request_headers: {
      accept: '*/*',
      authorization: '[removed]',
      host: 'portal.example',
      'user-agent': by.program,
      ...(request && { 'content-type': 'application/json' }),
      ...(operation === 'payments.take' && { 'idempotency-key': `billing-${requestId}` }),
    },
    request_body: request ? JSON.stringify(request) : '',
    request_truncated: false,
    response_headers: {
      'content-type': isProblem ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8',
      'x-request-id': requestId,
      ...(status === 429 && { 'retry-after': '2' }),
    },
    response_body: JSON.stringify(isProblem ? { ...response, requestId } : response),
    response_truncated: false,
    ip: by.ip,
    request_id: requestId,
    terms: termsOf(communityId, [path, requestId, by.ip, JSON.stringify(request ?? ''), JSON.stringify(response)]),
  };
}

/** What a call is found by, as a tsvector in text: the path, its parts, and numbers and ids of the bodies. */
function termsOf(communityId: number, [path = '', requestId = '', ip = '', ...bodies]: readonly string[]): string {
  const named = bodies.flatMap((body) =>
    [...body.matchAll(/"\w*(?:Id|Number|Token)":"?([\w-]+)/g)].map(([, value = '']) => value),
  );
  const terms = [path, ...path.split(/[/?&]/), requestId, ip, ...named, ...named.flatMap((text) => text.split('-'))];
  const written = new Set(terms.filter((term) => term !== '').map((term) => `'${communityId}:${term.toLowerCase()}'`));
  return [...written].join(' ');
}
