import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBinCountries } from '../card-bins/card-bin.ts';
import {
  disableCustomer,
  enableCustomer,
  previewDisable,
  previewEnable,
} from '../nouns/customers/change-customer-status.ts';
import { lockCustomer } from '../nouns/customers/get-customer.ts';
import { listCustomerAudit } from '../nouns/customers/list-customer-audit.ts';
import { listApiLogs } from '../nouns/api-logs/list-api-logs.ts';
import { searchCustomers } from '../nouns/customers/search-customers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openNumber } from '../vault/seal-number.ts';
import { vaultKeys } from '../vault/vault-keys.ts';
import { maskedNumber, type VaultKind } from '../vault/vault-number.ts';
import { seedBulk } from './bulk/bulk.ts';
import { DEMO_API_KEY } from './demo/demo-api-keys.ts';
import { seedDemo } from './demo/demo.ts';
import { showcaseCustomerId } from './demo/demo-named-customers.ts';

let test: TestDatabase;
let digests: Map<string, string>;
const now = new Date('2026-11-20T09:00:00.000Z');
const rights = {
  facility: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'],
  facilityView: ['VIEW_CUSTOMERS'],
  staff: ['VIEW_COMMUNITIES'],
  staffView: ['VIEW_COMMUNITIES'],
};
const masterKey = 'the master key under which the tests seal demo numbers';
const scope = { kind: 'community', communityId: 10 } as const;

describe('the demo', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    expect(await seedDemo(test.owner, { now, passwordHash: 'hash of the demo password', rights, masterKey })).toBe(
      true,
    );
    digests = await digestsOf(test);
  });
  afterAll(() => test.drop());

  it('is made once', async () => {
    expect(await seedDemo(test.owner, { now, passwordHash: 'x', rights, masterKey })).toBe(false);
  });

  it('has calls of a month in the developer log, with each kind of failure, and none that is to come', async () => {
    const { rows } = await test.owner.query<{ status: number; calls: number }>(
      `select http_status as status, count(*)::int as calls from app.api_log
       where community_id = 10 and requested_at between $1::timestamptz - interval '31 days' and $1 group by 1 order by 1`,
      [now],
    );
    expect(rows.map(({ status }) => status)).toEqual([200, 201, 401, 404, 409, 422, 429, 503]);
    expect(rows.reduce((all, { calls }) => all + calls, 0)).toBeGreaterThan(400);
    const found = await listApiLogs(test.db.reader(scope), { words: ['hcw-00'], page: 1, pageSize: 5 });
    expect(found.items).toHaveLength(5);
  });

  it('has the customers that people meet by name, among about 1,300', async () => {
    const db = test.db.reader(scope);
    const { items, recordsCount } = await searchCustomers(db, { businessId: 100, page: 1, pageSize: 20 });
    expect(recordsCount).toBe(1284);
    expect(items).toHaveLength(20);
    expect((await searchCustomers(db, { page: 1, pageSize: 1 })).recordsCount).toBe(1336);
    const found = await searchCustomers(db, { query: 'HCW-0041827', page: 1, pageSize: 5 });
    expect(found.items).toHaveLength(1);
    expect(found.items[0]).toMatchObject({
      customerId: 1_048_217,
      customerName: 'Margaret Olsson',
      businessName: 'Harbour City Water',
      street1: 'Unit 4',
      street2: '27 Bolton Street',
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
      receivesEmail: true,
      receivesSms: false,
      hasPayToProduct: true,
      customerEnabled: true,
    });
    const disabled = await searchCustomers(db, { query: 'fitzgerald', status: 'DISABLED', page: 1, pageSize: 5 });
    expect(disabled.items.map((item) => item.customerName)).toContain('Fitzgerald Plumbing Supplies');
  });

  it('knows where its cards are issued, some of them abroad', async () => {
    const bins = (
      await test.owner.query<{ bin: string }>(
        `select distinct left(masked, 6) as bin from app.vault_entry where kind = 'CARD' order by 1`,
      )
    ).rows.map(({ bin }) => bin);
    const countries = await findBinCountries(test.db.reader(scope), bins);
    expect([...countries.keys()]).toEqual(bins);
    expect(new Set(countries.values())).toEqual(new Set(['US', 'JP', 'AU', 'NZ', 'CN']));
  });

  it('has API keys in each state, one of them that everyone may try', async () => {
    const { rows } = await test.owner.query(
      `select name, security_code, status, key_hash = sha256($1) as known from app.api_key where community_id = 10 order by id`,
      [Buffer.from(DEMO_API_KEY)],
    );
    expect(rows).toEqual([
      { name: 'Nightly customer import', security_code: 'SECRET', status: 'ACTIVE', known: true },
      { name: 'Payment page', security_code: 'PUBLISHABLE', status: 'ACTIVE', known: false },
      { name: 'Ledger sync', security_code: 'SECRET', status: 'ACTIVE', known: false },
      { name: 'Former integrator', security_code: 'SECRET', status: 'INACTIVE', known: false },
      { name: 'Meter readings', security_code: 'SECRET', status: 'ACTIVE', known: false },
      { name: 'Water billing', security_code: 'SECRET', status: 'ACTIVE', known: false },
    ]);
  });

  it('has a pending administrator and a pending account authorisation, asked for by one of the two who can approve', async () => {
    const { rows } = await test.owner.query(
      `select title, requested_by_login, change->>'loginName' as login from app.proposal where status = 'PENDING' order by id`,
    );
    expect(rows).toEqual([
      { title: 'Edit administrator Mei Chen', requested_by_login: 'staff.admin', login: null },
      { title: 'Create administrator Ines Moreau', requested_by_login: 'staff.second', login: 'ines.moreau' },
      {
        title: 'Disable tandem merchant account Water Amex and Diners',
        requested_by_login: 'staff.second',
        login: null,
      },
    ]);
  });

  it('gives disabling and enabling something to do', async () => {
    const effects = { accounts: 5, schedules: 2, payments: [{ currency: 'AUD', count: 2, amount: 25_040 }] };
    expect(await previewDisable(test.db.reader(scope), showcaseCustomerId)).toEqual(effects);
    await test.db.transaction(scope, async (trx) => {
      await lockCustomer(trx, showcaseCustomerId);
      expect(await disableCustomer(trx, showcaseCustomerId, now)).toEqual(effects);
      expect(await previewEnable(trx, showcaseCustomerId)).toEqual({ accounts: 5, schedules: 2 });
      const restored = await enableCustomer(trx, showcaseCustomerId, { restoreAccountsAndSchedules: true }, now);
      expect(restored).toEqual({ accounts: 5, schedules: 2 });
    });
    const { items } = await listCustomerAudit(
      test.db.reader({ ...scope, auditRights: ['VIEW_CUSTOMERS'] }),
      showcaseCustomerId,
      { page: 1, pageSize: 5 },
    );
    expect(items.at(-1)).toMatchObject({ description: 'Customer HCW-0041827 created', loginName: 'facility.admin' });
  });

  it('has the sign-ins with their roles and rights', async () => {
    const { rows } = await test.owner.query(`
      select u.login_name, u.kind, u.community_id, array_agg(rr.right_code order by rr.right_code) as rights
      from app.system_user u join app.user_role ur on ur.user_id = u.id join app.role_right rr on rr.role_id = ur.role_id
      join app.credential c on c.user_id = u.id and c.password_hash = 'hash of the demo password'
      where u.id < 30 group by u.id order by u.id`);
    expect(rows).toEqual([
      { login_name: 'facility.admin', kind: 'CLIENT', community_id: 10, rights: rights.facility },
      { login_name: 'facility.viewer', kind: 'CLIENT', community_id: 10, rights: rights.facilityView },
      { login_name: 'facility.other', kind: 'CLIENT', community_id: 20, rights: rights.facility },
      { login_name: 'staff.admin', kind: 'STAFF', community_id: null, rights: rights.staff },
      { login_name: 'staff.second', kind: 'STAFF', community_id: null, rights: rights.staff },
      { login_name: 'staff.support', kind: 'STAFF', community_id: null, rights: rights.staffView },
      { login_name: 'facility.second', kind: 'CLIENT', community_id: 10, rights: rights.facility },
      { login_name: 'staff.former', kind: 'STAFF', community_id: null, rights: rights.staffView },
    ]);
    const disabled = await test.owner.query(
      `select login_name from app.system_user where status = 'DISABLED' and kind = 'STAFF'`,
    );
    expect(disabled.rows).toEqual([{ login_name: 'staff.former' }]);
  });

  it('leaves room for new rows', async () => {
    const { rows } = await test.owner.query<{ id: number }>(
      `insert into app.customer (community_id, business_id, customer_number, customer_name, created_at, updated_at)
       values (10, 100, 'NEW-1', 'New', $1, $1) returning id`,
      [now],
    );
    expect(rows[0]?.id).toBeGreaterThan(2_020_000);
  });

  it('is the same every time, but for what is sealed', async () => {
    const other = await createTestDatabase();
    try {
      await seedDemo(other.owner, { now, passwordHash: 'hash of the demo password', rights, masterKey });
      const again = await digestsOf(other);
      expect(again.size).toBeGreaterThan(60);
      expect(again).toEqual(digests);
    } finally {
      await other.drop();
    }
  });

  it('keeps every number in the vault, where it opens, and nowhere else', async () => {
    const keys = vaultKeys(masterKey);
    const { rows } = await test.owner.query<SealedRow>(
      `select community_id, id, kind, sealed, wrapped_key, key_id, masked from app.vault_entry order by id`,
    );
    expect(rows.length).toBeGreaterThan(1000);
    const cards = new Set<string>();
    for (const { community_id, id, kind, sealed, wrapped_key, key_id, masked } of rows) {
      const place = { communityId: community_id, vaultEntryId: id };
      const number = openNumber(keys, place, { kind, sealed, wrappedKey: wrapped_key, keyId: key_id });
      expect(maskedNumber(number).masked).toBe(masked);
      if (number.kind === 'CARD') cards.add(number.cardNumber);
    }
    const { rows: tables } = await test.owner.query<{ name: string }>(`select format('app.%I', table_name) as name
      from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`);
    for (const { name } of tables) {
      const found = await test.owner.query<{ run: string }>(
        `select distinct (regexp_matches(to_jsonb(t)::text, '[0-9]{13,19}', 'g'))[1] as run from ${name} t`,
      );
      expect(found.rows.filter(({ run }) => cards.has(run))).toEqual([]);
    }
  });
});

/** Of every table a digest of its rows, without what is sealed again each time and the number of the transaction. */
async function digestsOf({ owner }: TestDatabase): Promise<Map<string, string>> {
  const byTable = new Map<string, string>();
  const { rows: tables } = await owner.query<{ name: string }>(`select format('app.%I', table_name) as name
    from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE' order by 1`);
  for (const { name } of tables) {
    const { rows } = await owner.query<{
      digest: string;
    }>(`select concat(count(*), ' ', md5(string_agg(row, '|' order by row))) as digest
      from (select (to_jsonb(t) - '{sealed,wrapped_key,fingerprint,xid}'::text[])::text as row from ${name} t) x`);
    byTable.set(name, rows[0]?.digest ?? '');
  }
  return byTable;
}

interface SealedRow {
  community_id: number;
  id: number;
  kind: VaultKind;
  sealed: Buffer;
  wrapped_key: Buffer;
  key_id: string;
  masked: string;
}

describe('the bulk seed', () => {
  beforeEach(async () => {
    test = await createTestDatabase();
  });

  it('fills a database at any size, also twice, and puts indexes, keys and policies back', async () => {
    const shape = `select (select count(*) from pg_index where indrelid = any ('{app.customer,app.transaction}'::regclass[])) as indexes,
      (select count(*) from pg_constraint where conrelid = any ('{app.customer,app.transaction}'::regclass[])) as constraints,
      (select bool_and(relforcerowsecurity) from pg_class where oid = any ('{app.customer,app.transaction}'::regclass[])) as forced`;
    const before = (await test.owner.query(shape)).rows;
    const lines: string[] = [];
    const sizes = { communities: 3, customers: 500, transactions: 700 };
    await seedBulk(test.owner, sizes, now, (line) => lines.push(line));
    await seedBulk(test.owner, sizes, now, (line) => lines.push(line));
    expect((await test.owner.query(shape)).rows).toEqual(before);
    expect(lines).toHaveLength(4);
    const { rows } = await test.owner.query(`select (select count(*) from app.customer) as customers,
      (select count(*) from app.transaction) as transactions, (select count(*) from app.community) as communities`);
    expect(rows).toEqual([{ customers: 1000, transactions: 1400, communities: 6 }]);
    // every transaction is its principal entry and its surcharge entry, in batches that add up
    const { rows: wrong } = await test.owner.query(`
      select t.id from app.transaction t left join app.batch_entry e on e.community_id = t.community_id and e.transaction_id = t.id
        group by t.community_id, t.id having coalesce(sum(e.amount), 0) <> t.amount
          or count(*) filter (where e.entry_type = 'PRINCIPAL') <> 1
      union all
      select b.id from app.payment_batch b join app.batch_entry e on e.community_id = b.community_id and e.payment_batch_id = b.id
        group by b.community_id, b.id having count(*) <> b.entry_count`);
    expect(wrong).toEqual([]);
    const { rows: surcharges } = await test.owner.query<{ n: number }>(
      `select count(*) as n from app.batch_entry where entry_type = 'SURCHARGE'`,
    );
    expect(surcharges[0]?.n).toBeGreaterThan(0);
    await test.drop();
  });
});
