import { bankrecServiceCodes } from '@quickportal/contracts/bankrec-services/service-codes';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { lastRuns } from './list-last-runs.ts';
import { simulatedAccounts } from './read-simulation-day.ts';
import { accountDays, billingCounts, pendingAccounts, unknownAccounts } from './read-statement-accounts.ts';

const COMMUNITIES = 20;
let test: TestDatabase;
let jobs: Client;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= COMMUNITIES; id++) await insertCommunity(test.owner, { id });
  await test.owner.query(
    `insert into app.service_message (community_id, doctype_code, direction, status, created_at, updated_at, finished_at)
     select case when n % 10 = 0 then null else n % ${COMMUNITIES} + 1 end,
       case when n % 10 = 0 then ($2::text[])[n / 10 % 6 + 1] else 'NOTICE' end, 'INTERNAL', 'DELIVERED', at, at, at
     from (select n, $1::timestamptz - n * interval '3 minutes' as at from generate_series(1, 30000) n) m`,
    [testTime, bankrecServiceCodes],
  );
  // 8,000 accounts, one in 40 of them simulated, one in 50 pending; 40,000 statements with a line each
  await test.owner.query(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency,
       masked_identifier, last_four, simulation_enabled, created_at, updated_at)
     select n % ${COMMUNITIES} + 1, n, (n % ${COMMUNITIES} + 1) * 10, 'Account ' || n,
       case when n % 40 = 3 then 'SIMULATION' else 'BAI2' end, case when n % 50 = 0 then 'PENDING' else 'ACTIVE' end,
       'AUD', '...', '994', true, $1::timestamptz - n * interval '1 minute', $1::timestamptz
     from generate_series(1, 8000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, statement_date,
       opening_balance, closing_balance, file_hash, received_at, currency)
     select a.community_id, a.id * 10 + d, a.business_id, a.id, date '2026-10-28' + d, 0, 0, sha256('a'),
       $1::timestamptz, 'AUD'
     from app.bank_statement_account a, generate_series(1, 5) d`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
       line_number, value_date, amount, currency, updated_at)
     select community_id, business_id, bank_statement_account_id, id, 1, statement_date, 100, 'AUD', $1::timestamptz
     from app.bank_statement`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.simulation_line (community_id, business_id, bank_statement_account_id, template_name, value_date,
       amount, currency, expiry_date, created_at, updated_at)
     select community_id, business_id, id, 'OSKO', date '2026-10-28' + d, 100, 'AUD', '2027-02-01', $1::timestamptz,
       $1::timestamptz
     from app.bank_statement_account, generate_series(1, 30) d where source = 'SIMULATION'`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement_file (community_id, id, status, channel, format, file_name, encoding, size, sha256,
       storage_key, uploader_name, created_at, status_at, unknown_accounts)
     select n % ${COMMUNITIES} + 1, n, 'REFUSED', 'FOLDER', 'BAI2', 'a', 'utf-8', 1, repeat('0', 64), 'k', 'Folder', at, at,
       case when n % 100 = 0 then '[{"masked": "...994", "fingerprints": ["00", "01"]}]' else '[]' end::jsonb
     from (select n, $1::timestamptz - n * interval '5 minutes' as at from generate_series(1, 8000) n) f`,
    [testTime],
  );
  await test.owner.query('vacuum analyze');
  jobs = new Client(test.db.connectionConfig('jobs'));
  staff = new Client(test.db.connectionConfig('staff'));
  await Promise.all([jobs.connect(), staff.connect()]);
}, 180_000);
afterAll(async () => {
  await Promise.all([jobs.end(), staff.end()]);
  await test.drop();
});

const scans = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((name) => !['community', 'business'].includes(String(name)));
const behind = { afterCommunityId: 0, afterAccountId: 0 };

it('finds the last run of each service by index', async () => {
  const statement = lastRuns.statement({ services: bankrecServiceCodes });
  const { nodes, blocks } = await plansOf(staff, { kind: 'staff' }, statement);
  expect(scans(nodes)).toEqual([]);
  expect(blocks).toBeLessThan(100);
});

it.each([
  [
    'simulated accounts with lines on a day',
    simulatedAccounts.statement({ ...behind, day: '2026-11-20', limit: 100 }),
    3000,
  ],
  ['pending accounts', pendingAccounts.statement({ before: testTime, limit: 100 }), 3000],
  [
    'active accounts of a day',
    accountDays.statement({ ...behind, day: '2026-10-30', before: testTime, limit: 100 }),
    3000,
  ],
  [
    'what communities had in a month',
    billingCounts.statement({ from: '2026-11-01', to: '2026-11-20', after: 0, limit: 5 }),
    12_000,
  ],
  ['accounts that no one registered', unknownAccounts.statement({ since: '2026-11-01T00:00:00Z', limit: 100 }), 5000],
])('finds %s by index', async (_what, statement, most) => {
  const { nodes, blocks } = await plansOf(jobs, { kind: 'jobs' }, statement);
  expect(scans(nodes)).toEqual([]);
  expect(blocks).toBeLessThan(most);
});
