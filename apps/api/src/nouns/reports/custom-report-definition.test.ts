import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const path = 'community/admin/10/custom-reports';

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
  const place = { communityId: 10, businessId: 101 };
  for (let n = 1; n <= 7; n++)
    await insertTransaction(owner, place, {
      receipt_number: `99000000${n}0`,
      settlement_date: '2026-11-19',
      amount: n * 100,
      status: n === 1 ? 'DECLINED' : 'APPROVED',
    });
  await insertCustomers(owner, { communityId: 10, businessId: 101, firstId: 995_001, count: 1, name: '=Zoe' });
});
afterAll(() => server.close());

const create = (values: object = {}) =>
  reports.officer.post(path, { name: 'Takings', code: 'TAKINGS', source: 'TRANSACTIONS', frequency: 'DAY', ...values });
const details = { name: 'Approved takings', frequency: 'DAY', statuses: ['APPROVED'], enabled: true } as const;

describe('a report that is defined on the page', () => {
  it('has every column at first, then those that were chosen, and writes them', async () => {
    const created = await create();
    expect(created.status, created.raw).toBe(201);
    const { customReportId, columns, version } = created.body;
    expect([columns.length > 30, version, created.body.sortColumn]).toEqual([true, 1, 'Receipt Number']);
    const one = `${path}/${customReportId}`;
    const updated = await reports.officer.patch(one, { ...details, sortColumn: 'Total Amount', version: 1 });
    expect(updated.status, updated.raw).toBe(200);
    const chosen = ['Total Amount', 'Receipt Number'];
    expect((await reports.officer.put(`${one}/columns`, { columns: chosen, version: 1 })).status).toBe(409);
    expect((await reports.officer.put(`${one}/columns`, { columns: chosen, version: 2 })).body).toMatchObject({
      columns: chosen,
      version: 3,
    });
    const { lines, message } = await reports.written('customreport', {
      trigger: 'TAKINGS',
      customReportDate: '2026-11-19',
    });
    expect(lines.slice(0, 3)).toEqual(['Total Amount,Receipt Number', '2.00,9900000020', '3.00,9900000030']);
    expect(message.file.fileName).toBe('HARBOUR_TAKINGS_20261119.csv');
  });

  it('is previewed with five real rows and every column, in its statuses and order', async () => {
    const [report] = (await reports.officer.get(path)).body;
    const { body } = await reports.officer.get(`${path}/${report.customReportId}/preview`);
    const at = body.columns.indexOf('Receipt Number');
    expect(body.rows.map((row: string[]) => row[at])).toEqual(
      ['20', '30', '40', '50', '60'].map((end) => `99000000${end}`),
    );
    const { body: form } = await reports.officer.get(`forms/patch/${path}/${report.customReportId}`);
    expect(JSON.stringify(form)).toContain('"Settlement Date"');
  });

  it.each([
    [{ code: 'lower case' }, 'code'],
    [{ code: 'TAKINGS' }, 'code'],
    [{ code: 'OTHER', source: 'ACCOUNTS' }, 'source'],
  ])('is refused at its field: %j', async (values, field) => {
    const refused = await create(values);
    expect([refused.status, refused.body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ]);
  });

  it.each([
    ['', { ...details, sortColumn: 'CustomerNumber' }, 'sortColumn'],
    ['', { ...details, statuses: ['ENABLE'], sortColumn: 'Total Amount' }, 'statuses'],
    ['/columns', { columns: ['Total Amount', 'Card number'] }, 'columns'],
    ['/columns', { columns: [] }, 'columns'],
    ['/columns', { columns: ['Total Amount', 'Total Amount'] }, 'columns'],
  ])('refuses what its rows do not have: %s %j', async (end, body, field) => {
    const [report] = (await reports.officer.get(path)).body;
    const send = end === '' ? reports.officer.patch : reports.officer.put;
    const refused = await send(`${path}/${report.customReportId}${end}`, body);
    expect(refused.status, refused.raw).toBe(422);
    expect(refused.body.errors[0].field).toContain(field);
  });

  it('can no longer be started once it is disabled, and its changes are audited', async () => {
    const [report] = (await reports.officer.get(path)).body;
    await reports.officer.patch(`${path}/${report.customReportId}`, {
      ...details,
      sortColumn: 'Total Amount',
      enabled: false,
    });
    const body = { trigger: 'TAKINGS', customReportDate: '2026-11-19' };
    expect((await reports.start('customreport', body)).body.errors).toMatchObject([{ field: 'trigger' }]);
    const entries = await server.rows<{ action: string }>(
      `select action from app.audit_entry where object_type = 'custom-report' order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'reports.create-custom-report',
      'reports.update-custom-report',
      'reports.update-custom-report-columns',
      'reports.update-custom-report',
    ]);
  });
});
