import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@quickportal/db/connect/database';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../engines/clock/clock.ts';
import { startReceiver, type Receiver } from '../../engines/deliveries/receiver.fixture.ts';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { sealAudit } from '../../engines/audit/sealing.ts';
import { verifyAudit } from '../../engines/audit/verify.ts';
import { silentLogger } from '../../engines/logs/logger.ts';
import type { Services } from '../../procedures/services.ts';
import { readConfiguration } from '../../kernel/configuration.ts';
import { composeServices } from '../../server/compose-services.ts';
import { addEndpoint } from '../delivery-kit.ts';
import { builtProgram } from '../built-programs.ts';
import { signInFaulty } from './caller.ts';
import { movedSchedules } from './migration-work.ts';
import { workOff } from './backlog.ts';
import { startProcess, type ProcessRole, type ProductProcess } from './processes.ts';
import { paymentFiles } from './payment-file-work.ts';
import { payToAgreements } from './payto-work.ts';
import { replays, startFailingReceiver, type FailingReceiver } from './replay-work.ts';
import { reviews } from './review-work.ts';
import { dueSchedules } from './schedule-work.ts';
import { exports, mails, uploads, webhooks, type Work, type Workplace } from './work.ts';

// KILLS=100 is the long form (`npm run test:kills`); CI runs the short one
const KILLS = Number(process.env.KILLS ?? 12);
/** What is left is waited for as long as it moves; this ends what moves for ever. */
const BACKLOG_LIMIT_MS = 600_000 + KILLS * 10_000;
/** For counting what a long run left. */
const COUNTING_MS = 120_000 + KILLS * 1000;
const EXPORTED = 150_000;

let dataFolder: string;
let main: string;
let owned: OwnedDatabase;
let place: Workplace;
let receiver: Receiver;
let failing: FailingReceiver;
let work: Work[];
const living: ProductProcess[] = [];
const environment = () => ({
  QUICKPORTAL_DATA: dataFolder,
  SEED: 'demo',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  // A payment whose worker died is asked about soon
  REQUERY_SECONDS: '5',
});

const start = async (role: ProcessRole) => void living.push(await startProcess(main, role, environment()));
const webs = () => living.filter(({ role }) => role === 'web').map(({ origin }) => origin);

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-kills-'));
  chmodSync(dataFolder, 0o755);
  main = await builtProgram('apps/api/src/main.ts');
  for (const role of ['worker', 'web', 'worker', 'web'] as const) await start(role);
  owned = await connectAsOwner(environment());
  const owner = new Client(owned.owner);
  await owner.connect();
  receiver = await startReceiver();
  failing = await startFailingReceiver();
  place = {
    owner,
    receiver,
    caller: await signInFaulty(webs, 'facility.admin'),
    second: await signInFaulty(webs, 'facility.second'),
  };
  await owner.query(
    `insert into app.customer (community_id, business_id, customer_name, customer_number, created_at, updated_at)
     select 10, (select min(id) from app.business where community_id = 10 and kind = 'SUPPLIER'), 'Export ' || n, 'X' || n, now(), now()
     from generate_series(1, $1::int) n`,
    [EXPORTED],
  );
  const arranging = services();
  await addEndpoint(arranging, { url: receiver.url });
  // The demo's notifications go to the address of one web server, where none of these listens
  await owner.query(
    `update app.webhook_endpoint set enabled = false, disabled_at = now(), disabled_reason = 'BY_HAND'
     where kind = 'SERVER_TO_SERVER' and enabled`,
  );
  // Payers who approve do so soon, so that a kill is in the middle of it
  await setHostility(arranging, { payerTakes: 500, maxDelay: 500 });
  await arranging.db.close();
  work = [
    exports(() => countCustomers(owner)),
    replays(failing),
    reviews(),
    webhooks(),
    mails(askForLink),
    uploads(),
    dueSchedules(),
    payToAgreements(),
    movedSchedules(),
    paymentFiles(),
  ];
}, 180_000);
afterAll(async () => {
  for (const productProcess of living) await productProcess.stop();
  await receiver.stop();
  await failing.receiver.stop();
  await place.owner.end();
  await owned.stop();
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}, 60_000);

const countCustomers = async (owner: Client): Promise<number> =>
  Number((await owner.query('select count(*) as n from app.customer where community_id = 10')).rows[0].n);

/** The product's own code on the same database, for arranging and for looking. */
function services(): Services {
  const { server, masterKey } = owned;
  const configuration = { ...readConfiguration(environment()), masterKey };
  const db = createDatabase({ server, masterKey });
  return composeServices({ configuration, db, clock: systemClock, log: silentLogger() });
}

async function askForLink(email: string): Promise<void> {
  for (const origin of webs()) {
    const response = await fetch(`${origin}/quickportal/AuthAction/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin },
      body: JSON.stringify({ email }),
    }).catch(() => undefined);
    if (response?.status === 202) return;
  }
  throw new Error('Nobody took the request for a link');
}

/** Kills a process while this kind of work is under way, and starts another in its place. Returns whether it was. */
async function killDuring(kind: Work, role: ProcessRole): Promise<boolean> {
  const candidates = living.filter((productProcess) => productProcess.role === role);
  const victim = candidates[Math.floor(Math.random() * candidates.length)];
  if (!victim) throw new Error(`There is no ${role}`);
  await kind.ask(place);
  const deadline = Date.now() + 3000;
  while (!(await kind.isUnderWay(place)) && Date.now() < deadline) await sleep(5);
  await sleep(Math.random() * 150);
  const wasUnderWay = await kind.isUnderWay(place);
  living.splice(living.indexOf(victim), 1);
  await victim.kill();
  await start(role);
  return wasUnderWay;
}

/** Changes with everything that processes do to the work: attempts, rows written, payments, what receivers got. */
async function movement(): Promise<string> {
  const { rows } = await place.owner.query(
    `select (select count(*) from app.delivery_attempt) as attempts,
       (select sum(rows_done) from app.export) as exported,
       (select count(*) from app.customer) as customers,
       (select count(*) from app.payment_attempt where answered_at is not null) as answered,
       (select count(*) from app.transaction where status not in ('PENDING', 'IN_FLIGHT')) as settled,
       (select count(*) from app.outbox) as outbox,
       (select count(*) from graphile_worker._private_jobs) as jobs`,
  );
  return JSON.stringify([rows, receiver.received.length, failing.accepted.length]);
}

/** Jobs that are never tried again. */
async function deadJobs(): Promise<string[]> {
  const { rows } = await place.owner.query<{ identifier: string; last_error: string; jobs: number }>(
    `select t.identifier, j.last_error, count(*)::int as jobs from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts >= j.max_attempts and j.locked_at is null group by 1, 2`,
  );
  return rows.map(({ identifier, last_error, jobs }) => `${jobs} jobs ${identifier} are dead: ${last_error}`);
}

async function auditFindings() {
  const looking = services();
  await sealAudit(looking);
  const { findings } = await verifyAudit(looking.db, { now: looking.clock.now(), masterKeys: [owned.masterKey] });
  await looking.db.close();
  return findings;
}

describe(`two web servers and two workers, of which ${KILLS} are killed`, () => {
  it(
    'finish everything, nothing of it twice, and each object’s events in their order',
    async () => {
      const hits: Record<string, number> = {};
      const refused: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const kind = work[kill % work.length] as Work;
        try {
          // Seven and the number of kinds have no divisor: each kind sees both roles die
          const wasUnderWay = await killDuring(kind, kill % 7 === 3 ? 'web' : 'worker');
          hits[kind.kind] = (hits[kind.kind] ?? 0) + Number(wasUnderWay);
        } catch (error) {
          // The others are counted all the same
          refused.push(`Kill ${kill}, ${kind.kind}: ${String(error)}`);
          for (const role of ['worker', 'web'] as const)
            while (living.filter((productProcess) => productProcess.role === role).length < 2) await start(role);
        }
      }
      const killedAt = Date.now();
      const { left, pace } = await workOff(work, place, { movement, limit: BACKLOG_LIMIT_MS });
      const seconds = ((Date.now() - killedAt) / 1000).toFixed(1);
      const again =
        receiver.received.length - new Set(receiver.received.map((received) => received.headers['webhook-id'])).size;
      const during = `in the middle of ${JSON.stringify(hits)}`;
      const repeated = `${again} of ${receiver.received.length} events came again with their id`;
      process.stdout.write(`${KILLS} kills, ${during}; over ${seconds} s after the last: ${pace}; ${repeated}\n`);
      const faults: Record<string, string[]> = { requests: refused, jobs: await deadJobs() };
      for (const kind of work) faults[kind.kind] = await kind.faults(place);
      expect({ left, faults, audit: await auditFindings() }).toEqual({
        left: Object.fromEntries(work.map(({ kind }) => [kind, 0])),
        faults: Object.fromEntries(Object.keys(faults).map((kind) => [kind, []])),
        audit: [],
      });
    },
    KILLS * 30_000 + BACKLOG_LIMIT_MS + COUNTING_MS,
  );
});
