import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disableCustomer, enableCustomer, previewDisable, previewEnable } from '../customers/customer-status.ts';
import { lockCustomer } from '../customers/get-customer.ts';
import { listCustomerAudit } from '../customers/list-customer-audit.ts';
import { searchCustomers } from '../customers/search-customers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedBulk } from './bulk.ts';
import { seedDemo } from './demo.ts';
import { showcaseCustomerId } from './demo-named-customers.ts';

let test: TestDatabase;
const now = new Date('2026-11-20T09:00:00.000Z');
const rights = {
  facility: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'],
  facilityView: ['VIEW_CUSTOMERS'],
  staff: ['VIEW_COMMUNITIES'],
  staffView: ['VIEW_COMMUNITIES'],
};
const scope = { kind: 'community', communityId: 10 } as const;

describe('the demo', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    expect(await seedDemo(test.owner, { now, passwordHash: 'hash of the demo password', rights })).toBe(true);
  });
  afterAll(() => test.drop());

  it('is made once', async () => {
    expect(await seedDemo(test.owner, { now, passwordHash: 'x', rights })).toBe(false);
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
    expect(disabled.items.map((it) => it.customerName)).toContain('Fitzgerald Plumbing Supplies');
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
    const { items } = await listCustomerAudit(test.db.reader(scope), showcaseCustomerId, { page: 1, pageSize: 5 });
    expect(items.at(-1)).toMatchObject({ description: 'Customer HCW-0041827 created', loginName: 'facility.admin' });
  });

  it('has the six sign-ins with their roles and rights', async () => {
    const { rows } = await test.owner.query(`
      select u.login_name, u.kind, u.community_id, array_agg(rr.right_code order by rr.right_code) as rights
      from app.system_user u join app.user_role ur on ur.user_id = u.id join app.role_right rr on rr.role_id = ur.role_id
      join app.credential c on c.user_id = u.id and c.password_hash = 'hash of the demo password'
      group by u.id order by u.id`);
    expect(rows).toEqual([
      { login_name: 'facility.admin', kind: 'CLIENT', community_id: 10, rights: rights.facility },
      { login_name: 'facility.viewer', kind: 'CLIENT', community_id: 10, rights: rights.facilityView },
      { login_name: 'facility.other', kind: 'CLIENT', community_id: 20, rights: rights.facility },
      { login_name: 'staff.admin', kind: 'STAFF', community_id: null, rights: rights.staff },
      { login_name: 'staff.second', kind: 'STAFF', community_id: null, rights: rights.staff },
      { login_name: 'staff.support', kind: 'STAFF', community_id: null, rights: rights.staffView },
    ]);
  });

  it('leaves room for new rows', async () => {
    const { rows } = await test.owner.query<{ id: number }>(
      `insert into app.customer (community_id, business_id, customer_number, customer_name, created_at, updated_at)
       values (10, 100, 'NEW-1', 'New', $1, $1) returning id`,
      [now],
    );
    expect(rows[0]?.id).toBeGreaterThan(2_020_000);
  });

  it('is the same every time', async () => {
    const other = await createTestDatabase();
    try {
      await seedDemo(other.owner, { now, passwordHash: 'x', rights });
      const names = `select md5(string_agg(customer_name || email || phone_number || created_at, '|' order by id)) as digest
        from app.customer where customer_number <> 'NEW-1'`;
      expect((await other.owner.query(names)).rows).toEqual((await test.owner.query(names)).rows);
    } finally {
      await other.drop();
    }
  });
});

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
    await test.drop();
  });
});
