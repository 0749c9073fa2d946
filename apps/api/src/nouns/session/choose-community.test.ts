import { FIRST_LABELS } from '@quickportal/contracts/rules/texts/labels';
import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { type TestBrowser } from '../../testing/test-browser.ts';

let kit: TestServer;
let staff: TestBrowser;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
  await kit.addUser({ loginName: 'staff', communityId: null });
  await kit.addUser({ loginName: 'clerk', communityId: 10 });
  staff = kit.browser();
  await staff.signIn('staff');
  await kit.audit();
});
afterAll(() => kit.close());

const choose = (communityId: number | null) => staff.call('PUT', 'session/community', { communityId });
const chosen = async () => (await staff.call('GET', 'session')).json<{ community: unknown }>().community;

it('lets staff work in a community until they leave it', async () => {
  expect(await chosen()).toBeNull();
  expect((await choose(20)).statusCode).toBe(204);
  expect(await chosen()).toEqual({
    communityId: 20,
    communityName: 'Kiwi Fitness Group',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    labels: FIRST_LABELS,
    products: Object.values(productFlags).toSorted(),
  });
  expect((await choose(null)).statusCode).toBe(204);
  expect(await chosen()).toBeNull();
  expect(await kit.audit()).toMatchObject([
    { action: 'session.choose-community', community_id: 20, after: { communityId: 20 } },
    { action: 'session.choose-community', description: 'Left the community.', after: { communityId: null } },
  ]);
});

it('knows only communities that exist and are enabled', async () => {
  expect((await choose(999)).statusCode).toBe(404);
  await kit.rows('update app.community set enabled = false where id = 20');
  expect((await choose(20)).statusCode).toBe(404);
  await kit.rows('update app.community set enabled = true where id = 20');
  expect((await staff.call('PUT', 'session/community', { communityId: '20' })).statusCode).toBe(422);
});

it('is for staff', async () => {
  const clerk = kit.browser();
  await clerk.signIn('clerk');
  expect((await clerk.call('PUT', 'session/community', { communityId: 20 })).statusCode).toBe(403);
  expect((await clerk.call('GET', 'communities/search')).statusCode).toBe(403);
});

it('finds communities by part of the name, code or id [3C122 3R460]', async () => {
  const find = async (query: string) =>
    (await staff.call('GET', `communities/search?query=${encodeURIComponent(query)}`))
      .json<{ items: { communityId: number }[] }>()
      .items.map(({ communityId }) => communityId);
  expect(await find('')).toEqual([10, 20]);
  expect(await find('FITNESS')).toEqual([20]);
  expect(await find('c10')).toEqual([10]);
  expect(await find('20')).toEqual([20]);
  expect(await find('kiwí')).toEqual([20]);
  expect(await find('%')).toEqual([]);
  const { items } = (await staff.call('GET', 'communities/search?query=fit')).json<{ items: unknown[] }>();
  expect(items).toMatchObject([{ value: '20', label: 'Kiwi Fitness Group', description: 'C20 · 20', currency: 'AUD' }]);
});

it('notes the session’s former choice, whatever community the call itself names', async () => {
  await choose(10);
  await kit.audit();
  await staff.call('PUT', 'session/community', { communityId: 20 }, { 'x-community-id': 'none' });
  expect(await kit.audit()).toMatchObject([{ before: { communityId: 10 }, after: { communityId: 20 } }]);
  await choose(null);
});
