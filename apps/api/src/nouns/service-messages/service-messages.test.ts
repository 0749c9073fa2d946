import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordServiceMessage, type ServiceMessage } from '../../engines/service-messages/service-messages.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Staff in community 10, and staff who chose none. */
let inTen: ApiCaller;
let everywhere: ApiCaller;
const ids: Record<string, number> = {};
const hours = 3_600_000;

beforeAll(async () => {
  server = await createTestServer();
  await server.services.owner.query('delete from app.service_message');
  await insertCommunity(server.services.owner, { id: 30, name: 'Third' });
  const staff = { kind: 'STAFF', communityId: null, rights: ['VIEW_OPERATIONS'] } as const;
  inTen = apiCaller(server, await server.signIn({ ...staff, loginName: 'staff.ten', chooses: 10 }));
  everywhere = apiCaller(server, await server.signIn({ ...staff, loginName: 'staff.all' }));
  const now = server.services.clock.now().getTime();
  const record = async (name: string, agoHours: number, given: Partial<ServiceMessage> = {}) => {
    const message = { communityId: 10, doctypeCode: 'NIGHTLY_REPORT', direction: 'INTERNAL', summary: name } as const;
    ids[name] = await server.services.db.transaction({ kind: 'jobs' }, (trx) =>
      recordServiceMessage(trx, { ...message, status: 'DELIVERED', ...given }, new Date(now - agoHours * hours)),
    );
  };
  await record('old', 31 * 24);
  // 20 November, 20:00 in Sydney: 21 hours ago is the 19th
  await record('yesterday', 21);
  await record('today', 1, {
    payload: '{"password":"hunter2","amount":"12.50"}',
    parameters: { valueDate: '2026-11-19', accountNumber: '123456789' },
    object: { type: 'customer', id: 1001 },
    businessId: 101,
  });
  await record('failed', 2, {
    doctypeCode: 'GATEWAY_REQUEST',
    direction: 'OUTBOUND',
    status: 'FAILED',
    errorText: 'The server responded with 503.',
  });
  await record('queued', 3, { doctypeCode: 'GATEWAY_REQUEST', direction: 'OUTBOUND', status: 'QUEUED' });
  await record('elsewhere', 4, { communityId: 30 });
  await record('platform', 5, { communityId: null });
});
afterAll(() => server.close());

const summaries = async (caller: ApiCaller, query = '') => {
  const { status, body, raw } = await caller.get(`service-messages${query}`);
  expect(status, raw).toBe(200);
  expect(body.recordsCount).toBe(body.items.length);
  return (body.items as { summary: string }[]).map(({ summary }) => summary);
};

describe('the list', () => {
  it('has the last 30 days of the community worked in, newest first', async () => {
    expect(await summaries(inTen)).toEqual(['today', 'failed', 'queued', 'yesterday']);
  });

  it('has all communities and the platform where none was chosen', async () => {
    expect(await summaries(everywhere)).toEqual(['today', 'failed', 'queued', 'elsewhere', 'platform', 'yesterday']);
    const { body } = await everywhere.get('service-messages');
    expect(body.items.map((item: { communityName: string | null }) => item.communityName)).toContain('Third');
  });

  it.each([
    ['?status=FAILED', ['failed']],
    ['?doctypeCode=GATEWAY_REQUEST', ['failed', 'queued']],
    ['?doctypeCode=GATEWAY_REQUEST&status=QUEUED', ['queued']],
    ['?direction=INTERNAL', ['today', 'yesterday']],
    ['?direction=INTERNAL,OUTBOUND', ['today', 'failed', 'queued', 'yesterday']],
    ['?status=FAILED,QUEUED', ['failed', 'queued']],
    ['?doctypeCode=GATEWAY_REQUEST,NO_SUCH_KIND', ['failed', 'queued']],
    ['?doctypeCode=GATEWAY_REQUEST,NIGHTLY_REPORT&status=FAILED,DELIVERED', ['today', 'failed', 'yesterday']],
    ['?from=2026-11-20', ['today', 'failed', 'queued']],
    ['?to=2026-11-19', ['yesterday']],
    ['?from=2026-10-20&to=2026-10-20', ['old']],
    ['?doctypeCode=NO_SUCH_KIND', []],
  ])('is narrowed by %s', async (query, expected) => {
    expect(await summaries(inTen, query)).toEqual(expected);
  });

  it('goes page by page', async () => {
    const { body } = await inTen.get('service-messages?page=2&pageSize=3');
    expect(body).toMatchObject({ recordsCount: 4, currentPage: 2, items: [{ summary: 'yesterday' }] });
  });

  it.each([
    ['?from=2026-11-21&to=2026-11-20', 'to', 'The last day must not be before the first.'],
    ['?from=2026-10-01&to=2026-11-01', 'from', 'Choose at most 31 days.'],
  ])('refuses the days of %s', async (query, field, message) => {
    for (const path of ['service-messages', 'service-messages/summary']) {
      const { status, body } = await inTen.get(`${path}${query}`);
      expect([status, body.errors]).toEqual([422, [{ field, messages: [message] }]]);
    }
  });

  it('takes days from one bound: up to today, never more than it may', async () => {
    const spanOf = async (query: string) => {
      const { body } = await inTen.get(`service-messages/summary${query}`);
      return [body.from, body.to];
    };
    expect(await spanOf('')).toEqual(['2026-10-22', '2026-11-20']);
    expect(await spanOf('?from=2026-11-10')).toEqual(['2026-11-10', '2026-11-20']);
    expect(await spanOf('?from=2026-08-01')).toEqual(['2026-08-01', '2026-08-30']);
    expect(await spanOf('?from=2027-01-01')).toEqual(['2027-01-01', '2027-01-01']);
    expect(await spanOf('?to=2026-11-10')).toEqual(['2026-10-12', '2026-11-10']);
  });
});

describe('the summary', () => {
  it('counts by kind, status and day of the community [2E044]', async () => {
    const { body } = await inTen.get('service-messages/summary');
    expect(body.timeZone).toBe('Australia/Sydney');
    expect(body.doctypes).toEqual([
      {
        doctypeCode: 'GATEWAY_REQUEST',
        messageCount: 2,
        failedCount: 1,
        lastCreatedDate: '2026-11-20T07:00:00.000Z',
      },
      { doctypeCode: 'NIGHTLY_REPORT', messageCount: 2, failedCount: 0, lastCreatedDate: '2026-11-20T08:00:00.000Z' },
    ]);
    // Three of them are delivered on the same day
    expect((await everywhere.get('service-messages/summary')).body.doctypes).toContainEqual({
      doctypeCode: 'NIGHTLY_REPORT',
      messageCount: 4,
      failedCount: 0,
      lastCreatedDate: '2026-11-20T08:00:00.000Z',
    });
    expect(body.statuses).toEqual([
      { status: 'QUEUED', messageCount: 1 },
      { status: 'SENDING', messageCount: 0 },
      { status: 'RETRYING', messageCount: 0 },
      { status: 'DELIVERED', messageCount: 2 },
      { status: 'FAILED', messageCount: 1 },
    ]);
    expect(body.days).toEqual([
      { date: '2026-11-19', delivered: 1, underWay: 0, failed: 0 },
      { date: '2026-11-20', delivered: 1, underWay: 1, failed: 1 },
    ]);
  });

  it('narrows statuses and days to a kind, and keeps the others to choose from', async () => {
    const { body } = await inTen.get('service-messages/summary?doctypeCode=NIGHTLY_REPORT');
    expect(body.doctypes).toHaveLength(2);
    expect(body.statuses[4]).toEqual({ status: 'FAILED', messageCount: 0 });
    expect(body.days).toHaveLength(2);
    const both = await inTen.get('service-messages/summary?doctypeCode=NIGHTLY_REPORT,GATEWAY_REQUEST');
    expect(both.body.statuses[4]).toEqual({ status: 'FAILED', messageCount: 1 });
  });

  it('adds up to what the list has', async () => {
    for (const query of ['', '?direction=OUTBOUND', '?from=2026-11-20&to=2026-11-20']) {
      const { body } = await everywhere.get(`service-messages/summary${query}`);
      const list = await everywhere.get(`service-messages${query}`);
      const total = (rows: { messageCount: number }[]) => rows.reduce((sum, row) => sum + row.messageCount, 0);
      expect([total(body.doctypes), total(body.statuses)]).toEqual([list.body.recordsCount, list.body.recordsCount]);
    }
  });
});

describe('one message', () => {
  it('shows what was kept, without secrets', async () => {
    const { status, body } = await inTen.get(`service-messages/${ids.today}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      summary: 'today',
      objectType: 'customer',
      objectId: 1001,
      businessName: 'Business 101',
      payload: '{"password":"[removed]","amount":"12.50"}',
      createdByName: null,
    });
    expect(JSON.parse(body.parameters)).toEqual({ valueDate: '2026-11-19', accountNumber: '[removed]' });
  });

  it('of the platform is found from a community, of another community is not', async () => {
    expect((await inTen.get(`service-messages/${ids.platform}`)).status).toBe(200);
    expect((await inTen.get(`service-messages/${ids.elsewhere}`)).status).toBe(404);
    expect((await everywhere.get(`service-messages/${ids.elsewhere}`)).body.communityName).toBe('Third');
    expect((await everywhere.get('service-messages/987654')).status).toBe(404);
  });
});

it('are for staff with a right of operations', async () => {
  const none = { kind: 'STAFF', communityId: null, rights: ['VIEW_COMMUNITIES'], chooses: 10 } as const;
  const facility = { kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] } as const;
  const callers = [
    apiCaller(server, await server.signIn({ ...none, loginName: 'staff.none' })),
    apiCaller(server, await server.signIn({ ...facility, loginName: 'facility.user' })),
  ];
  for (const caller of callers)
    for (const path of ['service-messages', 'service-messages/summary', `service-messages/${ids.today}`])
      expect((await caller.get(path)).status).toBe(403);
});
