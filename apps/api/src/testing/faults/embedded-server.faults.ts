import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { readPassword } from '@quickportal/db/launch/server-password';
import { isServerOf, readServerRecord, type ServerRecord } from '@quickportal/db/launch/server-process';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../built-programs.ts';
import { signInFaulty, type FaultyCaller } from './caller.ts';
import { startProcess, type ProductProcess } from './processes.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const DISK_MEGABYTES = 1500;
/** The longest wait between two attempts to start, and a start on a busy machine. */
const BACK = { timeout: 60_000, interval: 50 };
let folder: string;
let dataFolder: string;
let disk: SmallDisk | undefined;
let web: ProductProcess;
let worker: ProductProcess;
let caller: FaultyCaller;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quickportal-server-'));
  chmodSync(folder, 0o755);
  disk = mountSmallDisk(path.join(folder, 'disk'), DISK_MEGABYTES);
  dataFolder = path.join(folder, 'disk', 'data');
  const main = await builtProgram('apps/api/src/main.ts');
  const environment = { QUICKPORTAL_DATA: dataFolder, SEED: 'demo' };
  worker = await startProcess(main, 'worker', environment);
  web = await startProcess(main, 'web', environment);
  caller = await signInFaulty(() => [web.origin], 'facility.admin');
}, 180_000);
afterAll(async () => {
  disk?.free();
  for (const productProcess of [web, worker]) await productProcess?.stop();
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const home = () => prepareServerHome(dataFolder);
const record = (): ServerRecord | undefined => readServerRecord(home());
const serverPid = () => record()?.pid ?? 0;

/** What a process says at an address, and with which status. */
async function said(productProcess: ProductProcess, address: 'healthz' | 'readyz'): Promise<object> {
  const response = await fetch(`${productProcess.origin}/${address}`);
  const { now: _now, ...body } = (await response.json()) as Record<string, unknown>;
  return { code: response.status, ...body };
}
const well = { code: 200, status: 'ok' };
const ready = { ...well, database: 'ok', disk: 'ok' };
const untilReady = async () => {
  await expect.poll(() => said(web, 'readyz'), BACK).toEqual({ ...ready, jobs: 'not here' });
  await expect.poll(() => said(worker, 'readyz'), BACK).toEqual({ ...ready, jobs: 'ok' });
  for (const productProcess of [web, worker]) expect(await said(productProcess, 'healthz')).toEqual(well);
};

/** Adds a customer with one request, without trying again; the status. */
async function addCustomer(customerName: string): Promise<number> {
  const body = { businessId: 100, customerName };
  const { status } = await caller.send('POST', 'customers', { body, key: randomUUID() });
  return status;
}
async function countCustomers(customerName: string): Promise<number> {
  const { body } = await caller.send<{ items: unknown[] }>('POST', 'customer-search', { body: { customerName } });
  return body.items.length;
}

/** An export is a job of the worker, and its file is on the disk. */
async function exportCustomers(): Promise<void> {
  const { body } = await caller.send<{ exportId: number }>('POST', 'customer-export', { body: {}, key: randomUUID() });
  const state = async () => {
    const { body: list } = await caller.send<{ items: { exportId: number; status: string }[] }>('GET', 'exports');
    return list.items.find(({ exportId }) => exportId === body.exportId)?.status;
  };
  await expect.poll(state, BACK).toBe('READY');
}

describe('the embedded server', () => {
  it('is there again soon after it was killed, for every process and for their jobs', async () => {
    await untilReady();
    for (let kill = 0; kill < 3; kill += 1) {
      expect(await addCustomer(`Before kill ${kill}`)).toBe(201);
      const killed = serverPid();
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => serverPid() !== killed && isServerOf(home(), serverPid()), BACK).toBe(true);
      await untilReady();
      expect(await countCustomers(`Before kill ${kill}`)).toBe(1);
      await exportCustomers();
    }
  }, 240_000);

  it('is known to be gone by every process on a full disk, and is there again when the disk is freed', async () => {
    await untilReady();
    expect(await addCustomer('Before the disk was full')).toBe(201);
    disk?.fill();
    const full = { ...ready, code: 503, status: 'unavailable', disk: 'refuses writes' };
    expect(await said(web, 'readyz')).toEqual({ ...full, jobs: 'not here' });
    await whileWriting(async () => {
      const gone = { code: 503, status: 'unavailable', database: 'unavailable' };
      for (const productProcess of [web, worker])
        await expect.poll(() => said(productProcess, 'healthz'), BACK).toEqual(gone);
      const unready = { ...full, database: 'unavailable' };
      await expect.poll(() => said(web, 'readyz'), BACK).toEqual({ ...unready, jobs: 'not here' });
      await expect.poll(() => said(worker, 'readyz'), BACK).toEqual({ ...unready, jobs: 'unavailable' });
    });
    disk?.free();
    await untilReady();
    expect(await countCustomers('Before the disk was full')).toBe(1);
    expect(await addCustomer('After the disk was freed')).toBe(201);
    await exportCustomers();
  }, 300_000);

  it('is ended by the last process that stops, also where its socket was deleted', async () => {
    await expect.poll(countLeases, BACK).toBe(2);
    const last = serverPid();
    rmSync(record()?.socketFolder ?? '', { recursive: true });
    expect(await said(web, 'healthz')).toEqual(well);
    await web.stop();
    expect(isServerOf(home(), last)).toBe(true);
    await worker.stop();
    expect(isServerOf(home(), last)).toBe(false);
  }, 60_000);
});

/** A connection of the database's owner that is no lease: it keeps nothing running. */
async function asOwner<T>(work: (owner: Client) => Promise<T>): Promise<T> {
  const address = { host: record()?.socketFolder, port: 5432, user: 'app', database: 'quickportal' };
  const owner = new Client({ ...address, password: readPassword(home()) });
  owner.on('error', () => undefined);
  try {
    await owner.connect();
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
  }
}

const countLeases = () =>
  asOwner(async (owner) => {
    const sql = `select count(*)::int as n from pg_stat_activity where application_name = 'quickportal lease'`;
    return (await owner.query<{ n: number }>(sql)).rows[0]?.n;
  });

/**
 * Works while the log of the database is written past the segments that it keeps to be written again. The server ends
 * of it, or recovers in what a crash left of its last segment and crashes again, so it is written to until the end.
 */
async function whileWriting(work: () => Promise<void>): Promise<void> {
  const message = `select pg_logical_emit_message(false, 'faults', repeat('x', 1000000)) from generate_series(1, 20)`;
  const seen = new AbortController();
  const write = async () => {
    while (!seen.signal.aborted) {
      disk?.fill();
      await asOwner((owner) => owner.query(message)).catch(() => sleep(50));
    }
  };
  const writing = write();
  try {
    await work();
  } finally {
    seen.abort();
    await writing;
  }
}
