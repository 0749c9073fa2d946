import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { payToKit } from '../../testing/payto/payto-kit.ts';
import { passTime, runSideEffects } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentFileKit, type PaymentFileKit } from './payment-file-kit.fixture.ts';

const MINUTE = 60_000;
const HEADER = 'Business code,Customer number,Account token,Amount,Payment reference number\r\n';

let server: TestServer;
let kit: PaymentFileKit;
/** Agreements with one payment a month, and with any number at any time. */
let token: string;
let anyTime: string;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentFileKit(server);
  const payTo = await payToKit(server.services);
  const variable = { agreementType: 'VARIABLE', amount: undefined, maximumPaymentAmount: '80.00' };
  token = await payTo.create(kit.api, '11', variable);
  anyTime = await payTo.create(kit.api, '11', { ...variable, frequency: 'AD_HOC' });
  await passTime(server.services, MINUTE);
  await askDueAgreements(server.services);
  await runSideEffects(server.services);
});
afterAll(() => server.close());

const lines = async (fileId: number) => {
  const { body } = await kit.api.get(`uploaded-files/${fileId}/lines`);
  return body.items as PaymentFileLine[];
};

describe('a line with the token of a PayTo agreement', () => {
  it('is checked by the clauses of the agreement', async () => {
    const fileId = await kit.check(
      `${HEADER}B101,T-1001,${token},80.01,V-1\r\nB101,T-1002,${token},10.00,V-2\r\nB101,T-1001,${token},0.50,V-3\r\n`,
    );
    expect((await lines(fileId)).map(({ findings }) => findings)).toEqual([
      [{ column: 'amount', message: expect.stringContaining('$80.00') }],
      [{ column: 'accountToken', message: 'The customer has no account or PayTo agreement with this token.' }],
      [{ column: 'amount', message: 'Enter at least $1.00 AUD.' }],
    ]);
  });

  it('is taken once, and a second one of the same period is refused when its turn comes', async () => {
    const fileId = await kit.check(`${HEADER}B101,T-1001,${token},60.25,P-1\r\nB101,T-1001,${token},10.00,P-2\r\n`);
    const { body: before } = await kit.api.get(`uploaded-files/${fileId}/payments`);
    expect(before.totals).toMatchObject([
      { paymentMethod: 'PAYTO', lineCount: 2, surchargeAmount: { amount: '0.00' }, totalAmount: { amount: '70.25' } },
    ]);
    expect((await kit.api.post(`uploaded-files/${fileId}/release`)).status).toBe(200);
    await runSideEffects(server.services);
    const [first, second] = await lines(fileId);
    expect([first?.status, second?.status, second?.findings]).toEqual([
      'TAKEN',
      'REFUSED',
      [{ column: 'amount', message: expect.stringMatching(/^At most 1 payment from .*; 1 was taken\.$/) }],
    ]);
    const { body: payment } = await kit.api.get(`transactions/${first?.receiptNumber}`);
    expect(payment).toMatchObject({
      status: 'APPROVED',
      source: 'BATCH',
      totalAmount: { amount: '60.25' },
      paymentReferenceNumber: 'P-1',
      fileLine: { fileId, lineNumber: 2 },
    });
  });

  it('is a duplicate of the same payment in the file or before it', async () => {
    const line = `B101,T-1001,${anyTime},20.00,D-1\r\n`;
    const fileId = await kit.check(HEADER + line + line);
    expect((await lines(fileId)).map(({ status, sameLineNumber }) => [status, sameLineNumber])).toEqual([
      ['READY', null],
      ['DUPLICATE', 2],
    ]);
    await kit.api.post(`uploaded-files/${fileId}/release`);
    await runSideEffects(server.services);
    const [taken] = await lines(fileId);
    const again = await kit.check(HEADER + line);
    expect((await lines(again)).map(({ status, sameReceiptNumber }) => [status, sameReceiptNumber])).toEqual([
      ['DUPLICATE', taken?.receiptNumber],
    ]);
  });
});
