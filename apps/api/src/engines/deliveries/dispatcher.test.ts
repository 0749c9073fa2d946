import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { systemClock, type Clock } from '../clock/clock.ts';
import { addEndpoint, emitAbout, emitMessage, messageOf } from '../../testing/delivery-kit.ts';
import { nudgeDeliveries, startDispatcher } from './dispatcher.ts';
import { handOver } from '../../testing/handed-over.ts';
import { startReceiver, type Receiver } from './receiver.fixture.ts';

const LEASE = 3000;
let services: TestServices<Clock>;
const open: { stop(): Promise<void> }[] = [];
const opened = <T extends { stop(): Promise<void> }>(single: T): T => {
  open.unshift(single);
  return single;
};
const receiver = async (...args: Parameters<typeof startReceiver>): Promise<Receiver> =>
  opened(await startReceiver(...args));
const kit = () => services as unknown as TestServices;

beforeAll(async () => {
  services = await createTestServices({ clock: systemClock, configuration: { webhookAllowPrivate: true } });
  await insertCommunity(services.owner, { id: 10 });
});
afterEach(async () => {
  for (const entry of open.splice(0)) await entry.stop();
  await services.owner.query('delete from app.webhook_endpoint; delete from app.event');
});
afterAll(() => services.drop());

async function otherProcess() {
  const program = await builtProgram('apps/api/src/engines/deliveries/test-dispatcher.fixture.ts');
  const child = spawn(process.execPath, [program, String(LEASE)], {
    env: handOver(services),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('sends what a process that was killed in the middle had begun, and what waited behind it', async () => {
  const waiting = Promise.withResolvers<void>();
  let isDead = false;
  const { url, received } = await receiver((response) => {
    if (isDead) response.end();
    else waiting.resolve();
  });
  await addEndpoint(kit(), { url });
  const child = await otherProcess();
  await emitAbout(kit(), 'customer', ['a', 'b', 'c']);
  await waiting.promise;
  isDead = true;
  child.kill('SIGKILL');
  await once(child, 'exit');
  opened(startDispatcher(services, { leaseMs: LEASE, idleInterval: 50 }));
  await expect.poll(() => received.map(messageOf)).toEqual(['a', 'a', 'b', 'c']);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  const states = async () =>
    (await services.owner.query('select status, attempts from app.delivery order by id')).rows as unknown[];
  await expect.poll(states).toEqual(Array.from({ length: 3 }, () => ({ status: 'DELIVERED', attempts: 1 })));
});

it('keeps an endpoint while a receiver takes longer than its lease', async () => {
  const held: (() => void)[] = [];
  const { url, received } = await receiver((response) => held.push(() => response.end()));
  await addEndpoint(kit(), { url });
  // Long enough for a process of a busy machine to renew it in time
  for (const leaseMs of [3000, 3000]) opened(startDispatcher(services, { leaseMs, idleInterval: 20 }));
  await emitAbout(kit(), 'customer', ['a', 'b']);
  const leasedUntil = async () =>
    Date.parse(String((await services.owner.query('select leased_until as at from app.delivery_lane')).rows[0]?.at));
  await expect.poll(() => received.length).toBe(1);
  const before = await leasedUntil();
  await expect.poll(async () => (await leasedUntil()) - before).toBeGreaterThan(1000);
  expect(received).toHaveLength(1);
  held[0]?.();
  await expect.poll(() => received.map(messageOf)).toEqual(['a', 'b']);
  held[1]?.();
});

it('hears of events about other objects while a receiver hangs', async () => {
  const { url, received } = await receiver((response, request) => {
    if (messageOf(request) !== 'hangs') response.end();
  });
  await addEndpoint(kit(), { url });
  opened(startDispatcher(services, { idleInterval: 60_000, timeoutMs: 60_000, patience: 0 }));
  await emitMessage(kit(), 'hangs');
  nudgeDeliveries();
  await expect.poll(() => received.map(messageOf)).toEqual(['hangs']);
  await emitMessage(kit(), 'other');
  await expect.poll(() => received.map(messageOf)).toEqual(['hangs', 'other']);
});

it('hears a nudge at once, and leaves what hangs aside', async () => {
  const hanging = await receiver(() => undefined);
  const good = await receiver();
  await addEndpoint(kit(), { url: hanging.url });
  opened(startDispatcher(services, { idleInterval: 60_000, timeoutMs: 5000, patience: 0 }));
  await emitMessage(kit(), 'a');
  nudgeDeliveries();
  await expect.poll(() => hanging.received.length).toBe(1);
  await addEndpoint(kit(), { url: good.url });
  await emitMessage(kit(), 'b');
  nudgeDeliveries();
  await expect.poll(() => good.received.map(messageOf)).toEqual(['b']);
});

it('sends to no more endpoints at once than its option allows', async () => {
  const held: (() => void)[] = [];
  const { url, received } = await receiver((response) => held.push(() => response.end()));
  for (let n = 0; n < 5; n++) await addEndpoint(kit(), { url });
  await emitMessage(kit(), 'a');
  opened(startDispatcher(services, { concurrency: 2, idleInterval: 20 }));
  await expect.poll(() => held.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(held).toHaveLength(2);
  for (let n = 0; n < 5; n++) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  }
  await expect.poll(() => received.length).toBe(5);
});

it('ends in good order: nothing is recorded of what it had to cut off, and others can go on at once', async () => {
  const { url, received } = await receiver(() => undefined);
  await addEndpoint(kit(), { url });
  await emitMessage(kit(), 'a');
  const dispatcher = startDispatcher(services, { idleInterval: 20, patience: 50 });
  await expect.poll(() => received.length).toBe(1);
  await dispatcher.stop();
  const { rows } = await services.owner.query(
    'select status, attempts, lease_token from app.delivery join app.delivery_lane using (community_id, endpoint_id)',
  );
  expect(rows).toEqual([{ status: 'QUEUED', attempts: 0, lease_token: null }]);
});
