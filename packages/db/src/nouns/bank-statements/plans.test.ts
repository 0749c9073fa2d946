import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plansOf, type Plan } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { statementCountOf, statementRowsOf } from './list-bank-statements.ts';
import { fileCountOf, fileRowsOf } from './read-bank-statement-files.ts';
import { boundLineCriteria, lineRowsOf, type StatementLineCriteria } from './search-bank-statement-lines.ts';

const ACCOUNTS = 40;
const DAYS = 250;
const LINES = 20;

let test: TestDatabase;
let tenant: Client;
let staff: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) await insertCommunity(test.owner, { id });
  // 200,000 lines: half of them of each community
  await test.owner.query(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency,
       masked_identifier, last_four, created_at, updated_at)
     select c, c * 1000 + n, c * 10, 'Account ' || n, 'BAI2', 'ACTIVE', 'AUD', '...', '994', $1::timestamptz, $1::timestamptz
     from (values (10), (20)) as v (c), generate_series(1, ${ACCOUNTS / 2}) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement_file (community_id, id, status, channel, format, file_name, encoding, size, sha256,
       storage_key, uploader_name, created_at, status_at)
     select a.community_id, a.id * 1000 + d, case when d % 50 = 0 then 'REFUSED' else 'IMPORTED' end, 'FOLDER', 'BAI2', 'a', 'utf-8', 1, repeat('0', 64), 'k',
       'Folder', date '2026-01-01' + d, $1::timestamptz
     from app.bank_statement_account a, generate_series(1, ${DAYS}) d`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, bank_statement_file_id,
       statement_date, opening_balance, closing_balance, file_hash, received_at, currency)
     select a.community_id, a.id * 1000 + d, a.business_id, a.id, a.id * 1000 + d, date '2026-01-01' + d, 0, 0,
       sha256('a'), $1::timestamptz, 'AUD'
     from app.bank_statement_account a, generate_series(1, ${DAYS}) d`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
       line_number, value_date, amount, currency, narrative, status, updated_at)
     select s.community_id, s.business_id, s.bank_statement_account_id, s.id, n, s.statement_date, 100, 'AUD',
       'OSKO ' || md5(n::text), case when n = 1 and s.statement_date > '2026-09-01' then 'UNMATCHED' else 'MATCHED' end, $1::timestamptz
     from app.bank_statement s, generate_series(1, ${LINES}) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze');
  tenant = new Client(test.db.connectionConfig('tenant'));
  staff = new Client(test.db.connectionConfig('staff'));
  await Promise.all([tenant.connect(), staff.connect()]);
}, 180_000);
afterAll(async () => {
  await Promise.all([tenant.end(), staff.end()]);
  await test.drop();
});

const scans = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((name) => ['bank_statement_line', 'bank_statement', 'bank_statement_file'].includes(String(name)));

const scope = { kind: 'community', communityId: 10 } as const;
const page = { limit: 20, offset: 0 };

describe('Among 200,000 lines', () => {
  const searches: [string, StatementLineCriteria][] = [
    ['the newest', {}],
    ['those of an account', { accountId: 10_007 }],
    ['those of a statement', { statementId: 10_007_100 }],
    ['those of some days', { from: '2026-03-01', to: '2026-03-03' }],
    ['those to match of an account', { accountId: 10_007, status: ['UNMATCHED'] }],
    ['words among those of an account', { accountId: 10_007, query: 'c4ca4238' }],
  ];
  it.each(searches)('%s are found by index', async (_what, criteria) => {
    const { given, values } = boundLineCriteria(criteria);
    const { nodes, blocks } = await plansOf(tenant, scope, lineRowsOf(given).statement({ ...values, ...page }));
    expect(scans(nodes)).toEqual([]);
    expect(blocks).toBeLessThan(3000);
  });
});

it('finds the newest statements with their gaps by index', async () => {
  for (const criteria of [{}, { accountId: 10_007 }]) {
    const given = { accountId: 'accountId' in criteria, from: false, to: false };
    const values = { accountId: 10_007, from: '', to: '' };
    for (const statement of [
      statementRowsOf(given).statement({ ...values, ...page }),
      ...(given.accountId ? [statementCountOf(given).statement(values)] : []),
    ]) {
      const { nodes, blocks } = await plansOf(tenant, scope, statement);
      expect(scans(nodes)).toEqual([]);
      expect(blocks).toBeLessThan(3000);
    }
  }
});

it('finds the newest files, also of a status, by index', async () => {
  for (const isOfStatus of [false, true]) {
    const given = { status: isOfStatus };
    const values = { status: ['REFUSED'] as const };
    const { nodes } = await plansOf(tenant, scope, fileRowsOf(given).statement({ ...values, ...page }));
    expect(scans(nodes)).toEqual([]);
  }
  const { nodes } = await plansOf(tenant, scope, fileCountOf({ status: true }).statement({ status: ['HELD'] }));
  expect(scans(nodes)).toEqual([]);
});
