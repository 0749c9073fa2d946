import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { startWorker } from '../jobs/worker.ts';
import { enqueue } from './outbox.ts';
import { nudgeOutbox, startRelay, type RelayOptions } from './relay.ts';

const HOUR = 3_600_000;
let services: TestServices;
const relays: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  services = await createTestServices();
  // The first worker makes the tables of the job queue
  const worker = await startWorker(services, { handlers: [], schedules: [], dueKinds: [] });
  await worker.stop();
});
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.stop();
});
afterAll(() => services.drop());

const relay = (options: Partial<RelayOptions> = {}) =>
  relays.push(startRelay(services, { maxAttempts: {}, ...options }));
const send = (topic: string) =>
  services.db.transaction({ kind: 'jobs' }, (trx) =>
    enqueue(trx, { topic, payload: {}, communityId: null, availableAt: services.clock.now() }),
  );
const waiting = async () => Number((await services.owner.query('select from app.outbox')).rowCount);

describe('side effects in the outbox', () => {
  it('leave at once after a nudge', async () => {
    await send('test.first');
    // After its first poll this relay polls again only when nudged
    relay({ soonInterval: HOUR, idleInterval: HOUR });
    await expect.poll(waiting).toBe(0);
    await send('test.second');
    nudgeOutbox();
    await expect.poll(waiting).toBe(0);
  });

  it('leave without one as well, also when the relay had nothing to do for long', async () => {
    relay({ soonInterval: 1, idleInterval: 50 });
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await send('test.unannounced');
      await expect.poll(waiting).toBe(0);
    }
  });
});
