import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@quickportal/db/connect/database';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '../../engines/api-keys/create-key.ts';
import { testOrigin } from '../test-actors.ts';
import { builtProgram } from '../built-programs.ts';
import { startProcess, type ProductProcess } from './processes.ts';

const COMMUNITY = 10;
const KILLS = 3;
/** The log is written every second; on a busy machine writing takes a while as well. */
const LOST_BEFORE_KILL_MS = 5000;
const CALLERS = 4;

interface Responded {
  requestId: string;
  /** Which process responded. */
  origin: string;
  at: number;
}

let dataFolder: string;
let owned: OwnedDatabase;
let owner: Client;
let main: string;
let authorization: string;
let customerId: number;
const living: ProductProcess[] = [];
const responded: Responded[] = [];

const start = async () =>
  void living.push(await startProcess(main, 'web', { QUICKPORTAL_DATA: dataFolder, SEED: 'demo' }));

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-request-log-'));
  chmodSync(dataFolder, 0o755);
  main = await builtProgram('apps/api/src/main.ts');
  for (let web = 0; web < 2; web += 1) await start();
  owned = await connectAsOwner({ QUICKPORTAL_DATA: dataFolder });
  owner = new Client(owned.owner);
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>('select min(id) as id from app.customer where community_id = $1', [
    COMMUNITY,
  ]);
  customerId = Number(rows[0]?.id);
  const db = createDatabase(owned);
  const { decryptedKey } = await db.transaction({ kind: 'auth' }, (trx) =>
    createKey(
      trx,
      { communityId: COMMUNITY, name: 'Request log', securityCode: 'SECRET' },
      { actor: { kind: 'job', job: 'test' }, origin: testOrigin, now: new Date() },
    ),
  );
  await db.close();
  authorization = `Basic ${Buffer.from(`${decryptedKey}:`).toString('base64')}`;
}, 180_000);
afterAll(async () => {
  for (const productProcess of living) await productProcess.stop();
  await owner?.end();
  await owned?.stop();
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}, 60_000);

/** Makes one call after the other until the signal aborts, and notes those that got a response. */
async function callOn(signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { origin = '' } = living[turn % living.length] ?? {};
    const response = await fetch(`${origin}/quickportal/rest/internal/customers/${customerId}`, {
      headers: { authorization },
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const requestId = response?.headers.get('x-request-id');
    if (requestId) responded.push({ requestId, origin, at: Date.now() });
    await sleep(5);
  }
}

/** Responses whose call the log does not have. */
async function missing(): Promise<Responded[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select request_id as id from app.api_log where community_id = $1 and request_id = any($2)',
    [COMMUNITY, responded.map(({ requestId }) => requestId)],
  );
  const logged = new Set(rows.map(({ id }) => id));
  return responded.filter(({ requestId }) => !logged.has(requestId));
}

/** Waits until each server has responded to some more calls. */
async function untilCalled(): Promise<void> {
  const count = (origin: string) => responded.filter((call) => call.origin === origin).length;
  for (const { origin } of living) {
    const before = count(origin);
    await expect.poll(() => count(origin), { timeout: 60_000 }).toBeGreaterThan(before + 50);
  }
}

it('the request log lacks only calls that a killed server responded to moments before', async () => {
  const calls = new AbortController();
  const callers = Array.from({ length: CALLERS }, () => callOn(calls.signal));
  const killedAt = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await untilCalled();
    const victim = living.shift();
    if (!victim) throw new Error('There is no server');
    await victim.kill();
    killedAt.set(victim.origin, Date.now());
    await start();
  }
  await untilCalled();
  // One ends in good order: it writes what it has in memory
  await living.shift()?.stop();
  await start();
  await untilCalled();
  calls.abort();
  await Promise.all(callers);
  // What servers that live have in memory is written soon
  const ofLiving = async () => (await missing()).filter(({ origin }) => !killedAt.has(origin));
  await expect.poll(ofLiving, { timeout: 30_000, interval: 200 }).toEqual([]);
  const lost = (await missing()).map(({ origin, at }) => (killedAt.get(origin) ?? 0) - at);
  const ofKilled = responded.filter(({ origin }) => killedAt.has(origin)).length;
  process.stdout.write(
    `${responded.length} calls got a response, ${ofKilled} of them by ${KILLS} servers that were killed; the log lacks ` +
      `${lost.length} of these, the earliest ${Math.max(0, ...lost)} ms before the kill\n`,
  );
  expect(lost.filter((ms) => ms > LOST_BEFORE_KILL_MS)).toEqual([]);
  expect(ofKilled).toBeGreaterThan(KILLS * 50);
}, 300_000);
