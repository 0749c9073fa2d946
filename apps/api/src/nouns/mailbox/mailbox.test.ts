import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMail } from '../../engines/mail/mail.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
  for (const [n, to] of ['kim@example.com', 'lee@example.com', 'kim@example.com'].entries()) {
    kit.services.clock.advance(1000);
    await sendMail(kit.services, {
      to,
      subject: `Message ${n + 1}: Grüße`,
      text: `Text ${n + 1}`,
      html: `<p>Text ${n + 1}</p>`,
      sender: null,
    });
  }
});
afterAll(() => kit.close());

it('shows the mail of a demo to anyone, newest first', async () => {
  const browser = kit.browser();
  const { items, recordsCount } = (await browser.call('GET', 'mailbox')).json<{
    items: { mailId: number }[];
    recordsCount: number;
  }>();
  expect(recordsCount).toBe(3);
  expect(items[0]).toMatchObject({
    to: 'kim@example.com',
    subject: 'Message 3: Grüße',
    sentAt: '2026-11-20T09:00:03.000Z',
  });
  const single = (await browser.call('GET', `mailbox/${items[0]?.mailId}`)).json();
  expect(single).toMatchObject({
    from: 'QuickPortal <no-reply@localhost>',
    text: 'Text 3\n',
    html: expect.stringContaining('<p>Text 3</p>'),
  });
});

it('finds mail by address and subject, page by page', async () => {
  const list = async (query: string) =>
    (await kit.browser().call('GET', `mailbox?${query}`)).json<{ items: object[]; recordsCount: number }>();
  expect((await list('query=KIM@')).recordsCount).toBe(2);
  expect((await list('query=message%202')).items).toMatchObject([{ to: 'lee@example.com' }]);
  expect(await list('page=2&pageSize=2')).toMatchObject({ items: [{ subject: 'Message 1: Grüße' }], currentPage: 2 });
  expect((await kit.browser().call('GET', 'mailbox/999999')).statusCode).toBe(404);
});

it('does not exist outside a demo, nor where a mail server is set', async () => {
  for (const configuration of [{ seed: 'none' }, { seed: 'demo', smtpUrl: 'smtp://mail.example:25' }] as const) {
    const real = await createTestServer(configuration);
    expect((await real.browser().call('GET', 'mailbox')).statusCode).toBe(404);
    expect((await real.browser().call('GET', 'mailbox/1')).statusCode).toBe(404);
    await real.close();
  }
});
