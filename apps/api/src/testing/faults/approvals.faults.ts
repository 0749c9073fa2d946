import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareServerHome } from '@quickportal/db/launch/server-home';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../built-programs.ts';
import { signInFaulty, type FaultyCaller } from './caller.ts';
import { startProcess, type ProductProcess } from './processes.ts';

const KILLS = Number(process.env.KILLS ?? 12);
/** Harbour City Gas, whose accounts need a second person. */
const GAS = 101;
/** What ends a wait that would never end. */
const PATIENCE = { timeout: 90_000, interval: 20 };

/** Where approvals are stopped: before they apply anything, between the account and its audit entry, or anywhere. */
const places = {
  'before the account': `select pg_advisory_xact_lock(hashtextextended('supplier accounts 10/${GAS}', 7201120033))`,
  'before the audit entry': 'lock table app.audit_entry in share row exclusive mode',
  anywhere: null,
} as const;
type Place = keyof typeof places;

interface Requested {
  readonly proposalId: number;
  readonly what: 'add' | 'disable' | 'administrator';
  /** Alias of an account, or a login name. */
  readonly name: string;
}

interface Found extends Requested {
  readonly status: string;
  /** Everything that an approval does: accounts or users, audit entries of the change and of the approval, terms left. */
  readonly things: number;
  readonly changes: number;
  readonly approvals: number;
  readonly terms: number;
}

let dataFolder: string;
let main: string;
let web: ProductProcess | null;
let worker: ProductProcess;
let owned: OwnedDatabase;
let owner: Client;
let holder: Client;
let requester: FaultyCaller;
let approver: FaultyCaller;
const requested: Requested[] = [];
const environment = () => ({ QUICKPORTAL_DATA: dataFolder, SEED: 'demo' });

beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'quickportal-approvals-'));
  chmodSync(dataFolder, 0o755);
  main = await builtProgram('apps/api/src/main.ts');
  worker = await startProcess(main, 'worker', environment());
  web = await startProcess(main, 'web', environment());
  owned = await connectAsOwner(environment());
  owner = new Client(owned.owner);
  holder = new Client(owned.owner);
  for (const client of [owner, holder]) await client.connect();
  const living = () => (web === null ? [] : [web.origin]);
  requester = await signInFaulty(living, 'staff.admin', 10);
  approver = await signInFaulty(living, 'staff.second', 10);
}, 180_000);
afterAll(async () => {
  for (const productProcess of [web, worker]) await productProcess?.stop();
  for (const client of [owner, holder]) await client.end();
  await owned.stop();
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}, 60_000);

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await owner.query<{ n: string }>(sql, values)).rows[0]?.n);

async function request(what: Requested['what'], name: string, call: string, body: object): Promise<void> {
  const sent = await requester.send<{ dualAuthId?: number; pendingSystemUserId?: number }>('POST', call, {
    body,
    key: randomUUID(),
  });
  const proposalId = sent.body.dualAuthId ?? sent.body.pendingSystemUserId;
  if (proposalId === undefined) throw new Error(`${call} returned ${sent.status}: ${JSON.stringify(sent.body)}`);
  requested.push({ proposalId, what, name });
}

async function requestAll(round: number): Promise<void> {
  const earlier = (await look()).filter(({ what, status }) => what === 'add' && status === 'APPROVED');
  for (let n = 0; n < 3; n += 1) {
    const accountAlias = `Gas ${round} ${n}`;
    await request('add', accountAlias, `supplier-business/${GAS}/accounts/au-bank-accounts`, {
      accountAlias,
      accountName: 'Harbour City Gas',
      bsb: '062-000',
      accountNumber: '12345678',
      directEntryId: '361299',
      apcaUserName: 'HARBOUR CITY GAS',
      remitterName: '',
      payeeReference: '',
    });
  }
  const enabled = earlier.find(({ name }) => !requested.some((one) => one.what === 'disable' && one.name === name));
  if (enabled) {
    const accountId = await count(`select id as n from app.settlement_account where account_alias = $1`, [
      enabled.name,
    ]);
    await owner.query(
      `insert into app.payment_term
         (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
       select 10, ${GAS}, $1, 'DIRECT_ENTRY', product, now(), now() from unnest(array['BATCH', 'RECURRING']) product`,
      [accountId],
    );
    await request('disable', enabled.name, `supplier-business/${GAS}/accounts/${accountId}/disable`, {});
  }
  const loginName = `killed.${round}.${randomUUID().slice(0, 4)}`;
  await request('administrator', loginName, 'admin-user', {
    fullName: `Killed ${round}`,
    loginName,
    emailAddress: `${loginName}@example.com`,
    employeeNumber: '',
    roleIds: [await supportRole()],
  });
}

const supportRole = (): Promise<number> =>
  count(
    `select role_id as n from app.user_role where user_id = (select id from app.system_user where login_name = 'staff.support')`,
  );

/** What became of every request, as the database says. */
async function look(): Promise<Found[]> {
  const { rows } = await owner.query<{ id: number; status: string }>(
    'select id::int4, status from app.proposal where id = any ($1)',
    [requested.map(({ proposalId }) => proposalId)],
  );
  const found: Found[] = [];
  for (const one of requested) {
    const { proposalId, what, name } = one;
    const accounts = `from app.settlement_account a where a.community_id = 10 and a.account_alias = $1`;
    const things = {
      add: `select count(*) as n ${accounts}`,
      disable: `select count(*) as n ${accounts} and a.status = 'DISABLED'`,
      administrator: 'select count(*) as n from app.system_user where login_name = $1',
    };
    const terms = `select count(*) as n from app.payment_term t where t.settlement_account_id = (select a.id ${accounts})`;
    found.push({
      ...one,
      status: rows.find(({ id }) => id === proposalId)?.status ?? 'GONE',
      things: await count(things[what], [name]),
      changes: await count(
        `select count(*) as n from app.audit_entry where after->'dualAuthorisation'->>'proposalId' = $1`,
        [String(proposalId)],
      ),
      approvals: await count(
        `select count(*) as n from app.audit_entry where object_type = 'proposal' and object_id = $1
           and action = 'proposals.approve'`,
        [String(proposalId)],
      ),
      terms: what === 'disable' ? await count(terms, [name]) : 0,
    });
  }
  return found;
}

/** Applied wholly and once, or not at all. */
function faultsOf(found: readonly Found[]): string[] {
  return found.flatMap((one) => {
    const { status, things, changes, approvals, terms } = one;
    const isApplied = status === 'APPROVED' && things === 1 && changes === 1 && approvals === 1 && terms === 0;
    const isWaiting =
      status === 'PENDING' &&
      things === 0 &&
      changes === 0 &&
      approvals === 0 &&
      (terms === 2 || one.what !== 'disable');
    return isApplied || isWaiting ? [] : [JSON.stringify(one)];
  });
}

/** No transaction of a process that is gone is open any more. */
const quiet = (): Promise<void> =>
  expect
    .poll(
      () =>
        count(
          `select count(*) as n from pg_stat_activity where usename in ('staff', 'tenant') and xact_start is not null
             and state <> 'idle'`,
        ),
      PATIENCE,
    )
    .toBe(0);

/** Kills the server while second persons approve what waits. Returns how many of the requests that changed nothing. */
async function killAt(place: Place): Promise<number> {
  const waiting = (await look()).filter(({ status }) => status === 'PENDING');
  const lock = places[place];
  if (lock !== null) {
    await holder.query('begin');
    await holder.query(lock);
  }
  // Each by two sessions at once; each goes to the next server where this one dies, until it is responded to
  const approvals = waiting.flatMap(({ proposalId }) =>
    [1, 2].map(() => approver.send<object>('POST', `proposals/${proposalId}/approve`, { body: {} })),
  );
  const decided = Promise.all(approvals);
  if (lock === null) await sleep(Math.random() * 120);
  else
    await expect
      .poll(
        () => count(`select count(*) as n from pg_stat_activity where usename = 'staff' and wait_event_type = 'Lock'`),
        PATIENCE,
      )
      .toBeGreaterThan(0);
  const victim = web;
  web = null;
  await victim?.kill();
  if (lock !== null) await holder.query('rollback');
  await quiet();
  const after = await look();
  expect(faultsOf(after), `after a kill ${place}`).toEqual([]);
  const unchanged = after.filter(
    ({ proposalId, status }) => status === 'PENDING' && waiting.some((one) => one.proposalId === proposalId),
  ).length;
  web = await startProcess(main, 'web', environment());
  const statuses = (await decided).map(({ status }) => status);
  // The second decision about a request is a conflict
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  return unchanged;
}

describe(`a server that is killed ${KILLS} times while second persons approve`, () => {
  it(
    'leaves each request either wholly applied or waiting, and applies it once in the end',
    async () => {
      const names = Object.keys(places) as Place[];
      const interrupted: Record<string, number> = {};
      for (let round = 0; round < KILLS; round += 1) {
        await requestAll(round);
        const place = names[round % names.length] as Place;
        interrupted[place] = (interrupted[place] ?? 0) + (await killAt(place));
      }
      const found = await look();
      process.stdout.write(
        `${KILLS} kills, ${found.length} requests; still waiting after them: ${JSON.stringify(interrupted)}\n`,
      );
      expect(faultsOf(found)).toEqual([]);
      expect(found.filter(({ status }) => status !== 'APPROVED')).toEqual([]);
      expect(interrupted['before the account']).toBeGreaterThan(0);
      expect(interrupted['before the audit entry']).toBeGreaterThan(0);
      const invited = found.filter(({ what }) => what === 'administrator').map(({ name }) => `${name}@example.com`);
      const mails = (address: string) =>
        count('select count(*) as n from app.mail_message where to_folded = $1', [address]);
      for (const address of invited) await expect.poll(() => mails(address), PATIENCE).toBe(1);
    },
    KILLS * 60_000 + 120_000,
  );
});
