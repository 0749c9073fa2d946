import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD } from '../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
});
afterAll(() => kit.close());
beforeEach(() => kit.audit());

let people = 0;
async function person() {
  const loginName = `person.${++people}`;
  const id = await kit.addUser({ loginName, communityId: 10 });
  return { loginName, id };
}
/** Attempts from as many addresses, so that only the account's own limit counts. */
const attempts = (loginName: string, passwords: readonly string[]) =>
  passwords.map((password, n) => kit.browser({ ip: `198.51.100.${n % 200}` }).signIn(loginName, password));
const wrong = (count: number) => Array.from({ length: count }, (_, n) => `wrong-password-${n}`);
const failures = async (id: number) =>
  (
    await kit.rows<{ failed_count: number; locked_until: string | null }>(
      'select * from app.credential where user_id = $1',
      [id],
    )
  )[0];

describe('ten failures', () => {
  it('lock the account for thirty minutes, with the same answer for the right password', async () => {
    const { loginName, id } = await person();
    for (const password of wrong(9)) await kit.browser().signIn(loginName, password);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(200);
    expect(await failures(id)).toMatchObject({ failed_count: 0, locked_until: null });

    for (const password of wrong(10)) await kit.browser().signIn(loginName, password);
    expect(await failures(id)).toMatchObject({ failed_count: 10, locked_until: '2026-11-20T09:30:00.000Z' });
    const [right, false_] = [await kit.browser().signIn(loginName), await kit.browser().signIn('nobody')];
    expect(right.statusCode).toBe(401);
    expect({ ...right.json<object>(), requestId: '' }).toEqual({ ...false_.json<object>(), requestId: '' });

    kit.services.clock.advance(30 * 60_000 - 1);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(401);
    kit.services.clock.advance(1);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(200);
    kit.services.clock.set('2026-11-20T09:00:00Z');
  });

  it('are audited and told to the owner once', async () => {
    const { loginName, id } = await person();
    for (const password of wrong(12)) await kit.browser().signIn(loginName, password);
    const entries = await kit.audit();
    expect(entries.filter(({ action }) => action === 'sign-in.lock')).toMatchObject([
      {
        outcome: 'SUCCESS',
        object_id: String(id),
        description: `${loginName} locked for 30 minutes after 10 failed attempts`,
      },
    ]);
    expect(entries.filter(({ action }) => action === 'sign-in.password').map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 10 }, () => 'FAILED'),
      'REFUSED',
      'REFUSED',
    ]);
    await kit.runSideEffects();
    const mail = await kit.rows('select subject from app.mail_message where to_address = $1', [
      `${loginName}@example.com`,
    ]);
    expect(mail).toEqual([{ subject: 'Your account is locked' }]);
  });

  it('count however many come at once, and no guess among them gets through afterwards', async () => {
    const { loginName, id } = await person();
    const responses = await Promise.all(attempts(loginName, wrong(25)));
    expect(responses.every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(await failures(id)).toMatchObject({ failed_count: 10, locked_until: '2026-11-20T09:30:00.000Z' });
    const late = await Promise.all(attempts(loginName, [...wrong(2), PASSWORD, PASSWORD]));
    expect(late.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    const locks = (await kit.audit()).filter(({ action }) => action === 'sign-in.lock');
    expect(locks).toHaveLength(1);
  });

  it('are not reached by people who sign in rightly, however many at once', async () => {
    const { loginName } = await person();
    const responses = await Promise.all(
      attempts(
        loginName,
        Array.from({ length: 25 }, () => PASSWORD),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 25 }, () => 200));
  });
});

describe('too many attempts', () => {
  const state = () => kit.services.auth;
  const times = (count: number, work: () => unknown) => Array.from({ length: count }, work);

  it('from one address are 429 with the time to wait, and say nothing about the password', async () => {
    const { loginName } = await person();
    const browser = kit.browser({ ip: '192.0.2.1' });
    times(98, () => state().failuresByAddress.take('sign-in 192.0.2.1', kit.services.clock.now()));
    const responses = [];
    for (const name of ['nobody.1', 'nobody.2', loginName]) responses.push(await browser.signIn(name, 'x'));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
    expect(responses[2]?.headers['retry-after']).toBe('3');
    expect((await browser.signIn(loginName)).statusCode).toBe(429);
    const form = await browser.form('', { loginName, password: PASSWORD });
    expect(form.headers.location).toBe('/quickportal/LoginView?error=too-many-requests');
    expect((await kit.browser({ ip: '192.0.2.2' }).signIn(loginName)).statusCode).toBe(200);
  });

  it('on one name from one address are 429 whether it exists or not', async () => {
    const { loginName, id } = await person();
    for (const [n, name] of [loginName, 'nobody.at.all'].entries()) {
      const browser = kit.browser({ ip: `192.0.2.${10 + n}` });
      const statuses = [];
      for (const password of wrong(31)) statuses.push((await browser.signIn(name, password)).statusCode);
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    }
    expect(await failures(id)).toMatchObject({ failed_count: 10 });
  });
});
