import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from './test-services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

it('gives real services on a database of their own', async () => {
  await services.db.ping();
  const { rows } = await services.owner.query<{ communities: number }>(
    'select count(*)::int as communities from app.community',
  );
  expect(rows).toEqual([{ communities: 0 }]);
  expect(services.clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
  services.clock.advance(1000);
  expect(services.clock.now().toISOString()).toBe('2026-11-20T09:00:01.000Z');
  expect(services.configuration.masterKey?.length).toBeGreaterThanOrEqual(32);
});
