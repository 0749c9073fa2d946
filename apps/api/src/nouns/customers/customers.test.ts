import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let officerLogin: string;
beforeAll(async () => {
  server = await createTestServer();
  officerLogin = 'officer';
  officer = apiCaller(
    server,
    await server.signIn({
      loginName: officerLogin,
      kind: 'CLIENT',
      communityId: 10,
      rights: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'],
    }),
  );
});
afterAll(() => server.close());

const margaret = {
  businessId: 101,
  customerName: 'Margaret Olsson',
  street1: 'Unit 4, 27 Bolton Street',
  city: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  email: 'margaret.olsson@example.com',
  receivesEmail: true,
  phoneNumber: '0491 570 157',
};
const create = async (values: object = {}) => {
  const response = await officer.post('customers', { ...margaret, ...values });
  expect(response.status, response.raw).toBe(201);
  return response.body as { customerId: number; customerNumber: string; version: number };
};
const fieldsOf = (response: { body: { errors: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries(response.body.errors.map(({ field, messages }) => [field, messages]));

describe('adding a customer', () => {
  it('answers the new customer with all its fields [1C005 1R008 1E001]', async () => {
    const response = await officer.post('customers', margaret);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      ...margaret,
      customerId: expect.any(Number),
      customerNumber: expect.stringMatching(/^B101-\d{7}$/),
      customerEnabled: true,
      businessName: 'Business 101',
      street2: '',
      street3: '',
      receivesSms: false,
      hasPayToProduct: false,
      version: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
    });
  });

  it('takes a number that is free in the business, and generates one when it is left empty', async () => {
    expect((await create({ customerNumber: 'MY-1' })).customerNumber).toBe('MY-1');
    const again = await officer.post('customers', { ...margaret, customerNumber: 'MY-1' });
    expect([again.status, fieldsOf(again)]).toEqual([
      422,
      { customerNumber: ['This customer number is already used in this business.'] },
    ]);
    expect((await officer.post('customers', { ...margaret, customerNumber: 'MY-1', businessId: 102 })).status).toBe(
      201,
    );
    const [first, two] = await Promise.all([create({ customerNumber: '' }), create({ customerNumber: '' })]);
    expect(first.customerNumber).not.toBe(two.customerNumber);
  });

  it('says what is wrong field by field, and writes nothing', async () => {
    const count = async () => (await officer.post('customer-search', {})).body.recordsCount as number;
    const before = await count();
    const response = await officer.post('customers', {
      businessId: 101,
      customerName: ' ',
      state: 'NSW',
      postcode: '23',
      receivesEmail: true,
      receivesSms: true,
      phoneNumber: '12',
    });
    expect(response.status).toBe(422);
    expect(Object.keys(fieldsOf(response)).toSorted()).toEqual(['customerName', 'email', 'phoneNumber', 'postcode']);
    expect(fieldsOf(response).email).toEqual(['Required.']);
    expect(await count()).toBe(before);
  });

  it('allows any postcode outside Australia', async () => {
    await create({ state: 'OUTSIDE_AUSTRALIA', city: 'Wellington', postcode: 'WN-6011' });
  });

  it('refuses a business of another community as if it did not exist', async () => {
    const response = await officer.post('customers', { ...margaret, businessId: 201 });
    expect([response.status, fieldsOf(response)]).toEqual([422, { businessId: ['Choose one of the values offered.'] }]);
  });

  it('runs once for one idempotency key, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'form-7' };
    const body = { ...margaret, customerName: 'Once Only' };
    const responses = await Promise.all([1, 2, 3, 4].map(() => officer.post('customers', body, headers)));
    const done = responses.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
      responses.filter(({ status }) => status === 409).map(() => 409),
    );
    const replay = await officer.post('customers', body, headers);
    expect([replay.status, replay.raw, replay.headers['idempotent-replayed']]).toEqual([201, done[0]?.raw, 'true']);
    expect((await officer.post('customer-search', { query: 'Once Only' })).body.recordsCount).toBe(1);
    expect((await officer.post('customers', { ...body, customerName: 'Another' }, headers)).status).toBe(422);
  });

  it('keeps an idempotency key usable after a refused attempt', async () => {
    // digits and dashes of a UUID are no card number, whatever they look like
    const headers = { 'idempotency-key': '27551e62-094f-4532-9280-90156cf90b27' };
    expect((await officer.post('customers', { ...margaret, businessId: 201 }, headers)).status).toBe(422);
    expect((await officer.post('customers', margaret, headers)).status).toBe(201);
  });
});

describe('reading a customer', () => {
  it('answers it to those who may see customers, with nothing of another community [1C001 1R009]', async () => {
    const created = await create();
    expect(created).toMatchObject({ ...margaret, hasPayToProduct: false });
    expect((await officer.get(`customers/${created.customerId}`)).body).toEqual(created);
    for (const path of [
      'customers/2001',
      'customers/0',
      'customers/abc',
      'customers/99999999999999999999',
      'customers/1001.5',
    ]) {
      expect((await officer.get(path)).status, path).toBe(404);
    }
  });

  it('says whether the business has the PayTo product', async () => {
    await server.services.owner.query(`insert into app.business_product values (10, 102, 'PAYTO', now())`);
    expect((await officer.get('customers/1031')).body.hasPayToProduct).toBe(true);
    expect((await officer.get('customers/1001')).body.hasPayToProduct).toBe(false);
  });

  it('gives the rights for that customer by name [1C002 1R149]', async () => {
    expect((await officer.get('rights/1001')).body).toEqual({ rights: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'] });
    const inOne = apiCaller(
      server,
      await server.signIn({
        loginName: 'in.one',
        kind: 'CLIENT',
        communityId: 10,
        rights: ['VIEW_CUSTOMERS'],
        inBusiness: 102,
      }),
    );
    expect((await inOne.get('rights/1031')).body).toEqual({ rights: ['VIEW_CUSTOMERS'] });
    expect((await inOne.get('rights/1001')).status).toBe(404);
    expect((await inOne.post('customer-search', {})).body.recordsCount).toBe(11);
    const more = await server.signIn({
      loginName: 'more.in.one',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['MANAGE_CUSTOMERS'],
      inBusiness: 102,
    });
    await server.services.owner.query(
      `insert into app.user_role (user_id, role_id, community_id, business_id, granted_at)
       select $1, role_id, 10, 101, granted_at from app.user_role ur join app.system_user u on u.id = ur.user_id
       where u.login_name = 'in.one'`,
      [more.userId],
    );
    const both = apiCaller(server, more);
    expect((await both.get('rights/1031')).body).toEqual({ rights: ['MANAGE_CUSTOMERS'] });
    expect((await both.get('rights/1001')).body).toEqual({ rights: ['VIEW_CUSTOMERS'] });
  });
});

describe('searching customers', () => {
  const names = async (body: object) =>
    ((await officer.post('customer-search', body)).body.items as { customerName: string }[]).map(
      (row) => row.customerName,
    );

  it('finds part of a name, number, email or phone in any case [2C152 1R007]', async () => {
    await create({
      customerName: 'Zoë Featherstonehaugh',
      customerNumber: 'ZF-778',
      email: 'zoe@feather.example',
      phoneNumber: '0491 570 313',
    });
    for (const query of ['feathers', 'ZOË', 'zoe f', 'zf-77', 'feather.EXAMPLE', '0491 570 313', '0491570313']) {
      expect(await names({ query }), query).toContain('Zoë Featherstonehaugh');
    }
    expect(await names({ query: 'no such customer at all' })).toEqual([]);
    expect(await names({ customerName: 'zoë', status: 'ENABLED', businessId: 101 })).toEqual(['Zoë Featherstonehaugh']);
    for (const criteria of [{ customerNumber: 'zf-7' }, { email: 'ZOE@' }, { phone: '0491 570 313' }])
      expect(await names(criteria), JSON.stringify(criteria)).toEqual(['Zoë Featherstonehaugh']);
    expect(await names({ email: 'zoe@', status: 'DISABLED' })).toEqual([]);
  });

  it('treats signs that mean something in SQL as text', async () => {
    await create({ customerName: '100% Pure_Water \\ Co' });
    for (const query of ['100%', 'pure_w', '\\ co']) expect(await names({ query })).toEqual(['100% Pure_Water \\ Co']);
    expect(await names({ query: '%%%' })).toEqual([]);
  });

  it('pages with items, recordsCount, currentPage and pageSize [1R074 1E003]', async () => {
    const { body } = await officer.post('customer-search', {
      customerNumber: 'T-10',
      sort: 'customerId',
      page: 2,
      pageSize: 15,
    });
    expect(body).toEqual({ items: expect.any(Array), recordsCount: 40, currentPage: 2, pageSize: 15 });
    expect(body.items.map((row: { customerId: number }) => row.customerId)).toEqual(
      Array.from({ length: 15 }, (_, at) => 1016 + at),
    );
    const beyond = await officer.post('customer-search', { customerNumber: 'T-10', page: 99 });
    expect([beyond.status, beyond.body.items, beyond.body.recordsCount]).toEqual([200, [], 40]);
  });

  it('sorts both ways, ending with the id', async () => {
    const ids = async (sort: string) =>
      (
        (await officer.post('customer-search', { customerNumber: 'T-10', sort, pageSize: 50 })).body.items as {
          customerId: number;
        }[]
      ).map((row) => row.customerId);
    const upwards = Array.from({ length: 40 }, (_, at) => 1001 + at);
    expect(await ids('customerId')).toEqual(upwards);
    expect(await ids('-customerId')).toEqual(upwards.toReversed());
    expect(await ids('status')).toEqual(upwards);
    expect((await officer.post('customer-search', { sort: 'email' })).status).toBe(422);
  });

  it('refuses to page beyond row 100,000', async () => {
    const response = await officer.post('customer-search', { page: 1001, pageSize: 100 });
    expect([response.status, fieldsOf(response)]).toEqual([422, { '': ['Narrow your search.'] }]);
    expect((await officer.post('customer-search', { page: 1000, pageSize: 100 })).status).toBe(200);
  });
});

describe('editing a customer', () => {
  it('replaces the details, counts the version and says who did what [1C004 1R010 1C024]', async () => {
    const { customerId, version } = await create();
    const { businessId: _, ...details } = margaret;
    const response = await officer.put(`customers/${customerId}/details`, {
      ...details,
      customerName: 'Margaret O’Brien',
      email: 'mob@example.com',
      version,
    });
    expect(response.status, response.raw).toBe(200);
    expect(response.body).toMatchObject({
      customerId,
      customerName: 'Margaret O’Brien',
      email: 'mob@example.com',
      street1: margaret.street1,
      version: 2,
    });
    const { body } = await officer.get(`customers/${customerId}/audit-entries`);
    expect(body).toMatchObject({ recordsCount: 2, currentPage: 1, pageSize: 5 });
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      eventDate: '2026-11-20T09:00:00.000Z',
      description: 'Customer details changed: name, email',
      userName: officerLogin,
      loginName: officerLogin,
      about: { customerId },
      changes: [
        { field: 'customerName', title: 'Customer name', from: 'Margaret Olsson', to: 'Margaret O’Brien' },
        { field: 'email', title: 'Email', from: margaret.email, to: 'mob@example.com' },
      ],
    });
  });

  it('answers "No changes detected." on the whole form when nothing changes [1R213 1M040]', async () => {
    const { customerId } = await create();
    const { businessId: _, ...details } = margaret;
    const response = await officer.put(`customers/${customerId}/details`, details);
    expect([response.status, fieldsOf(response)]).toEqual([422, { '': ['No changes detected.'] }]);
    expect((await officer.get(`customers/${customerId}`)).body.version).toBe(1);
  });

  it('refuses a lost update, by field and by header', async () => {
    const { customerId } = await create();
    const { businessId: _, ...details } = margaret;
    const path = `customers/${customerId}/details`;
    expect((await officer.put(path, { ...details, city: 'Hamilton' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await officer.put(path, { ...details, city: 'Mayfield', version: 1 })).status).toBe(409);
    expect((await officer.put(path, { ...details, city: 'Mayfield' }, { 'if-match': '1' })).status).toBe(409);
    expect((await officer.put(path, { ...details, city: 'Mayfield' }, { 'if-match': 'x' })).status).toBe(422);
    expect((await officer.put(path, { ...details, city: 'Mayfield' })).status).toBe(200);
  });

  it('lets one of two simultaneous edits of the same version win', async () => {
    const { customerId, version } = await create();
    const { businessId: _, ...details } = margaret;
    const edits = ['A', 'B', 'C', 'D'].map((city) =>
      officer.put(`customers/${customerId}/details`, { ...details, city, version }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  it('cannot change the number', async () => {
    const { customerId } = await create();
    const response = await officer.put(`customers/${customerId}/details`, { customerName: 'X', customerNumber: 'NEW' });
    expect([response.status, fieldsOf(response)]).toEqual([422, { '': ['Unknown: customerNumber.'] }]);
  });
});

describe('the right to change customers', () => {
  it.each(['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'] as const)(
    'comes with %s [1R152 1R153 1R154]',
    async (right) => {
      const { customerId } = await create();
      const someone = apiCaller(
        server,
        await server.signIn({ loginName: `with.${right}`, kind: 'CLIENT', communityId: 10, rights: [right] }),
      );
      const { businessId: _, ...details } = margaret;
      expect((await someone.put(`customers/${customerId}/details`, { ...details, city: 'Hamilton' })).status).toBe(200);
      expect((await someone.patch(`customers/${customerId}/status?enabled=false`)).status).toBe(200);
      expect((await someone.patch(`customers/${customerId}/status?enabled=true`)).status).toBe(200);
    },
  );

  it('does not come with the right to see them [1R152 1R153 1R154]', async () => {
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'viewer', kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] }),
    );
    expect((await viewer.get('customers/1001')).status).toBe(200);
    for (const response of [
      await viewer.post('customers', margaret),
      await viewer.put('customers/1001/details', margaret),
      await viewer.patch('customers/1001/status?enabled=false'),
      await viewer.patch('customers/1001/status?enabled=true'),
    ]) {
      expect(response.status).toBe(403);
    }
    // Noted beside the answer
    const noted = () =>
      server.services.owner.query(`select description from app.audit_entry where action = 'access.refuse'`);
    await expect
      .poll(async () => (await noted()).rows)
      .toContainEqual({ description: 'Not allowed: Enable or disable a customer' });
  });

  it('counts in one business only, where it was given for one', async () => {
    const inOne = apiCaller(
      server,
      await server.signIn({
        loginName: 'manages.one',
        kind: 'CLIENT',
        communityId: 10,
        rights: ['MANAGE_CUSTOMERS'],
        inBusiness: 102,
      }),
    );
    expect((await inOne.post('customers', margaret)).status).toBe(422);
    expect((await inOne.post('customers', { ...margaret, businessId: 102 })).status).toBe(201);
    expect((await inOne.patch('customers/1001/status?enabled=false')).status).toBe(404);
    expect((await inOne.patch('customers/1032/status?enabled=false')).status).toBe(200);
  });
});
