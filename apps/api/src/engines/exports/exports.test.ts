import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { readWorkbook } from './read-workbook.fixture.ts';
import { removeExpiredExports } from './expire-exports.ts';

const HOUR = 3_600_000;
const rights = ['VIEW_CUSTOMERS', 'EXPORT_CUSTOMERS'] as const;
let server: TestServer;
let session: SignedIn;
let officer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  session = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query(`delete from app.export where community_id = 10; delete from app.outbox`);
});

/** Does what waits in the outbox, as a worker would. */
async function work(signal = new AbortController().signal): Promise<void> {
  const { rows } = await server.services.owner.query<{ id: number; topic: string; payload: never }>(
    'delete from app.outbox returning id, topic, payload',
  );
  for (const { id, topic, payload } of rows) {
    const handler = sideEffects.find((sideEffect) => sideEffect.topic === topic);
    await handler?.handle(payload, { services: server.services, jobId: `${id}`, communityId: 10, signal });
  }
}
const start = async (body: object = {}, caller = officer): Promise<number> => {
  const { status, body: response, raw } = await caller.post('customer-export', body);
  expect(status, raw).toBe(202);
  return response.exportId as number;
};
const download = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { cookie: session.headers.cookie, ...headers } });
const linesOf = (csv: string) => csv.trimEnd().split('\n');
/** Starts an export, has it written and returns its file. */
async function exported(body: object = {}, caller = officer) {
  const exportId = await start(body, caller);
  await work();
  const poll = await caller.get(`customer-export?exportId=${exportId}`);
  expect(poll.status, poll.raw).toBe(201);
  return { exportId, url: poll.body.downloadUrl as string, response: await download(poll.body.downloadUrl as string) };
}
const auditOf = async (exportId: number) =>
  (
    await server.services.owner.query<{ action: string }>(
      `select action from app.audit_entry where object_type = 'export' and object_id = $1 order by id`,
      [String(exportId)],
    )
  ).rows.map(({ action }) => action);

describe('an export of customers', () => {
  it('is started with 202, asked for with 202 while it runs, and downloaded with 201 [2C153]', async () => {
    const exportId = await start();
    const running = await officer.get(`customer-export?exportId=${exportId}`);
    expect([running.status, running.body]).toEqual([202, { exportId, rowsDone: 0, rowsTotal: null }]);
    await work();
    const ready = await officer.get(`customer-export?exportId=${exportId}`);
    expect(ready.status).toBe(201);
    const file = await download(ready.body.downloadUrl as string);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="customers-2026-11-20-2000-v2.csv"; filename*=UTF-8''customers-2026-11-20-2000-v2.csv`,
    );
    const lines = linesOf(file.body);
    expect(lines).toHaveLength(41);
    expect(lines[0]).toMatch(/^Customer name,Customer number,Customer ID,Status,.*,Added \(Australia\/Sydney\),/);
    expect(await auditOf(exportId)).toEqual(['customers.exported', 'customers.export-downloaded']);
  });

  it('starts nothing with validationOnly=true: 204, or 422 with the fields [2C153]', async () => {
    expect((await officer.post('customer-export?validationOnly=true', {})).status).toBe(204);
    const wrong = await officer.post('customer-export?validationOnly=true', { businessId: 201, status: 'ENABLED' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'businessId', messages: ['Choose one of the values offered.'] }],
    ]);
    expect((await officer.post('customer-export?validationOnly=true', { sort: 'shoe size' })).status).toBe(422);
    expect((await officer.get('exports')).body.recordsCount).toBe(0);
  });

  it.each([
    { query: 'T-10' },
    { query: 'customer 1', sort: '-customerNumber' },
    { status: 'DISABLED' },
    { customerNumber: 'T-101', sort: '-customerId' },
    { businessId: 102, sort: 'createdAt' },
    { email: 'c100', phone: '0491', sort: 'status' },
    { query: 'nobody at all' },
  ])('has the rows of the list, in its order: %j', async (criteria) => {
    await server.services.owner.query(
      `update app.customer set enabled = id % 7 <> 0, disabled_at = case when id % 7 = 0 then created_at end`,
    );
    const list = await officer.post('customer-search', { ...criteria, pageSize: 100 });
    const { response } = await exported({ ...criteria, columns: ['customerId', 'customerName', 'status'] });
    expect(linesOf(response.body).slice(1)).toEqual(
      (list.body.items as { customerId: number; customerName: string; customerEnabled: boolean }[]).map(
        (row) => `${row.customerId},${row.customerName},${row.customerEnabled ? 'Enabled' : 'Disabled'}`,
      ),
    );
  });

  it('has the columns asked for, guards formulas and keeps every letter', async () => {
    await insertCustomers(server.services.owner, { communityId: 10, businessId: 102, firstId: 1500, count: 1 });
    await server.services.owner.query(
      `update app.customer set customer_name = $1, city = $2, phone_number = '+61 491 570 156' where id = 1500`,
      ['=cmd|\' /C calc\'!A0, "Zoë"\n漢字', "Kalgoorlie\\Boulder'; drop table app.customer; --"],
    );
    const columns = ['city', 'phoneNumber', 'customerName'];
    const { response } = await exported({ customerNumber: 'T-1500', columns });
    expect(response.body).toBe(
      'City or suburb,Phone,Customer name\n' +
        `Kalgoorlie\\Boulder'; drop table app.customer; --,'+61 491 570 156,"'=cmd|' /C calc'!A0, ""Zoë""\n漢字"\n`,
    );
    await server.services.owner.query('delete from app.customer where id = 1500');
    const twice = await officer.post('customer-export', { columns: ['city', 'city'] });
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      [{ field: 'columns', messages: ['Name each column once.'] }],
    ]);
  });

  it('is a workbook for Excel: texts are texts, numbers and times are what they are', async () => {
    await server.services.owner.query(`update app.customer set phone_number = '0412 345 678' where id = 1001`);
    const columns = ['customerId', 'phoneNumber', 'receivesSms', 'createdAt'];
    const body = { customerNumber: 'T-1001', columns, forExcel: true };
    const { exportId, response } = await exported(body);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('customers-2026-11-20-2000-v2.xlsx'),
    });
    const { Customers: rows } = readWorkbook(response.rawPayload);
    expect(rows?.map((row) => Object.values(row).map(({ value }) => value))).toEqual([
      ['Customer ID', 'Phone', 'SMS notifications', 'Added (Australia/Sydney)'],
      ['1001', '0412 345 678', 'No', expect.stringMatching(/^46346\.8333/)],
    ]);
    expect(Object.values(rows?.[1] ?? {}).map(({ type }) => type)).toEqual(['', 'inlineStr', 'inlineStr', '']);
    const key = `exports/10/${exportId}-1.xlsx`;
    expect(await server.services.storage.exists(key)).toBe(true);
    await server.services.owner.query(`update app.export set expires_at = created_at where id = $1`, [exportId]);
    await removeExpiredExports(server.services);
    expect(await server.services.storage.exists(key)).toBe(false);
  });

  it('treats what people search for as text, whatever is in it', async () => {
    for (const query of [`'; select pg_sleep(9); --`, `\\'`, '$1', '$$x$$', "''"])
      expect(linesOf((await exported({ query })).response.body)).toHaveLength(1);
  });

  it('runs once for each person: the same again is the same, another is refused', async () => {
    const exportId = await start({ status: 'ENABLED' });
    const same = await Promise.all([1, 2, 3].map(() => start({ status: 'ENABLED' })));
    expect(same).toEqual([exportId, exportId, exportId]);
    const other = await officer.post('customer-export', { status: 'DISABLED' });
    expect([other.status, other.body.detail]).toEqual([
      409,
      'An export of customers is still running. Wait for it, or cancel it.',
    ]);
    await work();
    expect(await start({ status: 'ENABLED' })).not.toBe(exportId);
  });

  it('started several times at once is one', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => start({})));
    expect(new Set(ids).size).toBe(1);
    expect((await officer.get('exports')).body.recordsCount).toBe(1);
  });
});

describe('who may have it', () => {
  const person = (loginName: string, more: object = {}) =>
    server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights, ...more });

  it('needs the rights of the list and the right to export', async () => {
    const viewer = apiCaller(server, await person('viewer', { rights: ['VIEW_CUSTOMERS'] }));
    const exporter = apiCaller(server, await person('exporter', { rights: ['EXPORT_CUSTOMERS'] }));
    for (const caller of [viewer, exporter]) {
      expect((await caller.post('customer-export', {})).status).toBe(403);
      expect((await caller.get('customer-export?exportId=1')).status).toBe(403);
    }
  });

  it('holds only the businesses that the person reaches', async () => {
    const inOne = apiCaller(server, await person('in.one', { inBusiness: 102 }));
    const exportId = await start({ columns: ['businessName'] }, inOne);
    await work();
    const [, ...rows] = linesOf(await text(server.services.storage.get(`exports/10/${exportId}-1.csv`)));
    expect(new Set(rows)).toEqual(new Set(['Business 102']));
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });

  it('is closed to everyone else, and to its owner without the rights', async () => {
    const { exportId, url } = await exported();
    const colleague = apiCaller(server, await person('colleague'));
    expect((await colleague.get(`customer-export?exportId=${exportId}`)).status).toBe(404);
    expect((await colleague.get(`exports/${exportId}/download`)).status).toBe(404);
    expect((await colleague.post(`exports/${exportId}/cancel`)).status).toBe(404);
    const stranger = await person('stranger');
    for (const { cookie } of [stranger.headers])
      expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(403);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    expect((await download(url.replace(/csrf=.*/, ''))).statusCode).toBe(403);
    expect((await download(url.replace(/csrf=.*/, `csrf=${session.csrfToken}`))).statusCode).toBe(200);
    await server.services.owner.query(`delete from app.role_right where right_code = 'EXPORT_CUSTOMERS'`);
    expect((await download(url)).statusCode).toBe(403);
    await server.services.owner.query(
      `insert into app.role_right select role_id, 'EXPORT_CUSTOMERS' from app.user_role where user_id = $1`,
      [session.userId],
    );
    expect((await download(url)).statusCode).toBe(200);
  });

  it('is gone for a user who was kept to one business meanwhile', async () => {
    const { url } = await exported();
    await server.services.owner.query(
      'insert into app.user_business (community_id, user_id, business_id) values (10, $1, 102)',
      [session.userId],
    );
    expect((await download(url)).statusCode).toBe(404);
    await server.services.owner.query('delete from app.user_business where user_id = $1', [session.userId]);
    expect((await download(url)).statusCode).toBe(200);
  });
});

describe('the file', () => {
  it('is the one whose checksum is shown, and can be read in ranges', async () => {
    const { exportId, url, response } = await exported();
    const { body } = await officer.get('exports');
    const sha256 = createHash('sha256').update(response.rawPayload).digest('hex');
    expect(body.items[0]).toMatchObject({
      exportId,
      status: 'READY',
      sha256,
      sizeBytes: response.rawPayload.length,
      filters: '',
      ownerName: 'officer',
      columnsVersion: 2,
      expiresAt: '2026-11-21T09:00:00.000Z',
    });
    expect(body.items[0].rowsDone).toBe(linesOf(response.body).length - 1);
    const size = response.rawPayload.length;
    for (const [range, from, end] of [
      ['bytes=5-9', 5, 10],
      ['bytes=-7', size - 7, size],
      [`bytes=10-${size + 50}`, 10, size],
    ] as const) {
      const part = await download(url, { range });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${from}-${end - 1}/${size}`]);
      expect(part.rawPayload).toEqual(response.rawPayload.subarray(from, end));
    }
    expect((await download(url, { range: `bytes=${size}-` })).statusCode).toBe(416);
    for (const range of ['bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=1-2,4-5'])
      expect((await download(url, { range })).statusCode).toBe(200);
  });

  it('stays for 24 hours, then it is removed', async () => {
    const { exportId } = await exported();
    const key = `exports/10/${exportId}-1.csv`;
    const { clock } = server.services;
    clock.advance(24 * HOUR - 1000);
    await removeExpiredExports(server.services);
    expect(await server.services.storage.exists(key)).toBe(true);
    clock.advance(1000);
    const late = await apiCaller(server, await again()).get(`customer-export?exportId=${exportId}`);
    expect([late.status, late.body?.detail]).toEqual([409, 'Files are kept for 24 hours. Start the export again.']);
    await removeExpiredExports(server.services);
    expect(await server.services.storage.exists(key)).toBe(false);
    clock.advance(30 * 24 * HOUR);
    await removeExpiredExports(server.services);
    const { rowCount } = await server.services.owner.query('select from app.export where id = $1', [exportId]);
    expect(rowCount).toBe(0);
    clock.advance(-31 * 24 * HOUR);
  });

  /** The session of the officer lasts 12 hours only. */
  async function again(): Promise<SignedIn> {
    const other = await server.signIn({ loginName: `officer.${Date.now()}`, kind: 'CLIENT', communityId: 10, rights });
    await server.services.owner.query('update app.export set owner_user_id = $1 where community_id = 10', [
      other.userId,
    ]);
    return other;
  }
});

describe('cancelling', () => {
  it('stops an export before it was begun, and once only', async () => {
    const exportId = await start();
    const response = await officer.post(`exports/${exportId}/cancel`);
    expect([response.status, response.body.status]).toEqual([200, 'CANCELLED']);
    await work();
    expect(await server.services.storage.exists(`exports/10/${exportId}-1.csv`)).toBe(false);
    expect((await officer.post(`exports/${exportId}/cancel`)).status).toBe(409);
    expect((await officer.get(`customer-export?exportId=${exportId}`)).status).toBe(409);
    expect((await officer.get(`exports/${exportId}/download`)).status).toBe(409);
    await start({ status: 'ENABLED' });
  });
});

const text = async (stream: Promise<Readable>) => Buffer.concat(await (await stream).toArray()).toString();
