import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { addEndpoint, emitAbout, emitMessage, messageOf } from '../../testing/delivery-kit.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { deliverDue } from './dispatcher.ts';
import { startReceiver, type Receiver } from './receiver.fixture.ts';

const HOUR = 3_600_000;
let services: TestServices;
const open: Receiver[] = [];
const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...args);
  open.push(started);
  return started;
};
const due = () => deliverDue(services, { timeoutMs: 20_000, random: () => 0.5 });

beforeAll(async () => {
  services = await createTestServices({ configuration: { webhookAllowPrivate: true } });
  await insertCommunity(services.owner, { id: 10 });
});
beforeEach(() => services.clock.set('2026-11-20T09:00:00Z'));
afterEach(async () => {
  for (const started of open.splice(0)) await started.stop();
  await services.owner.query('delete from app.webhook_endpoint; delete from app.event');
});
afterAll(() => services.drop());

it('holds back only later events of the object that failed', async () => {
  let works = false;
  const { url, received } = await receiver((response, request) =>
    response.writeHead(works || messageOf(request) !== 'a1' ? 200 : 500).end(),
  );
  await addEndpoint(services, { url });
  await emitAbout(services, 'a', ['a1', 'a2']);
  await emitAbout(services, 'b', ['b1', 'b2']);
  await due();
  expect(received.map(messageOf).toSorted()).toEqual(['a1', 'b1', 'b2']);
  await emitAbout(services, 'a', ['a3']);
  await emitAbout(services, 'c', ['c1']);
  expect(await due()).toBe(1);
  expect(received.slice(3).map(messageOf)).toEqual(['c1']);
  works = true;
  services.clock.advance(20_000);
  await due();
  expect(received.slice(4).map(messageOf)).toEqual(['a1', 'a2', 'a3']);
});

it('delivers the events of each object to each endpoint in order and nothing twice, whatever fails', async () => {
  const objects = ['customer', 'payment', 'schedule'];
  const count = 9;
  const faults = fc.array(fc.constantFrom(200, 200, 500, 429, 302, 0), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(faults, { minLength: 1, maxLength: 3 }), async (plans) => {
      const accepted: string[][] = plans.map(() => []);
      for (const [at, plan] of plans.entries()) {
        const { url } = await receiver((response, request, n) => {
          const status = plan[n - 1] ?? 200;
          if (status === 200) accepted[at]?.push(messageOf(request));
          if (status === 0) response.destroy();
          else response.writeHead(status).end();
        });
        await addEndpoint(services, { url });
      }
      const messages = Array.from({ length: count }, (_, n) => ({
        object: objects[n % 3] ?? '',
        message: `message ${n}`,
      }));
      for (const { object, message } of messages) {
        await emitAbout(services, object, [message]);
        await due();
      }
      for (let hours = 0; hours < 60; hours++) {
        services.clock.advance(HOUR);
        await due();
      }
      const ofEach = objects.map((object) =>
        messages.filter((emitted) => emitted.object === object).map(({ message }) => message),
      );
      expect(accepted.map((all) => ofEach.map((own) => all.filter((message) => own.includes(message))))).toEqual(
        plans.map(() => ofEach),
      );
      expect(accepted.map((all) => all.length)).toEqual(plans.map(() => count));
      await services.owner.query('delete from app.webhook_endpoint');
    }),
    { numRuns: 12 },
  );
});

/** A receiver that holds each request until the test lets it go, and knows how many it held at most. */
async function holdingReceiver() {
  const held: { message: string; release: () => void }[] = [];
  let most = 0;
  const started = await receiver((response, request) => {
    held.push({ message: messageOf(request), release: () => response.end() });
    most = Math.max(most, held.length);
  });
  const release = (single = held[0]) => {
    if (single) held.splice(held.indexOf(single), 1)[0]?.release();
  };
  return { ...started, held, release, most: () => most };
}

it('sends events of different objects side by side, up to 20, and those of one object one after the other', async () => {
  const there = await holdingReceiver();
  await addEndpoint(services, { url: there.url });
  await emitAbout(services, 'busy', ['1', '2', '3']);
  for (let n = 0; n < 30; n += 1) await emitAbout(services, `object ${n}`, [`of ${n}`]);
  const sending = due();
  await expect.poll(() => there.held.length).toBe(20);
  expect(there.held.filter(({ message }) => !message.startsWith('of'))).toHaveLength(1);
  const isOver = sending.then(() => true);
  while (!(await Promise.race([isOver, new Promise<false>((resolve) => setImmediate(() => resolve(false)))])))
    there.release();
  expect(there.most()).toBe(20);
  const messages = there.received.map(messageOf);
  expect(messages.filter((message) => !message.startsWith('of'))).toEqual(['1', '2', '3']);
  expect(messages).toHaveLength(33);
});

it('is sent to by one process at a time', async () => {
  const there = await holdingReceiver();
  await addEndpoint(services, { url: there.url });
  for (let n = 0; n < 25; n += 1) await emitMessage(services, String(n));
  const sending = Promise.all(Array.from({ length: 4 }, () => due()));
  await expect.poll(() => there.held.length).toBe(20);
  const isOver = sending.then(() => true);
  while (!(await Promise.race([isOver, new Promise<false>((resolve) => setImmediate(() => resolve(false)))])))
    there.release();
  expect(there.most()).toBe(20);
  expect(new Set(there.received.map(messageOf)).size).toBe(25);
  expect(there.received).toHaveLength(25);
});

it('sends less at once after failures, and more again after successes, over several runs', async () => {
  let works = false;
  const { url } = await receiver((response) => response.writeHead(works ? 200 : 500).end());
  await addEndpoint(services, { url });
  const limit = async () =>
    (await services.owner.query<{ n: number }>('select send_limit as n from app.delivery_lane')).rows[0]?.n;
  const emitSome = async (count: number) => {
    for (let n = 0; n < count; n += 1) await emitMessage(services, `${Math.random()}`);
    await due();
  };
  expect(await limit()).toBe(20);
  await emitSome(3);
  expect(await limit()).toBe(10);
  await emitSome(1);
  expect(await limit()).toBe(5);
  works = true;
  await emitSome(11);
  expect(await limit()).toBeGreaterThan(6.5);
  expect(await limit()).toBeLessThan(7.5);
});
