import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError, RowNotFoundError, VersionError } from '../../connect/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../../testing/test-rows.ts';
import {
  customerNumberConstraint,
  insertCustomer,
  nextCustomerNumber,
  updateCustomer,
  type NewCustomer,
} from './change-customer.ts';
import { disableCustomer, enableCustomer, previewDisable, previewEnable } from './change-customer-status.ts';
import { getCustomer, lockCustomer } from './get-customer.ts';
import { listCustomerAudit } from './list-customer-audit.ts';

let test: TestDatabase;
const scope = { kind: 'community', communityId: 10 } as const;
const other = { kind: 'community', communityId: 20 } as const;
const now = new Date('2026-11-20T10:00:00.000Z');

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertCommunity(test.owner, { id: 20 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 3 });
});
afterAll(() => test.drop());

const details: NewCustomer = {
  communityId: 10,
  businessId: 100,
  customerNumber: 'W-1',
  customerName: 'Grace Adeyemi',
  street1: '8 Smith Street',
  street2: '',
  street3: '',
  city: 'Darwin',
  state: 'NT',
  postcode: '0800',
  country: 'AU',
  email: 'Grace.Adeyemi@example.com',
  receivesEmail: true,
  receivesSms: false,
  phoneNumber: '0491 571 491',
};

describe('a customer', () => {
  it('is created, read in its community, and not found from another', async () => {
    const id = await test.db.transaction(scope, (trx) => insertCustomer(trx, details, now));
    const found = await getCustomer(test.db.reader(scope), id);
    expect(found).toEqual({
      ...details,
      customerId: id,
      businessName: 'Business 100',
      customerEnabled: true,
      hasPayToProduct: false,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      disabledAt: null,
    });
    expect(await getCustomer(test.db.reader(other), id)).toBeUndefined();
    expect(await getCustomer(test.db.reader({ kind: 'staff' }), id)).toEqual(found);
  });

  it('has the PayTo product when its business has it', async () => {
    await test.owner.query(`insert into app.business_product values (10, 100, 'PAYTO', $1)`, [testTime]);
    expect(await getCustomer(test.db.reader(scope), 1)).toMatchObject({ hasPayToProduct: true });
    await test.owner.query('delete from app.business_product');
    expect(await getCustomer(test.db.reader(scope), 1)).toMatchObject({ hasPayToProduct: false });
  });

  it('has a number that its business uses once', async () => {
    const twice = test.db
      .transaction(scope, (trx) => insertCustomer(trx, details, now))
      .catch((error: unknown) => error);
    expect(await twice).toBeInstanceOf(ConflictError);
    expect(await twice).toMatchObject({ constraint: customerNumberConstraint });
  });

  it('gets a free number, a different one for each of many at once', async () => {
    await test.db.transaction(scope, (trx) => insertCustomer(trx, { ...details, customerNumber: 'B100-0000002' }, now));
    const create = () =>
      test.db.transaction(scope, async (trx) => {
        const customerNumber = await nextCustomerNumber(trx, details);
        await insertCustomer(trx, { ...details, customerNumber }, now);
        return customerNumber;
      });
    const numbers = await Promise.all(Array.from({ length: 8 }, create));
    expect(numbers.toSorted()).toEqual([1, 3, 4, 5, 6, 7, 8, 9].map((n) => `B100-000000${n}`));
    const unknown = test.db.transaction(scope, (trx) => nextCustomerNumber(trx, { communityId: 10, businessId: 200 }));
    await expect(unknown).rejects.toBeInstanceOf(RowNotFoundError);
  });

  it('is changed at the version that was read, else refused', async () => {
    const update = (version: number, customerName: string, id = 1) =>
      test.db.transaction(scope, (trx) => updateCustomer(trx, id, version, { ...details, customerName }, now));
    expect(await update(1, 'Grace A')).toBe(2);
    await expect(update(1, 'Grace B')).rejects.toBeInstanceOf(VersionError);
    expect(await update(2, 'Grace C')).toBe(3);
    await expect(update(1, 'Nobody', 999)).rejects.toBeInstanceOf(RowNotFoundError);
    const results = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => update(3, `Grace ${index}`)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await getCustomer(test.db.reader(scope), 1)).toMatchObject({ version: 4, updatedAt: now.toISOString() });
  });

  it('stays locked until the transaction ends, so changes follow each other', async () => {
    const order: string[] = [];
    const locked = Promise.withResolvers<void>();
    const change = (name: string, meanwhile: () => Promise<unknown>) =>
      test.db.transaction(scope, async (trx) => {
        const customer = await lockCustomer(trx, 2);
        order.push(`${name} sees ${customer?.version}`);
        await meanwhile();
        return updateCustomer(trx, 2, customer?.version ?? 0, { ...details, customerName: name }, now);
      });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const first = change('first', () => {
      locked.resolve();
      return expect.poll(async () => (await test.owner.query(waiting)).rowCount).toBe(1);
    });
    await locked.promise;
    const second = change('second', () => Promise.resolve());
    expect(await Promise.all([first, second])).toEqual([2, 3]);
    expect(order).toEqual(['first sees 1', 'second sees 2']);
  });
});

const arrange = async (id: number) => {
  await test.owner.query('begin');
  await test.owner.query(
    `insert into app.customer_account (community_id, id, business_id, customer_id, account_type, enabled, display_name, created_at, updated_at)
     select 10, $1::bigint * 100 + n, 100, $1::bigint, 'CREDIT_CARD', n < 3, 'Visa', $2, $2 from generate_series(1, 3) n`,
    [id, testTime],
  );
  await test.owner.query(
    `insert into app.recurring_payment (community_id, id, business_id, customer_id, code, status, amount, currency, frequency, start_date, status_changed_at, created_at, updated_at)
     select 10, $1::bigint * 100 + n, 100, $1::bigint, 'S' || $1::bigint * 100 + n, (array['ACTIVE', 'STOPPED', 'FAILED'])[n], 500, 'AUD', 'MONTHLY', '2026-11-30', $2, $2, $2 from generate_series(1, 3) n`,
    [id, testTime],
  );
  await test.owner.query(
    `insert into app.transaction (community_id, business_id, customer_id, status, amount, currency, source, payment_method, transaction_time, status_changed_at)
     select 10, 100, $1::bigint, s, 1250, c, 'TERMINAL', 'CREDIT_CARD', $2, $2
     from (values ('PENDING', 'AUD'), ('SUSPENDED', 'AUD'), ('PENDING', 'NZD'), ('IN_FLIGHT', 'AUD'), ('APPROVED', 'AUD')) as t (s, c)`,
    [id, testTime],
  );
  await test.owner.query('commit');
};
const states = async (id: number) => {
  const { rows } = await test.owner.query<Record<string, string>>(
    `select (select string_agg(enabled::text, ',' order by id) from app.customer_account where customer_id = $1) as accounts,
      (select string_agg(status, ',' order by id) from app.recurring_payment where customer_id = $1) as schedules,
      (select string_agg(status, ',' order by id) from app.transaction where customer_id = $1) as payments`,
    [id],
  );
  return rows[0];
};

describe('disabling and enabling', () => {
  const effects = {
    accounts: 2,
    schedules: 1,
    payments: [
      { currency: 'AUD', count: 2, amount: 2500 },
      { currency: 'NZD', count: 1, amount: 1250 },
    ],
  };

  it('switches accounts and schedules off, cancels unsettled payments and remembers [1R081 1R082 1R083]', async () => {
    await arrange(3);
    expect(await previewDisable(test.db.reader(scope), 3)).toEqual(effects);
    expect(await test.db.transaction(scope, (trx) => disableCustomer(trx, 3, now))).toEqual(effects);
    expect(await states(3)).toEqual({
      accounts: 'false,false,false',
      schedules: 'INACTIVE,STOPPED,FAILED',
      payments: 'CANCELLED,CANCELLED,CANCELLED,IN_FLIGHT,APPROVED',
    });
    expect(await getCustomer(test.db.reader(scope), 3)).toMatchObject({
      customerEnabled: false,
      disabledAt: now.toISOString(),
      version: 2,
    });
    expect(await previewEnable(test.db.reader(scope), 3)).toEqual({ accounts: 2, schedules: 1 });
  });

  it('switches on again what was switched off with the customer, when asked to', async () => {
    const enable = (restoreAccountsAndSchedules: boolean) =>
      test.db.transaction(scope, (trx) => enableCustomer(trx, 3, { restoreAccountsAndSchedules }, now));
    expect(await enable(true)).toEqual({ accounts: 2, schedules: 1 });
    expect(await states(3)).toMatchObject({ accounts: 'true,true,false', schedules: 'ACTIVE,STOPPED,FAILED' });
    await test.db.transaction(scope, (trx) => disableCustomer(trx, 3, now));
    expect(await enable(false)).toEqual({ accounts: 0, schedules: 0 });
    expect(await states(3)).toMatchObject({ accounts: 'false,false,false', schedules: 'INACTIVE,STOPPED,FAILED' });
    expect(await previewEnable(test.db.reader(scope), 3)).toEqual({ accounts: 0, schedules: 0 });
  });
});

describe('recent activity', () => {
  it('is paged, newest first, and of this customer only [1E011]', async () => {
    await test.owner.query(
      `insert into app.audit_entry (at, community_id, actor_kind, actor_name, actor_login_name, action, object_type, object_id, customer_id, needed_rights, description)
       select $1::timestamptz + n * interval '1 minute', c, 'FACILITY', 'Dana Petrov', 'facility.admin', 'customers.update', 'customer', '1', 1, array['VIEW_CUSTOMERS'], 'Change ' || n
       from generate_series(1, 7) n, (values (10), (20)) as t (c)`,
      [testTime],
    );
    const reader = test.db.reader({ ...scope, auditRights: ['VIEW_CUSTOMERS'] });
    const page = await listCustomerAudit(reader, 1, { page: 2, pageSize: 5 });
    expect(page.recordsCount).toBe(7);
    expect(page.items.map((item) => item.description)).toEqual(['Change 2', 'Change 1']);
    expect(page.items[0]).toEqual({
      id: expect.any(Number),
      eventDate: '2026-11-20T09:02:00.000Z',
      description: 'Change 2',
      userName: 'Dana Petrov',
      loginName: 'facility.admin',
      action: 'customers.update',
      objectType: 'customer',
      objectId: '1',
      customerId: 1,
      before: null,
      after: null,
    });
    expect((await listCustomerAudit(reader, 2, { page: 1, pageSize: 5 })).recordsCount).toBe(0);
    expect((await listCustomerAudit(test.db.reader(scope), 1, { page: 1, pageSize: 5 })).recordsCount).toBe(0);
  });
});
