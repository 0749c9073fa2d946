import { countRuleHits } from '@quickportal/db/fraud-guard/count-rule-hits';
import { listRulesOfCommunity } from '@quickportal/db/fraud-back-tests/read-back-test-inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRules } from '../../engines/fraud-guard/back-test/test-rules.ts';
import { countedDays } from '../../engines/fraud-guard/counted-days.ts';
import { seedTestDemo } from '../../testing/seed-test-demo.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
});
afterAll(() => services.drop());

const countsOf = (items: readonly { rule: string; count: number }[]) =>
  Object.fromEntries(items.filter(({ count }) => count > 0).map(({ rule, count }) => [rule, count]));

describe('the fraud guard of the demo', () => {
  it.each([
    { communityId: 10, timeZone: 'Australia/Sydney', businessId: null },
    { communityId: 10, timeZone: 'Australia/Sydney', businessId: 101 },
    { communityId: 20, timeZone: 'Pacific/Auckland', businessId: null },
    { communityId: 20, timeZone: 'Pacific/Auckland', businessId: 202 },
  ])('has as many hits as a test of the same rules finds: $communityId, business $businessId', async (place) => {
    const { communityId, businessId, timeZone } = place;
    const now = services.clock.now();
    const staff = services.db.reader({ kind: 'staff' });
    const [from] = countedDays(now, timeZone);
    const hits = await countRuleHits(staff, { communityId, businessId, since: from?.start ?? now });
    const records = await listRulesOfCommunity(services.db.reader({ kind: 'jobs' }), communityId);
    const values = records.find((record) => record.businessId === businessId)?.values;
    if (!values) throw new Error('The demo has no such rules');
    const task = { communityId, businessId, businessIds: null, values, timeZone, createdAt: now };
    const { result } = await testRules(services, task, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const found = countsOf(hits.items.map(({ rule, hits: count }) => ({ rule, count })));
    expect(found).toEqual(countsOf(result.rules.map(({ rule, payments: count }) => ({ rule, count }))));
    expect(hits.checked).toBe(result.checked.payments);
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });
});
