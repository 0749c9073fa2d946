import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { apiCaller } from '../../testing/api-caller.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { basic, createTestServer, type TestServer } from '../../testing/test-server.ts';
import { fillSandboxHandler } from './fill-sandbox.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer();
});
afterAll(() => kit.close());

let networks = 0;
/** A browser at a network address of its own, so that tests do not use up each other's limits. */
const visitor = (): TestBrowser => kit.browser({ ip: `198.51.100.${(networks += 1)}` });

const request = (browser: TestBrowser, emailAddress: string, more: object = {}) =>
  browser.call('POST', 'sandbox/creator', {
    fullName: 'Vera Visitor',
    companyName: 'Visitor Pty Ltd',
    emailAddress,
    acceptTerms: true,
    ...more,
  });

async function codeOf(to: string): Promise<string> {
  await kit.runSideEffects();
  const mails = await readMailbox(kit.services, to);
  return /Your code: (\d{8})\n/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const verify = (browser: TestBrowser, emailAddress: string, verificationCode: string) =>
  browser.call('POST', 'sandbox/verify', { emailAddress, verificationCode });

const details = (loginName: string, password = PASSWORD) => ({ loginName, password, repeatPassword: password });

async function verified(emailAddress: string): Promise<TestBrowser> {
  const browser = visitor();
  await request(browser, emailAddress);
  const response = await verify(browser, emailAddress, await codeOf(emailAddress));
  expect(response.statusCode, response.body).toBe(204);
  return browser;
}

const communities = () => kit.rows<{ id: number }>('select id from app.community order by id');

describe('a sandbox', () => {
  it('goes from the address through the code and the details to a signed-in administrator [2R283 2C154 2C155]', async () => {
    const browser = visitor();
    expect((await request(browser, 'vera@example.com')).statusCode).toBe(204);
    const where = await browser.call('GET', 'sandbox/verificationEmail?emailAddress=VERA@example.com');
    expect(where.json()).toEqual({ emailAddress: 'vera@example.com', expiresAt: expect.any(String) });
    expect((await verify(browser, 'vera@example.com', await codeOf('vera@example.com'))).statusCode).toBe(204);
    const done = await browser.call('PUT', 'sandbox/detail', details('vera'));
    expect(done.statusCode, done.body).toBe(204);
    expect((await browser.signIn('vera')).json()).toEqual({ next: 'home' });
    const session = (await browser.call('GET', 'session')).json();
    expect(session).toMatchObject({ user: { email: 'vera@example.com', kind: 'CLIENT' } });
    expect(session.community).toMatchObject({ communityName: 'Visitor Pty Ltd', currency: 'AUD' });
    expect(session.rights).toContain('MANAGE_CUSTOMERS');
    expect((await browser.call('POST', 'customers/search', {})).statusCode).not.toBe(500);
  });

  it('keeps neither code nor cookie as they are', async () => {
    const browser = visitor();
    await request(browser, 'hash@example.com');
    const code = await codeOf('hash@example.com');
    const [row] = await kit.rows<object>(`select * from app.sandbox where email_address = 'hash@example.com'`);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('quickportal-sandbox'));
  });

  it('returns 404 for another address than that of the visitor, and without a cookie [2C157 2R366]', async () => {
    const browser = visitor();
    await request(browser, 'own@example.com');
    const other = await browser.call('GET', 'sandbox/verificationEmail?emailAddress=vera@example.com');
    expect(other.statusCode).toBe(404);
    expect((await visitor().call('GET', 'sandbox/verificationEmail')).statusCode).toBe(404);
    expect((await verify(visitor(), 'own@example.com', '12345678')).statusCode).toBe(404);
  });

  it('responds alike to addresses that are known and unknown', async () => {
    await kit.addUser({ loginName: 'known', communityId: 10 });
    const [known, unknown] = [await request(visitor(), 'known@example.com'), await request(visitor(), 'u@example.com')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it.each([
    ['acceptTerms', { acceptTerms: false }],
    ['emailAddress', { emailAddress: `${'a'.repeat(300)}@example.com` }],
    ['emailAddress', { emailAddress: 'a@b\u0000.com' }],
    ['companyName', { companyName: ' ' }],
    ['fullName', { fullName: 'x'.repeat(101) }],
  ])('refuses a wrong %s at the field', async (field, body) => {
    const response = await request(visitor(), 'field@example.com', body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].field).toBe(field);
  });
});

describe('a new sandbox', () => {
  const rows = (sql: string, communityId: number) => kit.rows<{ count: number }>(sql, [communityId]);
  let browser: TestBrowser;
  let communityId: number;
  beforeAll(async () => {
    browser = await verified('filled@example.com');
    await browser.call('PUT', 'sandbox/detail', details('filled'));
    await kit.runSideEffects();
    const [community] = await kit.rows<{ id: number }>('select max(id) as id from app.community');
    communityId = community?.id ?? 0;
    await browser.signIn('filled');
  });

  it('is filled with customers, cards, schedules and payments that the simulator decided', async () => {
    const count = async (table: string) =>
      (await rows(`select count(*)::int from app.${table} where community_id = $1`, communityId))[0]?.count;
    expect(await count('customer')).toBe(12);
    expect(await count('customer_account')).toBe(12);
    expect(await count('recurring_payment')).toBe(4);
    const statuses = await kit.rows(
      `select status, count(*)::int from app.transaction where community_id = $1 group by 1 order by 1`,
      [communityId],
    );
    expect(statuses).toEqual([
      { status: 'APPROVED', count: 13 },
      { status: 'DECLINED', count: 1 },
    ]);
  });

  it('says how far it is filled, and no facility does', async () => {
    const progress = await browser.call('GET', 'sandbox/progress');
    expect(progress.json()).toEqual({ customers: 12, schedules: 4, payments: 14, paymentsDone: 14, isReady: true });
    const empty = await verified('empty@example.com');
    await empty.call('PUT', 'sandbox/detail', details('empty'));
    await empty.signIn('empty');
    expect((await empty.call('GET', 'sandbox/progress')).json()).toMatchObject({ customers: 0, isReady: false });
    await kit.addUser({ loginName: 'of.facility', communityId: 10 });
    const facility = kit.browser();
    await facility.signIn('of.facility');
    expect((await facility.call('GET', 'sandbox/progress')).statusCode).toBe(404);
  });

  it('is filled once, however often its job runs', async () => {
    const { handle } = fillSandboxHandler;
    const tools = { services: kit.services, jobId: 'again', communityId, signal: new AbortController().signal };
    await Promise.all([handle({ communityId }, tools), handle({ communityId }, tools)]);
    expect(await rows('select count(*)::int from app.customer where community_id = $1', communityId)).toEqual([
      { count: 12 },
    ]);
  });

  it('is not seen from another community, and sees none', async () => {
    const [own] = await kit.rows<{ id: number }>('select min(id) as id from app.customer where community_id = $1', [
      communityId,
    ]);
    await kit.addUser({ loginName: 'neighbour', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
    const neighbour = kit.browser();
    await neighbour.signIn('neighbour');
    expect((await neighbour.call('GET', `customers/${own?.id}`)).statusCode).toBe(404);
    expect((await browser.call('GET', `customers/${own?.id}`)).statusCode).toBe(200);
    expect((await browser.call('GET', 'customers/1001')).statusCode).toBe(404);
  });

  it('is found by staff by its whole id or code only', async () => {
    const finder = { loginName: 'finder', kind: 'STAFF', communityId: null, rights: ['VIEW_COMMUNITIES'] } as const;
    const staff = apiCaller(kit, await kit.signIn(finder));
    const [own] = await kit.rows<{ code: string }>('select code from app.community where id = $1', [communityId]);
    const found = async (text: string) =>
      (await staff.get(`communities/search?query=${text}`)).body.items.map(({ value }: { value: string }) => value);
    expect(await found('Visitor')).toEqual([]);
    expect(await found('SANDBOX')).toEqual([]);
    expect(await found(own?.code.toLowerCase() ?? '')).toEqual([String(communityId)]);
    expect(await found(String(communityId))).toContain(String(communityId));
  });

  it('has API keys that its owner makes and programs read and take payments with', async () => {
    const made = await browser.call('POST', 'api-keys/generate', { name: 'Trial', apiKeySecurityCode: 'SECRET' });
    expect(made.statusCode, made.body).toBe(201);
    const [key] = made.json().keys;
    const program = (method: 'GET' | 'POST', path: string, payload?: object) =>
      kit.app.inject({
        method,
        url: `/quickportal/rest/internal/${path}`,
        headers: { authorization: basic(key.decryptedKey) },
        ...(payload && { payload }),
      });
    const found = await program('POST', 'customer-search', {});
    expect(found.statusCode, found.body).toBe(200);
    expect(found.json().recordsCount).toBe(12);
    expect((await program('GET', 'customers/1001')).statusCode).toBe(404);
    const { customerId } = found.json().items[0];
    const accounts = (await program('GET', `customers/${customerId}/accounts`)).json();
    const payment = { accountId: accounts.items[0].accountId, amount: '12.00' };
    const paid = await program('POST', `customers/${customerId}/payments`, payment);
    expect(paid.statusCode, paid.body).toBe(201);
    const shown = await program('GET', `transactions/${paid.json().receiptNumber}`);
    expect(shown.json()).toMatchObject({ status: 'APPROVED', source: 'RESTAPI', totalAmount: { amount: '12.00' } });
  });

  it('mails its owner and no one else', async () => {
    const mail = async (to: string) => {
      const now = kit.services.clock.now();
      const message = { to, subject: `To ${to}`, text: 'x', html: 'x', sender: null };
      await kit.services.db.transaction({ kind: 'auth' }, (trx) =>
        enqueueMail(kit.services, trx, message, communityId, now),
      );
      await kit.runSideEffects();
      return (await readMailbox(kit.services, to)).filter(({ subject }) => subject === `To ${to}`).length;
    };
    expect(await mail('filled@example.com')).toBe(1);
    expect(await mail('stranger@example.com')).toBe(0);
    const invited = { loginName: 'invited', fullName: 'In Vited', email: 'invited@example.com', roleIds: [1] };
    await browser.call('POST', 'users', { ...invited, password: PASSWORD });
    await kit.runSideEffects();
    expect(await readMailbox(kit.services, 'invited@example.com')).toEqual([]);
  });
});

describe('the code of a sandbox', () => {
  it('is refused when it is wrong, and void after ten wrong ones [2C158]', async () => {
    const browser = visitor();
    await request(browser, 'wrong@example.com');
    const code = await codeOf('wrong@example.com');
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (let n = 0; n < 10; n += 1) {
      const response = await verify(browser, 'wrong@example.com', wrong);
      expect(response.json().errors[0].field).toBe('verificationCode');
    }
    expect((await verify(browser, 'wrong@example.com', code)).statusCode).toBe(422);
    expect((await browser.call('GET', 'sandbox/resendVerification')).json()).toEqual({ linkExpired: true });
  });

  it('expires after 30 minutes with the text of the specification [2R367 2M260 2C159]', async () => {
    const browser = visitor();
    await request(browser, 'late@example.com');
    const code = await codeOf('late@example.com');
    kit.services.clock.advance(30 * 60_000);
    const response = await verify(browser, 'late@example.com', code);
    expect(response.json().errors).toEqual([
      {
        field: 'verificationCode',
        messages: ["The link has expired. Click 'Start again' to restart the process."],
      },
    ]);
    expect((await browser.call('GET', 'sandbox/resendVerification')).json()).toEqual({ linkExpired: true });
  });

  it('is used once, also by ten requests at the same time', async () => {
    const browser = visitor();
    await request(browser, 'once@example.com');
    const code = await codeOf('once@example.com');
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, () => verify(browser, 'once@example.com', code)))
    ).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('is mailed again at once for the first time, then 60 seconds apart; the one before stops working', async () => {
    const browser = visitor();
    await request(browser, 'again@example.com');
    const first = await codeOf('again@example.com');
    const resend = () => browser.call('GET', 'sandbox/resendVerification');
    expect((await resend()).json()).toEqual({ linkExpired: false });
    const refused = await resend();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const second = await codeOf('again@example.com');
    if (second !== first) expect((await verify(browser, 'again@example.com', first)).statusCode).toBe(422);
    kit.services.clock.advance(60_000);
    expect((await resend()).statusCode).toBe(200);
    expect((await verify(browser, 'again@example.com', await codeOf('again@example.com'))).statusCode).toBe(204);
    expect((await resend()).statusCode).toBe(409);
  });
});

describe('the details of a sandbox', () => {
  it('are refused before the code was verified', async () => {
    const browser = visitor();
    await request(browser, 'early@example.com');
    expect((await browser.call('PUT', 'sandbox/detail', details('early'))).statusCode).toBe(409);
  });

  it('make one community, also by five requests at the same time', async () => {
    const browser = await verified('twice@example.com');
    const before = await communities();
    const send = (loginName: string) => browser.call('PUT', 'sandbox/detail', details(loginName));
    const statuses = (await Promise.all(['t.1', 't.2', 't.3', 't.4', 't.5'].map((name) => send(`${name}.x`)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 404, 409].includes(status))).toBe(true);
    expect((await communities()).length).toBe(before.length + 1);
  });

  it('are refused at their fields: a login name that is taken, a password that is weak or not repeated', async () => {
    const browser = await verified('fields@example.com');
    await kit.addUser({ loginName: 'taken.name', communityId: 10 });
    const fieldsOf = async (body: object) =>
      (await browser.call('PUT', 'sandbox/detail', body)).json().errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf(details('Taken.Name'))).toEqual(['loginName']);
    expect(await fieldsOf(details('fine.name', 'password1234'))).toEqual(['password']);
    expect(await fieldsOf({ ...details('fine.name'), repeatPassword: 'other-violin-38-moss' })).toEqual([
      'repeatPassword',
    ]);
  });
});

describe('starting again', () => {
  it('deletes what the visitor asked for, and the address may begin again [2R284 2C160]', async () => {
    const browser = visitor();
    await request(browser, 'restart@example.com');
    const code = await codeOf('restart@example.com');
    expect((await browser.call('DELETE', 'sandbox')).statusCode).toBe(204);
    expect((await verify(browser, 'restart@example.com', code)).statusCode).toBe(404);
    expect((await browser.call('DELETE', 'sandbox')).statusCode).toBe(404);
    expect((await request(browser, 'restart@example.com')).statusCode).toBe(204);
  });

  it('signs the user of a sandbox out and closes it', async () => {
    const browser = await verified('closing@example.com');
    await browser.call('PUT', 'sandbox/detail', details('closing'));
    await browser.signIn('closing');
    expect((await browser.call('DELETE', 'sandbox')).statusCode).toBe(204);
    expect((await browser.call('GET', 'session')).statusCode).toBe(401);
    expect((await browser.signIn('closing')).statusCode).toBe(401);
  });

  it('is refused for users of facilities and for staff', async () => {
    await kit.addUser({ loginName: 'facility.user', communityId: 10 });
    const browser = kit.browser();
    await browser.signIn('facility.user');
    expect((await browser.call('DELETE', 'sandbox')).statusCode).toBe(403);
    expect(await kit.rows('select from app.community where id = 10 and enabled')).toHaveLength(1);
  });
});

describe('the limits of sandboxes', () => {
  it('allow five requests a day for one address, whatever the case and the network', async () => {
    for (let n = 0; n < 5; n += 1) expect((await request(visitor(), 'five@example.com')).statusCode).toBe(204);
    const refused = await request(visitor(), 'Five@example.com');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    kit.services.clock.advance(86_400_000);
    expect((await request(visitor(), 'five@example.com')).statusCode).toBe(204);
  });

  it('allow twenty requests a day from one network, also at the same time', async () => {
    const ip = '2001:db8:1:2::5';
    const statuses = (
      await Promise.all(Array.from({ length: 24 }, (_, n) => request(kit.browser({ ip }), `n${n}@example.com`)))
    ).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('allow a thousand in total', async () => {
    await kit.rows(
      `insert into app.sandbox (token_hash, full_name, company_name, email_address, network, code_hash, code_expires_at, created_at)
       select sha256(n::text::bytea), 'x', 'x', 'full' || n || '@example.com', 'x', sha256('c'), $1, $1
       from generate_series(1, 1000) n`,
      [kit.services.clock.now().toISOString()],
    );
    const refused = await request(visitor(), 'late.comer@example.com');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    await kit.rows(`delete from app.sandbox where full_name = 'x'`);
  });
});

describe('a portal without sandboxes', () => {
  it('has none of the calls, and keeps the sandboxes that exist until they are deleted', async () => {
    const browser = await verified('before@example.com');
    await browser.call('PUT', 'sandbox/detail', details('before'));
    await browser.signIn('before');
    const { configuration } = kit.services;
    Object.assign(configuration, { sandboxes: false });
    const late = visitor();
    const refused = [
      await request(late, 'late2@example.com'),
      await late.call('GET', 'sandbox/verificationEmail'),
      await late.call('GET', 'sandbox/resendVerification'),
      await verify(late, 'late2@example.com', '12345678'),
      await late.call('PUT', 'sandbox/detail', details('late2')),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await browser.call('GET', 'session')).statusCode).toBe(200);
    expect((await browser.call('DELETE', 'sandbox')).statusCode).toBe(204);
    Object.assign(configuration, { sandboxes: true });
  });
});
