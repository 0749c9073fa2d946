import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { canonicalEmail, isEmail } from '@quickportal/contracts/rules/contact/email';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { sendMail, stopMail } from './mail.ts';
import { enqueueMail, mailHandler } from './outgoing.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';

const message = {
  to: 'kim@example.com',
  subject: 'Für Kim',
  text: 'Ein Text',
  html: '<p>Ein Text</p>',
  sender: 'Harbour City Utilities',
};
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(async () => {
  await stopMail(services);
  await services.drop();
});

it('goes to the server of SMTP_URL by SMTP', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((raw) => received.push(raw))
        .then(() => done(), done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const real = await createTestServices({
    configuration: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: new URL('https://portal.example') },
  });
  await sendMail(real, { ...message, messageId: 'outbox-7' });
  await stopMail(real);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await expect(sendMail(real, message)).rejects.toThrow(/ECONNREFUSED/);
  await stopMail(real);
  await real.drop();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Harbour City Utilities <no-reply@portal\.example>/m);
  expect(received[0]).toMatch(/^Message-ID: <outbox-7@portal\.example>/im);
  expect(received[0]).toMatch(/^Date: Fri, 20 Nov 2026 09:00:00 \+0000/m);
});

it('goes into the built-in mailbox where there is no server', async () => {
  await sendMail(services, message);
  expect(await readMailbox(services)).toEqual([
    { to: 'kim@example.com', subject: 'Für Kim', text: 'Ein Text\n', html: '<p>Ein Text</p>\n' },
  ]);
  const { rows } = await services.owner.query('select m::text as kept from app.mail_message m');
  expect(JSON.stringify(rows)).not.toContain('Ein Text');
});

const unusual = ["o'neil&co=a/b%c#d?e@example.com", '"kim"@example.com', canonicalEmail('kim@例え.テスト')];

it('goes into the built-in mailbox of addresses with unusual signs and internationalised domains', async () => {
  for (const to of unusual) await sendMail(services, { ...message, to, subject: 'Addresses' });
  const { rows } = await services.owner.query<{ to_address: string }>(
    `select to_address from app.mail_message where subject = 'Addresses' order by id`,
  );
  expect(rows.map((row) => row.to_address)).toEqual(unusual);
});

it('is addressed, byte for byte, as the address says', async () => {
  // the library of the built-in mailbox refuses a space, an @ and two dots between quotes, which mail servers take
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (line === 'DATA') isData = true;
      if (line === '.') isData = false;
      else if (isData && line !== 'DATA') return;
      socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      if (line === 'QUIT') socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const real = await createTestServices({ configuration: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const addresses = [...unusual, '"kim, lee"@example.com', '"a@b..c"@example.com', String.raw`"a\"b;c"@example.com`];
  expect(addresses.filter((address) => !isEmail(address))).toEqual([]);
  for (const to of addresses) await sendMail(real, { ...message, to, replyTo: to });
  await stopMail(real);
  await real.drop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const to = (start: string) => lines.filter((line) => line.startsWith(start));
  expect(to('RCPT TO:')).toEqual(addresses.map((address) => `RCPT TO:<${address}>`));
  for (const header of ['To: ', 'Reply-To: '])
    expect(to(header).map((line) => line.slice(header.length).replaceAll(/^<|>$/g, ''))).toEqual(addresses);
});

it('cannot be made to speak to others by what is in an address or a subject', async () => {
  await sendMail(services, { ...message, subject: 'One\r\nBcc: eve@example.com', to: 'kim@example.com' });
  const { rows } = await services.owner.query<{ to_address: string }>(
    `select to_address from app.mail_message where subject like 'One%'`,
  );
  expect(rows).toEqual([{ to_address: 'kim@example.com' }]);
});

it('waits sealed in the outbox, and only for the right key', async () => {
  const now = services.clock.now();
  await services.db.transaction({ kind: 'auth' }, (trx) =>
    enqueueMail(services, trx, message, 10, now).catch((error: unknown) => {
      throw error;
    }),
  );
  const { rows } = await services.owner.query<{ payload: { sealed: string } }>('select payload from app.outbox');
  const [row] = rows;
  // three letters may be in what is sealed by chance
  expect(JSON.stringify(row)).not.toContain('Ein Text');
  expect(() => services.auth.sealer.open('mail', 'elsewhere', String(row?.payload.sealed))).toThrow();
  const tools = { services, jobId: 'outbox-9', communityId: null, signal: new AbortController().signal };
  await expect(mailHandler.handle({ sealed: 's1.a.b.c' }, tools)).rejects.toThrow('not known');
});
