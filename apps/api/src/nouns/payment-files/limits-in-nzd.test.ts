import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSchedules } from '../../engines/schedules/run-schedules.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { newZealandKit } from '../../testing/new-zealand-kit.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

let server: TestServer;
let files: PaymentFileKit;
let schedules: ScheduleKit;
let officer: ApiCaller;
let program: ApiCaller;
let accountId: number;
let earlier: { paymentScheduleId: number };
beforeAll(async () => {
  server = await createTestServer();
  files = await paymentFileKit(server);
  schedules = await scheduleKit(server);
  const newZealand = await newZealandKit(server.services);
  await server.rows(
    `insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
     select community_id, business_id, settlement_account_id, instrument_code, p, created_at, updated_at
     from app.payment_term cross join unnest(array['RECURRING', 'BATCH']) p
     where business_id = 110 and product = 'TERMINAL'`,
  );
  accountId = await newZealand.account('12-3140-0171307-50');
  officer = files.api;
  program = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
  const planned = { instalmentAmount: '50.00', nextPaymentDate: '2026-11-25' };
  earlier = await schedules.add(await schedules.tokenOf(accountId), planned, 1900);
  const limits = { nzdMinimumAmount: '10.00', nzdMaximumAmount: '40.00', audMaximumAmount: '99.00' };
  const { status, raw } = await officer.patch('facility-settings/transactions', limits);
  expect(status, raw).toBe(200);
});
afterAll(() => server.close());

const tooMuch = 'Enter at most NZ$40.00.';
const tooLittle = 'Enter at least NZ$10.00.';
const amountMessage = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  body.errors?.find(({ field }) => field === 'amount')?.messages[0];

describe('the smallest and largest payment in NZD', () => {
  const path = 'customers/1900/payments';

  it('are refused beyond them in the portal', async () => {
    expect(amountMessage(await officer.post(path, { accountId, amount: '40.01' }))).toBe(tooMuch);
    expect(amountMessage(await officer.post(path, { accountId, amount: '9.99' }))).toBe(tooLittle);
    expect((await officer.post(path, { accountId, amount: '40.00' })).status).toBe(201);
  });

  it('are refused beyond them to a program', async () => {
    expect(amountMessage(await program.post(path, { accountId, amount: '40.01' }))).toBe(tooMuch);
    expect(amountMessage(await program.post(path, { accountId, amount: '9.99' }))).toBe(tooLittle);
  });

  it('are refused beyond them in a file, on their lines', async () => {
    const token = await schedules.tokenOf(accountId);
    const lines = ['40.01', '9.99', '10.00'].map((amount) => `B110,T-1900,${token},${amount},NZD`);
    const header = 'Business code,Customer number,Account token,Amount,Currency';
    const fileId = await files.check([header, ...lines, ''].join('\r\n'));
    const { items } = (await officer.get(`uploaded-files/${fileId}/lines?status=WRONG`)).body;
    expect(items).toMatchObject([
      { lineNumber: 2, findings: [{ column: 'amount', message: tooMuch }] },
      { lineNumber: 3, findings: [{ column: 'amount', message: tooLittle }] },
    ]);
  });

  it('are refused beyond them in a new schedule, and stop the one that there is', async () => {
    const token = await schedules.tokenOf(accountId);
    for (const [instalmentAmount, message] of [
      ['40.01', tooMuch],
      ['9.99', tooLittle],
    ])
      await expect(schedules.add(token, { instalmentAmount, nextPaymentDate: '2026-11-25' }, 1900)).rejects.toThrow(
        message,
      );
    server.services.clock.set('2026-11-25T09:00:00Z');
    await runSchedules(server.services);
    expect(await schedules.payments(earlier.paymentScheduleId)).toEqual([]);
    expect(await schedules.occurrences(earlier.paymentScheduleId)).toMatchObject([{ failure: tooMuch }]);
  });
});
