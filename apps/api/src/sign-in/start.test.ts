import { register } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthKit, PASSWORD, type AuthKit } from '../testing/auth-kit.ts';

let kit: AuthKit;
beforeAll(async () => {
  kit = await createAuthKit();
  await kit.addPerson({ loginName: 'Kim.Lee', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
});
afterAll(() => kit.close());
void register;

it('signs in by JSON and opens the session [2C156]', async () => {
  const browser = kit.browser();
  const answer = await browser.signIn('kim.lee');
  expect(answer.body).toBe('{"next":"home"}');
  const session = await browser.call('GET', 'session');
  expect(session.json()).toMatchObject({ user: { loginName: 'Kim.Lee' }, rights: ['VIEW_CUSTOMERS'], next: 'home' });
  expect(PASSWORD).toBeTruthy();
});
