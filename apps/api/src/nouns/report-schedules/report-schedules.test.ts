import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinBatch } from '../../engines/payments/batches/join-batch.ts';
import { Unsendable } from '../../engines/service-messages/sender.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { runReportSchedules } from './run-report-schedules.ts';

let server: TestServer;
let session: SignedIn;
let manager: ApiCaller;
let viewer: ApiCaller;
const DAY = 86_400_000;
/** Now of the tests: Friday, 20 November 2026, in the afternoon in Sydney. */
let now: Date;

beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  session = await server.signIn({ ...ofFacility, loginName: 'manager', rights: ['MANAGE_REPORTS', 'VIEW_REPORTS'] });
  manager = apiCaller(server, session);
  viewer = apiCaller(server, await server.signIn({ ...ofFacility, loginName: 'viewer', rights: ['VIEW_REPORTS'] }));
  now = server.services.clock.now();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { owner } = server.services;
  await owner.query('delete from app.outbox');
  await owner.query('delete from app.report_schedule');
  await owner.query('delete from app.report_run');
});

const LIST = 'communities/10/report-schedules';
const enable = (template: string) => manager.post(`${LIST}/${template}`);
const rowOf = async (template: string) =>
  (await manager.get(LIST)).body.find((row: { reportTemplate: string }) => row.reportTemplate === template);

/** Services at another moment. */
const at = (moment: string | Date) => {
  const { services } = server;
  return { ...services, clock: { ...services.clock, now: () => new Date(moment) } };
};

/** Does what waits in the outbox, as a worker would. */
async function work(moment: string | Date): Promise<void> {
  const services = at(moment);
  const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
    `delete from app.outbox where topic = 'service-messages.send' returning id, topic, payload`,
  );
  for (const { id, topic, payload } of rows.toSorted((row, other) => row.id - other.id))
    await sideEffects
      .find((sideEffect) => sideEffect.topic === topic)
      ?.handle(payload, { services, jobId: `${id}`, communityId: 10, signal: new AbortController().signal });
}

/** Joins the batch of a PayTo payment that is taken at a moment. */
const joinPayTo = (moment: Date) =>
  server.services.db.transaction({ kind: 'community', communityId: 10 }, (trx) =>
    joinBatch(trx, {
      communityId: 10,
      businessId: 101,
      settlementAccountId: null,
      paymentMethod: 'PAYTO',
      method: 'PAYTO',
      currency: 'AUD',
      settlementDate: '2026-11-20',
      source: 'TERMINAL',
      at: moment,
    }),
  );

describe('the list of report schedules', () => {
  it('has a row for each template, enabled or not [2C078 2R207 2E047]', async () => {
    const { status, body } = await viewer.get(LIST);
    expect(status).toBe(200);
    expect(body.map((row: { reportTemplate: string }) => row.reportTemplate)).toEqual([
      'TRANSACTION_CSV_REPORT',
      'EXPIRED_CARDS_REPORT',
      'USER_ACCESS_REPORT',
      'NEW_CUSTOMER_REPORT',
      'REGISTERED_ACCOUNTS_REPORT',
      'BANK_RECONCILIATION_REPORT',
      'CASH_APPLIED_FILE',
      'LEGACY_TRANSACTION_REPORT',
    ]);
    expect(body.every((row: { reportScheduleId: number | null }) => row.reportScheduleId === null)).toBe(true);
  });

  it('says that transactions are reported daily at 1:30am [2R389 2K071]', async () => {
    expect(await rowOf('TRANSACTION_CSV_REPORT')).toMatchObject({
      frequency: { code: 'DAY' },
      runTime: { code: '01:30', displayName: '1:30am' },
      configurable: false,
    });
  });

  it.each(['EXPIRED_CARDS_REPORT', 'USER_ACCESS_REPORT'])('says that %s is monthly [2R390 2K072]', async (template) => {
    const frequency = { code: 'MONTH', displayName: 'Monthly, on the 1st' };
    expect(await rowOf(template)).toMatchObject({ frequency, configurable: false });
  });

  it('is not for users of another community, nor for those without the right', async () => {
    expect((await manager.get('communities/20/report-schedules')).status).toBe(404);
    const none = await server.signIn({ kind: 'CLIENT', communityId: 10, loginName: 'none', rights: [] });
    expect((await apiCaller(server, none).get(LIST)).status).toBe(403);
  });
});

describe('enabling, configuring and disabling', () => {
  it('has the report run at its time, with a mail to the user who enabled it [2C079 2R267]', async () => {
    const { status, body, raw } = await enable('TRANSACTION_CSV_REPORT');
    expect(status, raw).toBe(201);
    expect(body).toMatchObject({ nextRunDate: '2026-11-20T14:30:00.000Z', version: 1 });
    expect(body.recipients).toHaveLength(1);
    expect((await rowOf('TRANSACTION_CSV_REPORT')).reportScheduleId).toBe(body.reportScheduleId);
  });

  it('is refused where the report is enabled, of two at the same instant for one', async () => {
    const both = await Promise.all([enable('NEW_CUSTOMER_REPORT'), enable('NEW_CUSTOMER_REPORT')]);
    expect(both.map(({ status }) => status).toSorted((status, other) => status - other)).toEqual([201, 409]);
    expect((await enable('NEW_CUSTOMER_REPORT')).status).toBe(409);
  });

  it('adds a schedule of the legacy transaction report each time, up to ten [2R268]', async () => {
    for (let count = 0; count < 10; count++) expect((await enable('LEGACY_TRANSACTION_REPORT')).status).toBe(201);
    expect((await enable('LEGACY_TRANSACTION_REPORT')).status).toBe(409);
    await server.services.owner.query(
      'delete from app.report_schedule where id = (select max(id) from app.report_schedule)',
    );
    const rows = (await manager.get(LIST)).body.filter(
      (row: { reportTemplate: string }) => row.reportTemplate === 'LEGACY_TRANSACTION_REPORT',
    );
    expect(rows).toHaveLength(10);
    expect(rows.at(-1).reportScheduleId).toBeNull();
  });

  it('changes frequency, time and recipients [2C080 2R224]', async () => {
    const { reportScheduleId, version } = (await enable('NEW_CUSTOMER_REPORT')).body;
    const change = {
      frequency: 'WEEK',
      runTime: '20:00',
      recipients: [{ emailAddress: 'a@example.com' }, { emailAddress: 'b@example.com' }],
      version,
    };
    const { status, body, raw } = await manager.patch(`report-schedules/${reportScheduleId}`, change);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      frequency: { code: 'WEEK', displayName: 'Weekly, on Sunday' },
      runTime: { displayName: '8:00pm' },
      nextRunDate: '2026-11-22T09:00:00.000Z',
      recipients: change.recipients,
      version: 2,
    });
    const late = await manager.patch(`report-schedules/${reportScheduleId}`, { ...change, runTime: '21:00' });
    expect(late.status).toBe(409);
    const same = await manager.patch(`report-schedules/${reportScheduleId}`, { ...change, version: 2 });
    expect(same.body.errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
  });

  it.each([
    [{ frequency: 'YEAR' }, 'frequency'],
    [{ runTime: '05:15' }, 'runTime'],
    [{ runTime: '24:00' }, 'runTime'],
    [{ recipients: [{ emailAddress: 'nowhere' }] }, 'recipients[0].emailAddress'],
    [{ recipients: Array.from({ length: 21 }, (_, n) => ({ emailAddress: `a${n}@example.com` })) }, 'recipients'],
    [{ recipients: [{ emailAddress: 'a@example.com' }, { emailAddress: 'a@example.com' }] }, 'recipients'],
  ])('is refused at its field: %j', async (wrong, field) => {
    const { reportScheduleId } = (await enable('NEW_CUSTOMER_REPORT')).body;
    const body = { frequency: 'WEEK', runTime: '20:00', recipients: [], ...wrong };
    const refused = await manager.patch(`report-schedules/${reportScheduleId}`, body);
    expect(refused.status, refused.raw).toBe(422);
    expect(refused.body.errors[0].field).toContain(field);
  });

  it('is refused for a report that is not configurable', async () => {
    const { reportScheduleId } = (await enable('USER_ACCESS_REPORT')).body;
    const body = { frequency: 'WEEK', runTime: '20:00', recipients: [] };
    expect((await manager.patch(`report-schedules/${reportScheduleId}`, body)).status).toBe(409);
  });

  it('disables a report, whose schedule is then gone [2C081]', async () => {
    const { reportScheduleId } = (await enable('USER_ACCESS_REPORT')).body;
    expect((await viewer.delete(`report-schedules/${reportScheduleId}`)).status).toBe(403);
    expect((await manager.delete(`report-schedules/${reportScheduleId}`)).status).toBe(204);
    expect((await manager.delete(`report-schedules/${reportScheduleId}`)).status).toBe(404);
    expect((await rowOf('USER_ACCESS_REPORT')).reportScheduleId).toBeNull();
  });

  it('waits for a second person where the settings of the community need one', async () => {
    const { owner } = server.services;
    const approver = { kind: 'CLIENT', communityId: 10, loginName: 'approver', rights: ['APPROVE_REQUESTS'] } as const;
    await server.signIn(approver);
    const needs = (value: boolean) =>
      owner.query(
        `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, $1, now())
         on conflict (community_id) do update set settings_need_second_person = $1`,
        [value],
      );
    await needs(true);
    const { status, body, raw } = await enable('NEW_CUSTOMER_REPORT');
    await needs(false);
    expect(status, raw).toBe(202);
    expect(body.proposalId).toBeGreaterThan(0);
    expect((await rowOf('NEW_CUSTOMER_REPORT')).reportScheduleId).toBeNull();
  });
});

describe('a run', () => {
  const runs = async () => (await manager.get('communities/10/report-runs')).body;

  it('writes the file, tells the recipients by a link, and is kept with rows and duration [2R014]', async () => {
    await enable('TRANSACTION_CSV_REPORT');
    expect(await runReportSchedules(at('2026-11-20T14:29:59Z'))).toBe(0);
    expect(await runReportSchedules(at('2026-11-20T14:30:00Z'))).toBe(1);
    expect(await runReportSchedules(at('2026-11-20T14:31:00Z'))).toBe(0);
    await work('2026-11-20T14:31:02Z');
    const { items } = await runs();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      name: 'Transaction CSV Report',
      dueDate: '2026-11-20T14:30:00.000Z',
      from: '2026-11-20',
      to: null,
      status: 'DELIVERED',
      durationMs: 62_000,
      recipientsCount: 1,
      rowCount: 0,
    });
    const url = `/quickportal/rest/internal/service-messages/${items[0].serviceMessageId}/file`;
    const file = await server.app.inject({ url, headers: session.headers });
    expect(file.statusCode, file.body).toBe(200);
    expect(file.headers.etag).toBe(`"${items[0].sha256}"`);
    const { rows } = await server.services.owner.query(`select payload from app.outbox where topic = 'mail.send'`);
    expect(rows).toHaveLength(1);
    const { auth } = server.services;
    const mail = JSON.parse(auth.sealer.open('mail', 'mail.send', rows[0].payload.sealed));
    expect(mail.subject).toBe('Transaction CSV Report, 2026-11-20');
    expect(mail.text).toContain('ReportSchedulesView?CommunityId=10');
  });

  it('that fails for good tells its recipients so, once and without data', async () => {
    const { storage, auth, owner } = server.services;
    await enable('TRANSACTION_CSV_REPORT');
    await runReportSchedules(at('2026-11-20T14:30:00Z'));
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new Unsendable('The storage is full.'));
    await work('2026-11-20T14:31:00Z');
    storage.put = put;
    const { items } = await runs();
    expect(items[0]).toMatchObject({ status: 'FAILED', fileName: null });
    const { rows } = await owner.query(`select payload from app.outbox where topic = 'mail.send'`);
    expect(rows).toHaveLength(1);
    const mail = JSON.parse(auth.sealer.open('mail', 'mail.send', rows[0].payload.sealed));
    expect(mail.subject).toBe('Transaction CSV Report, 2026-11-20, failed');
    expect(mail.text).toContain('ReportSchedulesView?CommunityId=10');
    expect(mail.text).not.toContain('storage');
  });

  it('is made up once for each day that was missed, in their order', async () => {
    await enable('TRANSACTION_CSV_REPORT');
    await enable('REGISTERED_ACCOUNTS_REPORT');
    const later = new Date(now.getTime() + 13 * DAY);
    const [one, other] = await Promise.all([runReportSchedules(at(later)), runReportSchedules(at(later))]);
    expect(one + other).toBe(14);
    const { rows } = await server.services.owner.query(
      `select payload, queue from app.outbox where topic = 'service-messages.send' order by id`,
    );
    expect(new Set(rows.map(({ queue }) => queue))).toEqual(new Set(['report-schedules-2']));
    await work(later);
    const { items } = await runs();
    const days = items.filter(({ reportTemplate }: { reportTemplate: string }) => reportTemplate.startsWith('TRANS'));
    expect(days.map(({ from }: { from: string }) => from)).toEqual(
      Array.from({ length: 13 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + 12 - day)).toISOString().slice(0, 10)),
    );
    const ids = days.map(({ serviceMessageId }: { serviceMessageId: number }) => serviceMessageId);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(await runReportSchedules(at(later))).toBe(0);
  });

  it('of a month or a week has its whole period in one file', async () => {
    const { reportScheduleId } = (await enable('LEGACY_TRANSACTION_REPORT')).body;
    const body = { frequency: 'WEEK', runTime: '05:00', recipients: [] };
    await manager.patch(`report-schedules/${reportScheduleId}`, body);
    expect(await runReportSchedules(at('2026-11-21T18:00:00Z'))).toBe(1);
    await work('2026-11-21T18:00:01Z');
    const { items } = await runs();
    expect(items[0]).toMatchObject({ from: '2026-11-15', to: '2026-11-21', status: 'DELIVERED' });
    expect(items[0].fileName).toMatch(/_LEGACY_TRANSACTIONS_20261115-20261121\.csv$/);
  });

  it('of a cash applied file closes the open batches of its day first, and none is written on a Saturday', async () => {
    const { body } = await enable('CASH_APPLIED_FILE');
    expect(body).toMatchObject({ runTime: { displayName: '8:00pm' }, nextRunDate: '2026-11-21T09:00:00.000Z' });
    await server.services.owner.query(`update app.report_schedule set next_run_on = '2026-11-20'`);
    const at8pm = new Date('2026-11-20T09:00:00Z');
    const joined = await joinPayTo(at8pm);
    expect(await runReportSchedules(at(at8pm))).toBe(1);
    await work(at8pm);
    expect((await runs()).items).toMatchObject([{ from: '2026-11-20', to: null, status: 'DELIVERED' }]);
    const { rows } = await server.services.owner.query('select status from app.payment_batch where id = $1', [
      joined.batchId,
    ]);
    expect(rows).toEqual([{ status: 'CLOSED' }]);
    expect((await joinPayTo(new Date('2026-11-20T09:10:00Z'))).settlementDate).toBe('2026-11-21');
    expect(await runReportSchedules(at('2026-11-22T10:00:00Z'))).toBe(0);
    expect(await runReportSchedules(at('2026-11-23T09:00:00Z'))).toBe(1);
  });

  it('of another community is not seen, nor its file', async () => {
    await enable('TRANSACTION_CSV_REPORT');
    await runReportSchedules(at('2026-11-20T14:30:00Z'));
    await work('2026-11-20T14:31:00Z');
    const { items } = await runs();
    const elsewhere = { kind: 'CLIENT', communityId: 20, rights: ['VIEW_REPORTS'] } as const;
    const other = await server.signIn({ ...elsewhere, loginName: 'elsewhere' });
    expect((await apiCaller(server, other).get('communities/20/report-runs')).body.items).toEqual([]);
    const url = `/quickportal/rest/internal/service-messages/${items[0].serviceMessageId}/file`;
    expect((await server.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
  });
});
