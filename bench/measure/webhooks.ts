import { fork } from 'node:child_process';
import path from 'node:path';
import type { WebhookRun, WebhookTask } from '../servers/webhook-process.ts';
import { responseOf } from '../servers/server-process.ts';
import { median } from './statistics.ts';

/** How fast one worker sends the events of one endpoint. */
export interface WebhookRate {
  /** What the receiver takes to respond. */
  delayMs: number;
  perSecond: number;
  events: number;
  /** Events that were lost, sent twice or out of the order of their object: never. */
  faults: number;
  mostAtOnce: number;
  connections: number;
  /** Microseconds of CPU of an event. */
  nodeCpu: number;
  databaseCpu: number;
}

const PATIENCE_MS = 300_000;
/** 60 objects with many events each: as many that can be sent at once, thrice. */
const OBJECTS = 60;

/** Lets a worker send events to a receiver that takes 100 ms, and to one that takes 5. */
export async function measureWebhooks(rounds: number): Promise<WebhookRate[]> {
  return [
    await measure({ delayMs: 100, events: 1200, objects: OBJECTS }, rounds),
    await measure({ delayMs: 5, events: 6000, objects: OBJECTS }, rounds),
  ];
}

async function measure(task: WebhookTask, rounds: number): Promise<WebhookRate> {
  const runs: WebhookRun[] = [];
  for (let round = 0; round < rounds; round++) {
    const child = fork(path.join(import.meta.dirname, '../servers/webhook-process.ts'), {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.send(task);
    runs.push(await responseOf<WebhookRun>(child, PATIENCE_MS));
  }
  const each = (pick: (run: WebhookRun) => number) => median(runs.map(pick));
  return {
    delayMs: task.delayMs,
    events: task.events,
    perSecond: each(({ events, milliseconds }) => (events / milliseconds) * 1000),
    faults: runs.reduce((sum, { faults }) => sum + faults.length, 0),
    mostAtOnce: Math.max(...runs.map(({ mostAtOnce }) => mostAtOnce)),
    connections: each(({ connections }) => connections),
    nodeCpu: each(({ nodeCpu, events }) => nodeCpu / events),
    databaseCpu: each(({ databaseCpu, events }) => databaseCpu / events),
  };
}
