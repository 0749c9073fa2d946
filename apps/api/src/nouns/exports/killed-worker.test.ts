import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertCommunity, insertCustomers, insertSharedView } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../engines/clock/clock.ts';
import { startWorker } from '../../engines/jobs/worker.ts';
import { enqueue } from '../../engines/outbox/outbox.ts';
import { sideEffects } from '../../server/side-effects.ts';
import { builtProgram } from '../../testing/built-programs.ts';
import { handOver } from '../../testing/handed-over.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';

const ROWS = 100_000;
const OWNER = 700;
let services: TestServices<Clock>;
let unfinished: string;
beforeAll(async () => {
  services = await createTestServices({ clock: systemClock });
  await insertCommunity(services.owner, { id: 10, businessId: 101 });
  await insertSharedView(services.owner, { communityId: 10, id: OWNER });
  await insertCustomers(services.owner, { communityId: 10, businessId: 101, firstId: 1, count: ROWS });
  await services.owner.query('analyze app.customer');
  unfinished = path.join(services.configuration.dataFolder, 'storage/.unfinished');
  mkdirSync(unfinished, { recursive: true });
});
afterAll(() => services.drop());

/** What the call that starts an export writes down. */
async function startExport(): Promise<number> {
  const { rows } = await services.owner.query<{ id: number }>(
    `insert into app.export (community_id, owner_user_id, kind, title, criteria, filters, columns, columns_version,
       time_zone, request_hash, file_name, created_at, updated_at)
     values (10, $1, 'customers', 'Customers', '{"sort": "customerId"}', '', '{customerId,customerName,email}', 1,
       'Australia/Sydney', '-', 'customers.csv', now(), now()) returning id`,
    [OWNER],
  );
  const exportId = Number(rows[0]?.id);
  await services.db.transaction({ kind: 'jobs' }, (trx) =>
    enqueue(trx, {
      topic: 'exports.write',
      payload: { communityId: 10, exportId },
      communityId: 10,
      availableAt: new Date(),
      queue: 'exports-0',
    }),
  );
  return exportId;
}

interface Child {
  process: ChildProcessByStdio<null, Readable, null>;
  /** Everything that it has written so far. */
  output(): string;
}

async function startChild(): Promise<Child> {
  const program = await builtProgram('apps/api/src/nouns/exports/exporting-worker.fixture.ts');
  const child = spawn(process.execPath, [program], {
    env: handOver(services),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code}`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { process: child, output: () => output };
}

/** Bytes of the largest file that is being written, or was when its writer was killed. */
const halfWritten = (but: readonly string[] = []) =>
  Math.max(
    0,
    ...readdirSync(unfinished)
      .filter((name) => !but.includes(name))
      .map((name) => statSync(path.join(unfinished, name), { throwIfNoEntry: false })?.size ?? 0),
  );
const stateOf = async (exportId: number) =>
  (
    await services.owner.query<{
      status: string;
      attempts: number;
      rows_done: number;
      sha256: string;
      size_bytes: number;
    }>('select status, attempts, rows_done, sha256, size_bytes from app.export where id = $1', [exportId])
  ).rows[0];

/** Kills a worker in the middle of a file. Where this process came too late, another one begins another file. */
async function killWriter(): Promise<{ exportId: number; left: number }> {
  for (;;) {
    const before = readdirSync(unfinished);
    const child = await startChild();
    const exportId = await startExport();
    while (halfWritten(before) === 0 && (await stateOf(exportId))?.status !== 'READY') await sleep(1);
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    const left = halfWritten(before);
    if (left > 0) return { exportId, left };
  }
}

describe('an export whose worker is killed', { timeout: 120_000 }, () => {
  it('is finished by another one, whole, with the right rows and checksum', async () => {
    const { exportId, left } = await killWriter();
    expect(await stateOf(exportId)).toMatchObject({ status: 'RUNNING', attempts: 1 });
    expect(await services.storage.exists(`exports/10/${exportId}-1.csv`)).toBe(false);

    const worker = await startWorker(services, {
      handlers: sideEffects,
      schedules: [],
      heartbeatInterval: 200,
      deadAfter: 1000,
      pollInterval: 100,
    });
    try {
      await expect.poll(async () => (await stateOf(exportId))?.status, { timeout: 60_000 }).toBe('READY');
    } finally {
      await worker.stop();
    }
    const done = await stateOf(exportId);
    const key = `exports/10/${exportId}-2.csv`;
    expect(done).toMatchObject({ attempts: 2, rows_done: ROWS });
    expect(done?.sha256).toBe(await services.storage.checksum(key));
    expect(done?.size_bytes).toBe(await services.storage.size(key));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(Number(done?.size_bytes));
    const text = Buffer.concat(await (await services.storage.get(key)).toArray()).toString();
    const [header, ...lines] = text.trimEnd().split('\n');
    expect(header).toBe('Customer ID,Customer name,Email');
    expect(lines).toEqual(
      Array.from({ length: ROWS }, (_, at) => `${at + 1},Customer ${at + 1},c${at + 1}@example.com`),
    );
  });

  it('or is taken for dead and wakes up again, ends with one file', async () => {
    const child = await startChild();
    const exportId = await startExport();
    while ((await stateOf(exportId))?.status === 'QUEUED') await sleep(1);
    child.process.kill('SIGSTOP');
    const worker = await startWorker(services, {
      handlers: sideEffects,
      schedules: [],
      heartbeatInterval: 200,
      deadAfter: 1000,
      pollInterval: 100,
    });
    try {
      await expect.poll(async () => (await stateOf(exportId))?.status, { timeout: 60_000 }).toBe('READY');
      // The one that was taken for dead wakes up and must neither finish nor leave a file
      child.process.kill('SIGCONT');
      await expect.poll(() => child.output()).toContain('ended exports.write');
      const done = await stateOf(exportId);
      expect(done?.sha256).toBe(await services.storage.checksum(`exports/10/${exportId}-${done?.attempts}.csv`));
      if (done?.attempts === 2) expect(await services.storage.exists(`exports/10/${exportId}-1.csv`)).toBe(false);
    } finally {
      child.process.kill('SIGKILL');
      await worker.stop();
    }
  });
});
