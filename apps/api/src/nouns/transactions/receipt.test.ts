import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopMail } from '../../engines/mail/mail.ts';
import { noticeHandler } from '../../engines/notifications/send-handler.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let server: TestServer;
let smtp: SMTPServer;
let signedIn: SignedIn;
let officer: ApiCaller;
let kit: PaymentKit;
const received: Email[] = [];
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          received.push(mail);
          done();
        }, done),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await createTestServer({ smtpUrl: `smtp://127.0.0.1:${port}` });
  kit = await paymentKit(server.services);
  await server.services.owner.query(
    `update app.customer set customer_name = 'Māori Ōtautahi Ltd', email = 'kim@example.com', receives_email = true where id = 1001;
     update app.business set name = 'Harbour City Water', abn = '51824753556' where id = 101`,
  );
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView', 'REFUND_TRANSACTIONS'] as const;
  signedIn = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, signedIn);
});
afterAll(async () => {
  await stopMail(server.services);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await server.close();
});

const take = async (accountId: number, amount: string) => {
  const response = await officer.post('customers/1001/payments', {
    accountId,
    amount,
    paymentReferenceNumber: 'INV 9',
  });
  expect(response.status, response.raw).toBe(201);
  return response.body.receiptNumber as string;
};
const download = (path: string, headers: Record<string, string> = signedIn.headers) =>
  server.app.inject({ method: 'GET', url: `${server.rest}/${path}`, headers });
async function words(pdf: Uint8Array): Promise<string> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(totalPages).toBe(1);
  return text.replaceAll(/\s+/g, ' ');
}
/** Sends what waits in the outbox, as a worker does. */
async function sendNotices(): Promise<void> {
  const { rows } = await server.services.owner.query<{ payload: never }>(
    `delete from app.outbox where topic = 'notifications.send' returning payload`,
  );
  const tools = { services: server.services, jobId: '1', communityId: 10, signal: new AbortController().signal };
  for (const { payload } of rows) await noticeHandler.handle(payload, tools);
}

describe('a receipt', () => {
  it('is a PDF of one page with principal, surcharge and total apart, and a masked number', async () => {
    const number = await take(await kit.card(1001), '1240.00');
    const response = await download(`transactions/${number}/receipt`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toBe(
      `inline; filename="receipt-${number}.pdf"; filename*=UTF-8''receipt-${number}.pdf`,
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
    const text = await words(response.rawPayload);
    for (const part of [
      'Harbour City Water',
      'ABN 51 824 753 556',
      'Payment receipt',
      number,
      'Māori Ōtautahi Ltd',
      'INV 9',
      'Visa •••• 4242',
      'Principal $1,240.00',
      'Surcharge, 1.5% $18.60',
      'Total $1,258.60',
      '20 Nov 2026',
      'AEDT',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\d{13,}/);
    const saved = await download(`transactions/${number}/receipt?download=true`);
    expect(saved.headers['content-disposition']).toContain('attachment');
  });

  it('says of what moved no money that none was taken', async () => {
    const declined = await take(await kit.card(1001, '4111111111444496'), '20.00');
    const text = await words((await download(`transactions/${declined}/receipt`)).rawPayload);
    expect(text).toContain('Payment declined');
    expect(text).toContain('No money was taken.');
    const refused = await officer.post(`transactions/${declined}/receipt`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'You can send a receipt once the payment or refund is approved.',
    ]);
  });

  it('opens as a link only with the session’s token, and to no one who may not see transactions', async () => {
    const number = await take(await kit.card(1001), '21.00');
    const { 'x-requested-with': _, ...asLink } = signedIn.headers as Record<string, string>;
    expect((await download(`transactions/${number}/receipt`, asLink)).statusCode).toBe(403);
    const { csrfToken } = (await officer.get('session')).body;
    const csrf = encodeURIComponent(csrfToken);
    expect((await download(`transactions/${number}/receipt?csrf=${csrf}`, asLink)).statusCode).toBe(200);
    const others = await server.signIn({
      loginName: 'clerk',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['VIEW_CUSTOMERS'],
    });
    expect((await download(`transactions/${number}/receipt`, others.headers as never)).statusCode).toBe(403);
    expect((await download('transactions/9999999999/receipt')).statusCode).toBe(404);
    expect((await download(`transactions/${'9'.repeat(40)}/receipt`)).statusCode).toBe(404);
    expect((await server.app.inject(`${server.rest}/transactions/${number}/receipt`)).statusCode).toBe(401);
  });

  it('goes with the mail about an approved payment, and again when a user sends it', async () => {
    const number = await take(await kit.card(1001), '22.00');
    await sendNotices();
    const [first] = received.filter(({ subject }) => subject?.includes(number));
    expect(first?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`receipt-${number}.pdf`, 'application/pdf'],
    ]);
    expect(await words(new Uint8Array(first?.attachments[0]?.content as ArrayBuffer))).toContain('Total $22.33');
    const sent = await officer.post(`transactions/${number}/receipt`);
    expect([sent.status, sent.body]).toEqual([200, { email: 'kim@example.com' }]);
    await sendNotices();
    expect(received.filter(({ subject }) => subject?.includes(number))).toHaveLength(2);
    const life = (await officer.get(`transactions/${number}`)).body.timeline;
    expect(life.filter(({ kind }: { kind: string }) => kind === 'NOTICE')).toMatchObject([
      { tone: 'done', title: 'Email sent to the customer', actor: { kind: 'SYSTEM', name: 'System' } },
      { tone: 'done', title: 'Email sent to the customer', actor: { kind: 'USER', name: 'officer' } },
    ]);
  });

  it('is not mailed twice within a minute without being asked for twice', async () => {
    const number = await take(await kit.card(1001), '24.00');
    const send = (query = '') => officer.post(`transactions/${number}/receipt${query}`);
    expect((await send()).status).toBe(200);
    const again = await send();
    expect([again.status, again.body.errors]).toEqual([
      422,
      [
        {
          field: 'confirmSendAgain',
          messages: ['The receipt was sent to kim@example.com less than a minute ago.'],
        },
      ],
    ]);
    expect((await send('?confirmSendAgain=true')).status).toBe(200);
    server.services.clock.advance(60_000);
    expect((await send()).status).toBe(200);
  });

  it('of a refund tells what went back', async () => {
    const number = await take(await kit.card(1001), '40.00');
    const refund = await officer.post(`transactions/${number}/refund`, { principalAmount: '10.00', reason: 'Twice' });
    const text = await words((await download(`transactions/${refund.body.receiptNumber}/receipt`)).rawPayload);
    expect(text).toContain('Refund receipt');
    expect(text).toContain('Refunded to Visa •••• 4242');
    expect(text).toContain('Total $10.15');
  });

  it('is not mailed to a customer who takes no mail, and the reason is given', async () => {
    const number = await take(await kit.card(1001), '23.00');
    await server.services.owner.query('update app.customer set receives_email = false where id = 1001');
    const response = await officer.post(`transactions/${number}/receipt`);
    expect([response.status, response.body.detail]).toEqual([
      409,
      'The customer has email notifications switched off.',
    ]);
    await server.services.owner.query('update app.customer set receives_email = true where id = 1001');
  });
});
