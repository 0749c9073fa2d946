import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD } from '../../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ mailbox: false, smtpUrl: null });
  const rights = ['MANAGE_USERS'] as const;
  await kit.addUser({ loginName: 'admin', communityId: 10, rights });
  await kit.addUser({ loginName: 'kim', communityId: 10 });
});
afterAll(() => kit.close());

const anythingQueued = () =>
  kit.rows(`select topic from app.outbox where topic in ('mail.send', 'auth.send-reset-link')`);

describe('a portal without a mail server', () => {
  it('refuses to invite and to send links, says why, and changes and keeps nothing', async () => {
    const browser = kit.browser();
    await browser.signIn('admin');
    const roleId = (await kit.rows<{ id: number }>('select role_id as id from app.user_role limit 1'))[0]?.id;
    const [kim] = await kit.rows<{ id: number }>(`select id from app.system_user where login_name = 'kim'`);
    const user = { loginName: 'new.user', fullName: 'New User', email: 'new@example.com', roleIds: [roleId] };
    const refused = [
      await browser.call('POST', 'users', { ...user, password: PASSWORD }),
      await browser.call('POST', `users/${kim?.id}/password-reset`),
    ];
    for (const response of refused) {
      expect(response.statusCode, response.body).toBe(409);
      expect(response.json()).toMatchObject({
        title: 'This portal does not send email.',
        detail: expect.stringContaining('SMTP_URL'),
      });
    }
    expect(await kit.rows(`select from app.system_user where login_name = 'new.user'`)).toEqual([]);
    expect(await kit.rows('select from app.single_use_token')).toEqual([]);
    expect(await anythingQueued()).toEqual([]);
  });

  it('tells anyone who forgot a password that no link will come, with or without an account', async () => {
    for (const email of ['kim@example.com', 'no.one@example.com']) {
      const response = await kit.browser().step('/forgot-password', { email });
      expect([response.statusCode, response.json().title]).toEqual([409, 'This portal does not send email.']);
      const form = await kit.browser().form('/forgot-password', { email });
      expect(form.headers.location).toBe('/quickportal/ForgotPasswordEmailView?error=mail-not-set-up');
    }
    expect(await anythingQueued()).toEqual([]);
  });

  it('keeps no notice that no one would read', async () => {
    const browser = kit.browser();
    await browser.signIn('kim');
    const next = 'copper-lantern-72-fern';
    await browser.call('PUT', 'my-profile/password', { password: PASSWORD, newPassword: next, repeatPassword: next });
    expect(await anythingQueued()).toEqual([]);
  });
});
