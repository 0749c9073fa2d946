import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordVerifications } from '../engines/auth/passwords/password-hashing.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, setCookies } from '../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer();
  await kit.addUser({ loginName: 'Kim.Lee', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
  await kit.addUser({ loginName: 'gone', communityId: 10 });
  await kit.rows(`update app.system_user set status = 'DISABLED' where login_name = 'gone'`);
});
afterAll(() => kit.close());
beforeEach(() => kit.audit());

const verifications = async () => (await passwordVerifications.get()).values[0]?.value ?? 0;

describe('a script', () => {
  it('signs in and has a session with a list of named rights [2C156 2R313]', async () => {
    const browser = kit.browser();
    const response = await browser.signIn('kim.lee');
    expect([response.statusCode, response.json()]).toEqual([200, { next: 'home' }]);
    expect(setCookies(response)[0]).toMatch(/^quickportal=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const session = await browser.call('GET', 'session');
    expect(session.json()).toMatchObject({
      user: { loginName: 'Kim.Lee', kind: 'CLIENT' },
      viewedBy: null,
      community: { communityId: 10, communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
      rights: ['VIEW_CUSTOMERS'],
      next: 'home',
      idleTimeoutSeconds: 900,
      expiresAt: '2026-11-20T21:00:00.000Z',
    });
    expect(session.json<{ csrfToken: string }>().csrfToken).toMatch(/^[\w-]{43}$/);
    expect(await kit.audit()).toMatchObject([
      { action: 'sign-in.password', outcome: 'SUCCESS', actor_login_name: 'Kim.Lee', community_id: 10 },
    ]);
  });

  it('posts a form and asks for JSON', async () => {
    const fields = { loginName: 'kim.lee', password: PASSWORD };
    const response = await kit.browser().form('', fields, { accept: 'application/json' });
    expect([response.statusCode, response.json()]).toEqual([200, { next: 'home' }]);
  });

  it('shows what is missing', async () => {
    const response = await kit.browser().step('', { loginName: 'kim.lee' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ field: 'password', messages: ['Required.'] }] });
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it('gets 415 for anything but JSON and forms, and 413 for a long one', async () => {
    const browser = kit.browser();
    expect((await browser.form('', {}, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await browser.signIn('x'.repeat(20_000))).statusCode).toBe(413);
  });
});

describe('unknown, wrong and disabled', () => {
  it.each([
    ['unknown', 'nobody.here', PASSWORD],
    ['wrong', 'kim.lee', 'not-the-password-1'],
    ['disabled', 'gone', PASSWORD],
  ])('%s: the same answer after the same work', async (_, loginName, password) => {
    const before = await verifications();
    const browser = kit.browser();
    const response = await browser.signIn(loginName, password);
    const { requestId, ...problem } = response.json<Record<string, unknown>>();
    expect(requestId).toBeTruthy();
    expect(problem).toEqual({
      type: 'https://quickportal.example/problems/sign-in-failed',
      title: 'The login name or password is not correct.',
      status: 401,
    });
    expect(setCookies(response)).toEqual([]);
    expect(await verifications()).toBe(before + 1);
  });

  it('are distinguished in the audit trail, without the name that was typed', async () => {
    for (const [name, password] of [
      ['my-password-1', 'x'],
      ['kim.lee', 'x'],
      ['gone', PASSWORD],
    ] as const) {
      await kit.browser().signIn(name, password);
    }
    const entries = await kit.audit();
    expect(entries.map(({ outcome, description }) => [outcome, description])).toEqual([
      ['FAILED', 'Attempt with an unknown login name.'],
      ['FAILED', 'Wrong password for Kim.Lee.'],
      ['REFUSED', 'Attempt for gone, who is disabled.'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('my-password-1');
  });

  it('closes to users of a disabled community', async () => {
    await kit.addUser({ loginName: 'kiwi', communityId: 20 });
    const browser = kit.browser();
    await browser.signIn('kiwi');
    await kit.rows('update app.community set enabled = false where id = 20');
    expect((await browser.call('GET', 'session')).statusCode).toBe(401);
    expect((await kit.browser().signIn('kiwi')).statusCode).toBe(401);
    await kit.rows('update app.community set enabled = true where id = 20');
  });
});

describe('a browser without JavaScript', () => {
  const request = '/quickportal/CustomerDetailsView?CustomerId=5';

  it('goes to the page it asked for [2C156]', async () => {
    const response = await kit.browser().form('', { loginName: 'kim.lee', password: PASSWORD, returnTo: request });
    expect([response.statusCode, response.headers.location]).toEqual([303, request]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('goes home when it asked for nothing, or for something elsewhere', async () => {
    for (const returnTo of ['', 'https://evil.example/LoginView', '//evil.example', '/quickportal//evil.example']) {
      const response = await kit.browser().form('', { loginName: 'kim.lee', password: PASSWORD, returnTo });
      expect([returnTo, response.headers.location]).toEqual([returnTo, '/quickportal/']);
    }
  });

  it('comes back to the form with a code, and without the login name in the address', async () => {
    const browser = kit.browser();
    const response = await browser.form('', { loginName: 'kim.lee', password: 'wrong', returnTo: request });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      `/quickportal/LoginView?error=sign-in-failed&returnTo=${encodeURIComponent(request)}`,
    );
    const empty = await browser.form('', { loginName: '', password: '' });
    expect(empty.headers.location).toBe('/quickportal/LoginView?error=fields-missing');
  });
});

describe('a post that another site made the browser send', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': undefined, origin: 'null' }],
  ])('is refused: %j', async (headers) => {
    const response = await kit.browser().step('', { loginName: 'kim.lee', password: PASSWORD }, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ type: expect.stringMatching(/csrf-token-invalid$/) });
    expect(setCookies(response)).toEqual([]);
  });

  it.each([
    [{ 'sec-fetch-site': undefined, origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ 'sec-fetch-site': undefined }],
  ])('but not one from here, or from no browser: %j', async (headers) => {
    const response = await kit.browser().step('', { loginName: 'kim.lee', password: PASSWORD }, headers);
    expect(response.statusCode).toBe(200);
  });
});

it('ends the session that the browser had before, and gives it another token', async () => {
  const browser = kit.browser();
  await browser.signIn('kim.lee');
  const before = String(browser.cookies.get('quickportal'));
  await browser.signIn('kim.lee');
  expect(browser.cookies.get('quickportal')).not.toBe(before);
  const other = kit.browser();
  other.cookies.set('quickportal', before);
  expect((await other.call('GET', 'session')).statusCode).toBe(401);
});

it('hashes again, with the parameters of today, when a user signs in', async () => {
  const id = await kit.addUser({ loginName: 'old.hash', communityId: 10 });
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await kit.rows('update app.credential set password_hash = $1 where user_id = $2', [weak, id]);
  expect((await kit.browser().signIn('old.hash')).statusCode).toBe(200);
  const [row] = await kit.rows<{ password_hash: string }>('select * from app.credential where user_id = $1', [id]);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await kit.browser().signIn('old.hash')).statusCode).toBe(200);
});
