import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { typeParsers } from '../connect/type-parsers.ts';
import { migrate } from '../migrate/migrate.ts';

const { host, port, user, masterKey } = inject('postgres');
const database = `filled_${randomBytes(6).toString('hex')}`;
const owner = { host, port, user, database };
const at = '2026-10-03T13:30:00Z';
let folder: string;
let client: Client;

/** The migrations before the domain was drawn, by links: their imports are found where they really are. */
function olderMigrations(): string {
  const migrations = path.join(import.meta.dirname, '../migrations');
  const older = mkdtempSync(path.join(os.tmpdir(), 'quickportal-older-'));
  for (const name of readdirSync(migrations).filter((it) => it < '20261120161000')) {
    symlinkSync(path.join(migrations, name), path.join(older, name));
  }
  return older;
}

beforeAll(async () => {
  const maintenance = new Client({ ...owner, database: 'postgres' });
  await maintenance.connect();
  await maintenance.query(`create database ${database}`);
  await maintenance.end();
  folder = olderMigrations();
  await migrate({ owner, masterKey, folder });
  client = new Client({ ...owner, types: typeParsers });
  await client.connect();
  await client.query(`
    insert into app.community (id, name, code, time_zone, currency, country, created_at)
      values (10, 'Harbour', 'H', 'Australia/Sydney', 'AUD', 'AU', '${at}');
    insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
      values (10, 100, 'SUPPLIER', 'Wäter', 'HCW', 'AUD', '${at}');
    insert into app.customer (community_id, id, business_id, customer_number, customer_name, created_at, updated_at)
      values (10, 1, 100, 'N1', 'Olsson', '${at}', '${at}');
    insert into app.customer_account (community_id, id, business_id, customer_id, account_type, default_account, display_name, created_at, updated_at)
      values (10, 1, 100, 1, 'DIRECT_DEBIT', true, 'BSB 062-000 · •••• 4417', '${at}', '${at}'),
        (10, 2, 100, 1, 'CREDIT_CARD', true, 'Visa •••• 1881', '${at}', '${at}');
    insert into app.recurring_payment (community_id, id, business_id, customer_id, code, status, amount, currency, next_payment_date, created_at, updated_at)
      values (10, 1, 100, 1, 'PS-1', 'ACTIVE', 500, 'AUD', '2026-12-31', '${at}', '${at}'),
        (10, 2, 100, 1, 'PS-2', 'STOPPED', 500, 'AUD', null, '${at}', '${at}');
    insert into app.transaction (community_id, id, business_id, customer_id, customer_account_id, recurring_payment_id, status, amount, currency, transaction_time, status_changed_at)
      values (10, 1, 100, 1, 1, 1, 'APPROVED', 500, 'AUD', '${at}', '${at}'),
        (10, 2, 100, null, null, null, 'REFUNDED', 700, 'AUD', '${at}', '${at}')`);
  await migrate({ owner, masterKey });
});
afterAll(async () => {
  await client.end();
  const maintenance = new Client({ ...owner, database: 'postgres' });
  await maintenance.connect();
  await maintenance.query(`drop database ${database} with (force)`);
  await maintenance.end();
  rmSync(folder, { recursive: true });
});

it('gives what there was its new columns, and loses no row', async () => {
  const accounts = await client.query(
    `select id, default_account, tokenised, length(account_token) as token from app.customer_account order by id`,
  );
  expect(accounts.rows).toEqual([
    { id: 1, default_account: true, tokenised: false, token: 32 },
    { id: 2, default_account: false, tokenised: false, token: 32 },
  ]);
  const schedules = await client.query(
    `select id, frequency, start_date, end_rule, stopped_at is not null as stopped from app.recurring_payment order by id`,
  );
  expect(schedules.rows).toEqual([
    { id: 1, frequency: 'MONTHLY', start_date: '2026-12-31', end_rule: 'UNTIL_STOPPED', stopped: false },
    { id: 2, frequency: 'MONTHLY', start_date: '2026-10-03', end_rule: 'UNTIL_STOPPED', stopped: true },
  ]);
  const transactions = await client.query(
    `select id, receipt_number, transaction_type, source, payment_method, principal_amount, surcharge_amount, customer_name, settlement_date
     from app.transaction order by id`,
  );
  const both = { transaction_type: 'PAYMENT', surcharge_amount: 0, settlement_date: '2026-10-03' };
  expect(transactions.rows).toEqual([
    {
      ...both,
      id: 1,
      receipt_number: expect.stringMatching(/^\d{10}$/) as string,
      source: 'RECURRING',
      payment_method: 'DIRECT_DEBIT',
      principal_amount: 500,
      customer_name: 'Olsson',
    },
    {
      ...both,
      id: 2,
      receipt_number: expect.stringMatching(/^\d{10}$/) as string,
      source: 'TERMINAL',
      payment_method: 'CREDIT_CARD',
      principal_amount: 700,
      customer_name: '',
    },
  ]);
  const business = await client.query(`select name_folded, version, updated_at from app.business`);
  expect(business.rows).toEqual([{ name_folded: 'water', version: 1, updated_at: '2026-10-03T13:30:00.000Z' }]);
});

it('counts a late evening in Sydney to the next day', async () => {
  // 13:30 UTC is 23:30 in Sydney before daylight saving begins on 4 October 2026
  const { rows } = await client.query(`select distinct settlement_date from app.transaction`);
  expect(rows).toEqual([{ settlement_date: '2026-10-03' }]);
});
