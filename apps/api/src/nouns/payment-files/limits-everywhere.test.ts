import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSchedules } from '../../engines/schedules/run-schedules.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

let server: TestServer;
let files: PaymentFileKit;
let schedules: ScheduleKit;
let payto: PayToKit;
let officer: ApiCaller;
let program: ApiCaller;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  files = await paymentFileKit(server);
  schedules = await scheduleKit(server);
  payto = await payToKit(server.services);
  cardId = await files.money.card(1001, '4242424242424242', { default_account: true });
  officer = files.api;
  program = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
});
afterAll(() => server.close());

const setLimits = async (minimum: string, maximum: string) => {
  const limits = { audMinimumAmount: minimum, audMaximumAmount: maximum };
  const { status, raw } = await officer.patch('facility-settings/transactions', limits);
  expect(status, raw).toBe(200);
};
const tooMuch = 'Enter at most $40.00 AUD.';
const tooLittle = 'Enter at least $10.00 AUD.';

/** The message of an amount that is refused. */
const amountMessage = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  body.errors?.find(({ field }) => field === 'amount')?.messages[0];

describe('the largest payment in AUD, lowered after all was set up', () => {
  let schedule: { paymentScheduleId: number };
  let agreement: string;
  beforeAll(async () => {
    schedule = await schedules.add(await schedules.tokenOf(cardId), {
      instalmentAmount: '50.00',
      nextPaymentDate: '2026-11-25',
    });
    agreement = await payto.create(officer, '11');
    await passTime(server.services, 60_000);
    await askDueAgreements(server.services);
    await setLimits('10.00', '40.00');
  });

  it('is refused in the portal', async () => {
    const path = 'customers/1001/payments';
    expect(amountMessage(await officer.post(path, { accountId: cardId, amount: '40.01' }))).toBe(tooMuch);
    expect((await officer.post(path, { accountId: cardId, amount: '40.00' })).status).toBe(201);
  });

  it('is refused to a program', async () => {
    const paid = await program.post('customers/1001/payments', { accountId: cardId, amount: '40.01' });
    expect([paid.status, amountMessage(paid)]).toEqual([422, tooMuch]);
  });

  it('is refused under a PayTo agreement', async () => {
    const paid = await officer.post(`payto-agreements/${agreement}/payment`, { amount: '50.00' });
    expect([paid.status, amountMessage(paid)], paid.raw).toEqual([422, tooMuch]);
  });

  it('is refused in a file, on its line', async () => {
    const header = 'Business code,Customer number,Account token,Amount,Currency\r\n';
    const fileId = await files.check(`${header}B101,T-1001,,40.01,AUD\r\nB101,T-1001,,40.00,AUD\r\n`);
    const { items } = (await officer.get(`uploaded-files/${fileId}/lines?status=WRONG`)).body;
    expect(items).toMatchObject([{ lineNumber: 2, findings: [{ column: 'amount', message: tooMuch }] }]);
  });

  it('is refused in a new schedule, and stops the one that there is', async () => {
    await expect(
      schedules.add(await schedules.tokenOf(cardId), { instalmentAmount: '40.01', nextPaymentDate: '2026-11-25' }),
    ).rejects.toThrow(tooMuch);
    server.services.clock.set('2026-11-25T09:00:00Z');
    await runSchedules(server.services);
    expect(await schedules.payments(schedule.paymentScheduleId)).toEqual([]);
    expect(await schedules.occurrences(schedule.paymentScheduleId)).toMatchObject([{ failure: tooMuch }]);
  });
});

describe('the smallest payment in AUD', () => {
  let agreement: string;
  beforeAll(async () => {
    server.services.clock.set('2026-11-20T09:00:00Z');
    await setLimits('10.00', '45.00');
    agreement = await payto.create(officer, '12');
    await passTime(server.services, 60_000);
    await askDueAgreements(server.services);
  });

  it('is refused below it in the portal', async () => {
    const path = 'customers/1001/payments';
    expect(amountMessage(await officer.post(path, { accountId: cardId, amount: '9.99' }))).toBe(tooLittle);
    expect((await officer.post(path, { accountId: cardId, amount: '10.00' })).status).toBe(201);
  });

  it('is refused below it to a program', async () => {
    const paid = await program.post('customers/1001/payments', { accountId: cardId, amount: '9.99' });
    expect([paid.status, amountMessage(paid)]).toEqual([422, tooLittle]);
  });

  it('is refused below it under a PayTo agreement', async () => {
    const paid = await officer.post(`payto-agreements/${agreement}/payment`, { amount: '9.99' });
    expect([paid.status, amountMessage(paid)], paid.raw).toEqual([422, tooLittle]);
  });

  it('is refused below it in a file, on its line', async () => {
    const fileId = await files.check(
      'Business code,Customer number,Amount\r\nB101,T-1001,9.99\r\nB101,T-1001,10.00\r\n',
    );
    const { items } = (await officer.get(`uploaded-files/${fileId}/lines?status=WRONG`)).body;
    expect(items).toMatchObject([{ lineNumber: 2, findings: [{ column: 'amount', message: tooLittle }] }]);
  });

  it('is refused below it in a new schedule', async () => {
    const small = { instalmentAmount: '9.99', nextPaymentDate: '2026-11-25' };
    await expect(schedules.add(await schedules.tokenOf(cardId), small)).rejects.toThrow(tooLittle);
  });
});

describe('a community without QuickBatch', () => {
  it('is not offered payment files, and none is taken', async () => {
    server.services.clock.set('2026-11-20T09:00:00Z');
    const setQuickBatch = (isOn: boolean) =>
      server.rows(
        `update app.community_product set enabled = ${isOn} where community_id = 10 and product = 'QUICKBATCH'`,
      );
    await setQuickBatch(false);
    const formats = (await officer.get('uploaded-file-formats')).body.items.map(
      ({ format }: { format: string }) => format,
    );
    await expect(files.upload('Business code\r\n')).rejects.toThrow('QuickBatch is not switched on');
    await setQuickBatch(true);
    expect(formats).toEqual(['CUSTOMERS']);
  });
});
