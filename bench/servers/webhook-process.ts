// Sends webhooks to a receiver, on a database of its own, and tells its parent how that went.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { deliverDue } from '../../apps/api/src/engines/deliveries/dispatcher.ts';
import { emitAll } from '../../apps/api/src/engines/deliveries/emit.ts';
import type { Services } from '../../apps/api/src/procedures/services.ts';
import { addEndpoint } from '../../apps/api/src/testing/delivery-kit.ts';
import { deliveryFaults } from '../../apps/api/src/testing/faults/delivery-order.ts';
import { place, settle, startChargedProduct } from '../data/charged-product.ts';
import { watchPostgres } from '../measure/postgres-cpu.ts';
import type { Arrivals } from './receiver-process.ts';
import { responseOf } from './server-process.ts';

/** What the parent asks for. */
export interface WebhookTask {
  /** What the receiver takes to respond. */
  delayMs: number;
  events: number;
  /** Events go round these: those of one are sent in order. */
  objects: number;
}

export interface WebhookRun {
  events: number;
  milliseconds: number;
  /** What was lost, or arrived out of order, in words. */
  faults: string[];
  mostAtOnce: number;
  connections: number;
  /** Microseconds of all events. */
  nodeCpu: number;
  databaseCpu: number;
}

const EARLIER = 200;
const START_MS = 10_000;

process.once('message', (task: WebhookTask) => {
  void measure(task).then((run) => {
    process.send?.(run satisfies WebhookRun);
    process.disconnect?.();
  });
});

async function measure({ delayMs, events, objects }: WebhookTask): Promise<WebhookRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-webhooks-'));
  const { services, owner, stop } = await startChargedProduct(folder, 'error');
  Object.assign(services.configuration, { webhookAllowPrivate: true });
  const receiver = fork(path.join(import.meta.dirname, 'receiver-process.ts'), [String(delayMs)]);
  try {
    const { port } = await responseOf<{ port: number }>(receiver, START_MS);
    const url = `http://127.0.0.1:${port}/hook`;
    await addEndpoint(services, { url, communityId: place.communityId });
    await emitRounds(services, owner, { events: EARLIER, objects });
    await deliverDue(services);
    await emitRounds(services, owner, { events, objects });
    const databaseCpu = await watchPostgres(owner);
    const before = { node: process.cpuUsage(), database: databaseCpu() };
    const begin = performance.now();
    await deliverDue(services);
    const milliseconds = performance.now() - begin;
    const { user, system } = process.cpuUsage(before.node);
    const cost = { nodeCpu: user + system, databaseCpu: databaseCpu() - before.database };
    receiver.send('end');
    const { ids, mostAtOnce, connections } = await responseOf<Arrivals>(receiver, START_MS);
    const twice = ids.length - new Set(ids).size;
    const faults = [
      ...(await deliveryFaults(owner, url, ids)),
      ...(twice > 0 ? [`${twice} events arrived more than once`] : []),
    ];
    return { events, milliseconds, faults, mostAtOnce, connections, ...cost };
  } finally {
    receiver.kill();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Emits events that go round the objects. */
async function emitRounds(
  services: Services,
  owner: Client,
  { events, objects }: { events: number; objects: number },
): Promise<void> {
  const emitted = Array.from({ length: events }, (_, n) => ({
    communityId: place.communityId,
    type: 'webhook.test' as const,
    object: { type: 'test', id: n % objects },
    data: { message: `Event ${n}` },
  }));
  const scope = { kind: 'community', communityId: place.communityId } as const;
  await services.db.transaction(scope, (trx) => emitAll(trx, emitted, services.clock.now()));
  await settle(owner);
}
