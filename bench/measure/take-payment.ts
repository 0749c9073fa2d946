import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { signIn } from '../data/callers.ts';
import { CUSTOMERS, place, settle } from '../data/charged-product.ts';
import { requestText, UNIQUE, type LoadGenerator } from '../load/load-generator.ts';
import { startServer } from '../servers/server-process.ts';
import { watchPostgres } from './postgres-cpu.ts';
import { measureRates, type Rate, type RateOptions } from './rates.ts';

/** A real network takes a second to answer: where hundreds a second are taken, hundreds are on their way at once. */
export const MANY_AT_ONCE = [64, 128] as const;

/**
 * Payments by REST from sign-in to outcome, each with a key of its own, beside a bare insert into a table like that of
 * transactions, in one run on a database of their own; few at once, and many.
 */
export async function measureTakePayment(
  load: LoadGenerator,
  options: Omit<RateOptions, 'postgresCpu'>,
  profile?: string,
): Promise<Rate[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-payments-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const product = await startServer('payment-server.ts', { environment: { BENCH_FOLDER: folder }, profile });
    closers.push(() => product.stop());
    const owned = await connectAsOwner({ QUICKPORTAL_DATA: folder });
    closers.push(() => owned.stop());
    const client = new Client(owned.owner);
    await client.connect();
    closers.push(() => client.end());
    const raw = await startServer('raw-insert-server.ts', {
      environment: { BENCH_OWNER: JSON.stringify(owned.owner) },
    });
    closers.push(() => raw.stop());
    const bare = { server: raw, requests: await requests(client, (id) => `/${id}`) };
    const ours = {
      server: product,
      requests: await requests(client, (id) => `/quickportal/rest/internal/customers/${id}/payments`),
    };
    const variants = [
      { ...bare, name: 'raw insert', raw: null },
      { ...ours, name: 'take payment', raw: 'raw insert' },
      ...MANY_AT_ONCE.flatMap((connections) => {
        const bareName = `raw insert, ${connections} at once`;
        return [
          { ...bare, name: bareName, raw: null, connections },
          { ...ours, name: `take payment, ${connections} at once`, raw: bareName, connections },
        ];
      }),
    ];
    const rates = await measureRates(load, variants, {
      ...options,
      postgresCpu: await watchPostgres(client),
      afterWarmUp: () => settle(client),
    });
    await checkOutcomes(client);
    return rates;
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** Payments of $100.00 by the cards of all customers in turn. */
async function requests(client: Client, url: (customerId: string) => string): Promise<string[]> {
  const [caller] = await signIn(client, [{ id: place.communityId, customers: CUSTOMERS, transactions: 0 }]);
  const headers = { ...caller?.headers, 'content-type': 'application/json', 'idempotency-key': UNIQUE };
  const { rows } = await client.query<{ id: string; customer: string }>(
    'select id, customer_id as customer from app.customer_account order by id',
  );
  return rows.map(({ id, customer }) => {
    const body = JSON.stringify({ accountId: Number(id), amount: '100.00' });
    return requestText('POST', url(customer), headers, body);
  });
}

/** A rate is worth nothing where payments were not taken. */
async function checkOutcomes(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: number; other: number }>(
    `select count(*) filter (where status = 'APPROVED')::int as taken, count(*) filter (where status <> 'APPROVED')::int as other
     from app.transaction`,
  );
  const { taken: payment = 0, other = 0 } = rows[0] ?? {};
  if (payment === 0 || other > 0) throw new Error(`${payment} payments were approved, ${other} were not`);
}
