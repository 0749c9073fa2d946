import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { continueAuditAfterRestore } from '@quickportal/db/audit/seal-audit-entries';
import { beat, lockRegistration, removeNode, type ServerNode } from '@quickportal/db/nodes/server-node';
import type { NodeServices } from './node-services.ts';
import { startPulse } from '../health/pulse.ts';
import { assertSingleNodeOrSharedStorage, prepareStorage } from '../storage/shared-storage.ts';

/** Interval of heartbeats, and the silence after which a process counts as dead. Milliseconds. */
export const HEARTBEAT = 10_000;
export const DEAD_AFTER = 30_000;
/** Time that a dead node is listed for staff, in milliseconds. */
export const DEAD_LISTED = 24 * 3_600_000;

/** The running version of the product. */
export const version: string = readVersion();

function readVersion(): string {
  const file = path.join(import.meta.dirname, '../../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** This process, as registered with the others. */
export interface Node {
  readonly id: string;
  /** Sets the worker pool whose locks are released should this process die. */
  setWorkerPool(workerPoolId: string | null): Promise<void>;
  stop(): Promise<void>;
}

interface NodeOptions {
  interval?: number;
  /** Runs after each heartbeat, with this node's id. */
  afterBeat?: (self: string) => Promise<void>;
}

/**
 * Registers this process and starts its heartbeat; call it before serving anything. A worker process does so in
 * `startWorker`. Throws ConfigurationError when other nodes use another file storage.
 */
export async function startNode(
  services: NodeServices,
  { interval = HEARTBEAT, afterBeat = async () => {} }: NodeOptions = {},
): Promise<Node> {
  const self: ServerNode = {
    id: `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`,
    role: services.configuration.role,
    host: hostname(),
    processId: process.pid,
    version,
    workerPoolId: null,
    storageId: await prepareStorage(services),
  };
  const db = services.db.reader({ kind: 'jobs' });
  let stopped = false;
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= beat(db, self)
      .then(() => pulse.beat())
      .then(() => afterBeat(self.id))
      .catch((error: unknown) => services.log.error({ err: error }, 'The heartbeat failed'))
      .finally(() => {
        running = null;
      });
  };
  if (await continueAuditAfterRestore(db)) services.log.warn('The audit trail goes on after a restored dump');
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    await lockRegistration(trx);
    await assertSingleNodeOrSharedStorage(trx, { storageId: self.storageId, withinMilliseconds: DEAD_AFTER });
    await beat(trx, self);
  });
  const pulse = startPulse(DEAD_AFTER);
  services.health.heartbeat = pulse;
  const timer = setInterval(tick, interval);
  return {
    id: self.id,
    setWorkerPool: async (workerPoolId) => {
      self.workerPoolId = workerPoolId;
      if (!stopped) await beat(db, self);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      services.health.heartbeat = null;
      await running;
      await removeNode(db, self.id);
    },
  };
}
