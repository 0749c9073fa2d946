import { insertCustomers } from '@quickportal/db/testing/test-rows';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportStarter } from '../../testing/report-starter.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let reports: Awaited<ReturnType<typeof reportStarter>>;
const service = 'customreport';

const define = (code: string, values: Record<string, unknown>) => {
  const row = { community_id: 10, code, name: code, created_at: new Date(0), updated_at: new Date(0), ...values };
  const names = Object.keys(row);
  return server.services.owner.query(
    `insert into app.custom_report (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
};

beforeAll(async () => {
  server = await createTestServer();
  reports = await reportStarter(server);
  const { owner } = server.services;
  await owner.query(`update app.community set code = 'HARBOUR', created_at = '2024-01-15T00:00:00Z' where id = 10`);
  const place = { communityId: 10, businessId: 101 };
  const on = (receipt_number: string, settlement_date: string, amount: number, status = 'APPROVED') =>
    insertTransaction(owner, place, { receipt_number, settlement_date, amount, status });
  await on('9900000001', '2026-11-19', 1000);
  await on('9900000002', '2026-11-19', 5000);
  await on('9900000003', '2026-11-19', 3000, 'REFUNDED');
  await on('9900000004', '2026-11-18', 4000);
  await insertCustomers(owner, { communityId: 10, businessId: 101, firstId: 995_001, count: 1, name: '=Zoe' });
  const takings = { source: 'TRANSACTIONS', frequency: 'DAY', columns: ['Receipt Number', 'Total Amount'] };
  await define('DAILY_TAKINGS', { ...takings, statuses: ['APPROVED'], sort_column: 'Total Amount' });
  await define('OLD_REPORT', { ...takings, sort_column: 'Total Amount', enabled: false });
  await define('ELSEWHERE', { ...takings, sort_column: 'Total Amount', community_id: 20 });
  const contacts = { source: 'CUSTOMERS', frequency: 'MONTH', columns: ['CustomerName', 'CustomerNumber'] };
  await define('CONTACTS', { ...contacts, sort_column: 'CustomerNumber' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.outbox');
});

describe('a custom report', () => {
  it('has the columns, statuses and order of its definition [3C053 3R133]', async () => {
    const { lines, message } = await reports.written(service, {
      trigger: 'DAILY_TAKINGS',
      customReportDate: '2026-11-19',
    });
    expect(lines).toEqual(['Receipt Number,Total Amount', '9900000001,10.00', '9900000002,50.00']);
    expect(message.file.fileName).toBe('HARBOUR_DAILY_TAKINGS_20261119.csv');
  });

  it('is of a whole month where it is monthly', async () => {
    const { lines, message } = await reports.written(service, { trigger: 'CONTACTS', reportMonth: '2026-11-01' });
    expect(lines).toContain("'=Zoe,T-995001");
    expect(message.file.fileName).toBe('HARBOUR_CONTACTS_202611.csv');
    const before = await reports.written(service, { trigger: 'CONTACTS', reportMonth: '2026-10-01' });
    expect(before.lines).toEqual(['CustomerName,CustomerNumber']);
  });

  it.each([
    [{ trigger: 'OLD_REPORT', customReportDate: '2026-11-19' }, 'trigger'],
    [{ trigger: 'ELSEWHERE', customReportDate: '2026-11-19' }, 'trigger'],
    [{ trigger: 'DAILY_TAKINGS' }, 'customReportDate'],
    [{ trigger: 'DAILY_TAKINGS', customReportDate: '2026-11-21' }, 'customReportDate'],
    [{ trigger: 'DAILY_TAKINGS', customReportDate: '2026-11-19', reportMonth: '2026-11-02' }, 'reportMonth'],
    [{ trigger: 'CONTACTS', customReportDate: '2026-11-19' }, 'reportMonth'],
    [{ trigger: 'CONTACTS', reportMonth: '2023-11-01' }, 'reportMonth'],
  ])('is refused at its field: %j [3R484 3R485 3R486]', async (body, field) => {
    const refused = await reports.start(service, body);
    expect(refused.status, refused.raw).toBe(422);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('offers the reports of the community in its form [3C057]', async () => {
    const { body } = await reports.officer.get('forms/post/community/admin/10/customreport');
    expect(JSON.stringify(body)).toContain('"CONTACTS (monthly)"');
    expect(JSON.stringify(body)).not.toContain('ELSEWHERE');
    const listed = await reports.officer.get('community/admin/10/custom-reports');
    expect(listed.body.map(({ code }: { code: string }) => code)).toEqual(['CONTACTS', 'DAILY_TAKINGS', 'OLD_REPORT']);
  });

  it('fails with a reason where its definition is gone before it is written', async () => {
    const started = await reports.start(service, { trigger: 'DAILY_TAKINGS', customReportDate: '2026-11-18' });
    await server.services.owner.query(`update app.custom_report set enabled = false where code = 'DAILY_TAKINGS'`);
    await reports.work();
    expect(await reports.messageOf(started.body.serviceMessageId)).toMatchObject({
      status: 'FAILED',
      errorText: 'The community no longer has this report.',
    });
  });
});
