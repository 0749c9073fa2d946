import { facilityRights } from '@quickportal/contracts/access/rights';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** What the cards of the start page may cost together (navigation.md). */
const MOST_STATEMENTS = 10;

let server: TestServer;
let officer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const person = { kind: 'CLIENT', communityId: 10, loginName: 'officer', rights: facilityRights } as const;
  officer = apiCaller(server, await server.signIn(person));
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const counted = 'pageSize=0';
const cards: readonly (() => ReturnType<ApiCaller['get']>)[] = [
  () => officer.get('payments/today'),
  () => officer.get('proposals/counts'),
  () => officer.get(`recurring-payments?status=FAILED&${counted}`),
  () => officer.get(`transactions?outcome=UNKNOWN&${counted}`),
  () => officer.get(`customer-accounts/expiring-cards?show=EXPIRING&${counted}`),
  () => officer.get(`uploaded-files?statusCode=ERROR&${counted}`),
  () => officer.post('list-payto-agreements', { status: ['PENDING'], pageSize: 0 }),
  () => officer.get(`fraud-reviews?${counted}`),
  () => officer.get('webhooks?status=FAILING'),
];

it('the cards of the start page together send ten statements at most', async () => {
  const sent = vi.spyOn(Client.prototype, 'query');
  for (const card of cards) {
    const response = await card();
    expect(response.status, response.raw).toBe(200);
  }
  const names = sent.mock.calls.map(([query]) => (query as unknown as { name?: string }).name ?? query);
  // Each request looks up its session; the portal sends the cards in one or two requests
  const ofCards = names.filter((name) => !name.startsWith('auth.'));
  expect(ofCards.length, ofCards.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(ofCards.length).toBeGreaterThanOrEqual(cards.length);
});

it('a list without rows is counted as one with rows is', async () => {
  const { body } = await officer.get(`transactions?${counted}`);
  expect(body).toEqual({
    items: [],
    recordsCount: (await officer.get('transactions')).body.recordsCount,
    currentPage: 1,
    pageSize: 0,
  });
});
