import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@quickportal/db/connect/database';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealAudit } from '../../engines/audit/sealing.ts';
import { verifyAudit } from '../../engines/audit/verify.ts';
import { systemClock } from '../../engines/clock/clock.ts';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { silentLogger } from '../../engines/logs/logger.ts';
import type { Services } from '../../procedures/services.ts';
import { readConfiguration } from '../../kernel/configuration.ts';
import { composeServices } from '../../server/compose-services.ts';
import { builtProgram } from '../built-programs.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { signInForMoney, type MoneyCaller } from './money-caller.ts';
import { keyFaults, longestOpen, moneyFaults, openMoney, replayFaults, type Books } from './money-checks.ts';
import { moneyPlan } from './money-plan.ts';
import { playStory, type PayingAccount } from './money-story.ts';

// 100 is the short form, in `npm test` too; KILLS=10000 the long one; SEED=<what a run printed> plays its plan again
const KILLS = Number(process.env.KILLS ?? 100);
const SEED = Number(process.env.SEED ?? randomInt(1, 1_000_000_000));
const REQUERY_SECONDS = 5;
/**
 * A re-query cycle: the job asks every 30 s, and what a killed worker had taken is given to others after 30 s and a
 * heartbeat of 10. A busy machine may need a little longer.
 */
const CYCLE = REQUERY_SECONDS + 30 + 40;
const BUSY = 15;
/** A payment, and two things after it, of which each may have to wait. */
const LONGEST_STORY = 3 * (CYCLE + BUSY);
/** Stories that no one has to wait for, at the same time. */
const AT_ONCE = 12;
/** 42, 11, 44 and 00 approve, 91 does not (docs/gateways.md). */
const CARDS = ['4242424242424242', '4111111111111111', '5555555555554444', '5105105105105100', '4000000000000291'];

let dataFolder: string;
let owned: OwnedDatabase;
let fleet: Fleet;
let caller: MoneyCaller;
let books: Books;
let accounts: PayingAccount[];
const environment = () => ({
  QUICKPORTAL_DATA: dataFolder,
  SEED: 'demo',
  DATABASE_POOL: '3',
  REQUERY_SECONDS: String(REQUERY_SECONDS),
  NODE_COMPILE_CACHE: path.join(dataFolder, 'compile-cache'),
});

beforeAll(async () => {
  process.stdout.write(`SEED=${SEED} KILLS=${KILLS}\n`);
  dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-faults-'));
  chmodSync(dataFolder, 0o755);
  const main = await builtProgram('apps/api/src/main.ts');
  fleet = await startFleet(main, environment(), { web: 4, worker: 2 });
  owned = await connectAsOwner(environment());
  const owner = new Client(owned.owner);
  await owner.connect();
  // The demo's rules suspend the sixth approval of a card
  await owner.query('update app.fraud_guard_rules set enabled = false');
  caller = await signInForMoney(() => fleet.webs(), 'facility.admin');
  accounts = [];
  for (const cardNumber of CARDS) accounts.push(await addPayer(cardNumber));
  books = { owner, since: new Date().toISOString(), customerIds: accounts.map(({ customerId }) => customerId) };
  const arranging = services();
  await setHostility(arranging, {
    seed: SEED,
    drawByAmount: 1,
    loseRequest: 0.05,
    delayRequest: 0.05,
    loseAnswer: 0.1,
    answerLater: 0.1,
    loseNotification: 0.3,
    repeatNotification: 0.3,
    maxDelay: 3000,
    maxAnswerTime: 150,
  });
  await arranging.db.close();
}, 300_000);
afterAll(async () => {
  await fleet.stop();
  await books.owner.end();
  await owned.stop();
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}, 120_000);

/** The product's own code on the same database, for arranging and for looking. */
function services(): Services {
  const { server, masterKey } = owned;
  const { SEED: seed, QUICKPORTAL_DATA } = environment();
  const configuration = { ...readConfiguration({ SEED: seed, QUICKPORTAL_DATA }), masterKey };
  const db = createDatabase({ server, masterKey });
  return composeServices({ configuration, db, clock: systemClock, log: silentLogger() });
}

async function addPayer(cardNumber: string): Promise<PayingAccount> {
  const add = async <T>(at: string, body: object): Promise<T> => {
    const { status, text } = await caller.ask(
      { key: `add ${at} ${cardNumber.slice(-4)}`.replaceAll(' ', '-'), path: at, body },
      1,
      () => {},
    );
    if (status !== 201) throw new Error(`${at} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const customerName = `Faults ${cardNumber.slice(-4)}`;
  const { customerId } = await add<{ customerId: number }>('customers', { businessId: 100, customerName });
  const card = { cardNumber, expiryDate: '12/29', cardholderName: 'Alex Tester' };
  const added = await add<{ accountId: number }>(`customers/${customerId}/accounts/credit-cards`, card);
  return { customerId, accountId: added.accountId };
}

/** Plays the plan: payments begin while processes are killed. Returns when the last was killed. */
async function play(): Promise<{ begun: Date; lastKill: Date; stories: Promise<unknown>[]; waited: () => number }> {
  const begun = new Date();
  const stories: Promise<unknown>[] = [];
  const running = new Set<string>();
  let waited = 0;
  for (const step of moneyPlan(SEED, KILLS, accounts.length)) {
    // Before the payments begin: those who die are to die in the middle of them
    for (const role of ['web', 'worker'] as const)
      await fleet.ready(role, Math.max(1, step.kills.filter((kill) => kill.role === role).length));
    for (const story of step.stories) {
      while (running.size >= AT_ONCE) await sleep(5);
      running.add(story.key);
      const onWait = () => {
        if (running.delete(story.key)) waited += 1;
      };
      stories.push(playStory(caller, story, accounts, onWait).finally(() => running.delete(story.key)));
    }
    await sleep(step.delay);
    await Promise.all(step.kills.map(({ role, pick }) => fleet.kill(role, pick)));
  }
  return { begun, lastKill: new Date(), stories, waited: () => waited };
}

/** Waits until everyone has an outcome, for as long as the longest story may take. Returns what is still open. */
async function settle(stories: Promise<unknown>[]): Promise<Record<string, number>> {
  const limit = Date.now() + LONGEST_STORY * 1000;
  let outcome = 0;
  for (const story of stories) void story.then(() => (outcome += 1));
  for (;;) {
    const open = { ...(await openMoney(books)), stories: stories.length - outcome };
    if (Object.values(open).every((count) => count === 0) || Date.now() > limit) return open;
    await sleep(250);
  }
}

const seconds = (from: Date, to: Date): string => ((to.getTime() - from.getTime()) / 1000).toFixed(0);

describe(`payments, refunds and voids while ${KILLS} processes are killed (SEED=${SEED})`, () => {
  it(
    'lose nothing, double nothing, leave nothing open after a re-query cycle, and replay every answer byte by byte',
    async () => {
      const { begun, lastKill, stories, waited } = await play();
      const open = await settle(stories);
      const settled = new Date();
      const longest = await longestOpen(books, lastKill);
      const { counts } = caller;
      process.stdout.write(
        `${KILLS} kills in ${seconds(begun, lastKill)} s; ${stories.length} payments, of which ${waited()} waited; ${caller.done.size} keys done, ` +
          `${counts.refused} answers refused, ${counts.cut} of ${counts.requests} requests cut; over ${seconds(lastKill, settled)} s after the last kill; the longest outcome took ${longest.ever.toFixed(0)} s, ${longest.since.toFixed(0)} s of them after it\n`,
      );
      expect(open).toEqual({ transactions: 0, attempts: 0, keys: 0, stories: 0 });
      expect(longest.since).toBeLessThan(CYCLE + BUSY);
      // all of it at once: a long run is not played again to see the rest
      const faults = {
        ofAnswers: caller.faults,
        ofMoney: await moneyFaults(books),
        ofKeys: await keyFaults(books, caller),
        ofReplays: await replayFaults(caller),
        ofMoneyAfterReplays: await moneyFaults(books),
      };
      expect(faults).toEqual({ ofAnswers: [], ofMoney: [], ofKeys: [], ofReplays: [], ofMoneyAfterReplays: [] });
      const dead = await books.owner.query(
        `select t.identifier, j.last_error from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts >= j.max_attempts and j.locked_at is null`,
      );
      expect(dead.rows).toEqual([]);
      const looking = services();
      await sealAudit(looking);
      const { findings } = await verifyAudit(looking.db, { now: looking.clock.now(), masterKeys: [owned.masterKey] });
      await looking.db.close();
      expect(findings).toEqual([]);
    },
    KILLS * 30_000 + 600_000,
  );
});
