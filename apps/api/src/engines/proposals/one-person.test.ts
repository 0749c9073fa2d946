import type { Right } from '@quickportal/contracts/access/rights';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { steps } from '../../testing/rename-business.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { details, newUser, type UsersKit, usersKit } from '../../nouns/users/users.fixture.ts';
import type { UserActor } from '../access/actor.ts';
import { authenticate } from '../auth/authenticate.ts';

// One person administers users for less than seven days, uses every account whose mail reaches them, and asks and
// approves with all of these. Everyone else sleeps.
const HELPER: readonly Right[] = ['VIEW_USERS', 'MANAGE_USERS', 'MANAGE_BUSINESSES'];
const FULL: readonly Right[] = [...HELPER, 'APPROVE_REQUESTS'];
const HOUR = 3_600_000;
const START = '2026-11-20T09:00:00.000Z';
const SLEEPING = ['sleeping', 'clerk'];

let t: UsersKit;
let roles: Record<'helper' | 'full' | 'held', number>;
let lastSeeded: number;
beforeAll(async () => {
  t = await usersKit();
  roles = {
    helper: await t.role('Helper', HELPER),
    full: await t.role('Full', FULL),
    held: await t.role('Held', HELPER),
  };
  for (const name of ['mallory', 'sleeping']) await t.add(name, 10, FULL);
  lastSeeded = await t.add('clerk', 10, HELPER);
  await t.kit.rows('insert into app.user_role (user_id, role_id, community_id, granted_at) values ($1, $2, 10, $3)', [
    lastSeeded,
    roles.held,
    START,
  ]);
});
afterAll(() => t.kit.close());

interface World {
  /** Login names of the accounts that the one person can sign in to. */
  accounts: Set<string>;
  ids: Map<string, number>;
  requests: { proposalId: number; isRename: boolean }[];
  attempts: number;
}

const arbitrary = fc.nat(5);
const anyCommand = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      by: arbitrary,
      role: fc.constantFrom('helper', 'full', 'held'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      by: arbitrary,
      target: fc.nat(7),
      full: fc.boolean(),
      takesMail: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('status' as const), by: arbitrary, target: fc.nat(7), enabled: fc.boolean() }),
  fc.record({ do: fc.constant('reset' as const), by: arbitrary, target: fc.nat(7) }),
  fc.record({ do: fc.constant('role' as const), by: arbitrary }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), by: arbitrary }) },
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 20 }) }),
);
type Command = typeof anyCommand extends fc.Arbitrary<infer C> ? C : never;

let mails = 0;
let logins = 0;

const pick = (names: Iterable<string>, at: number): string => {
  const all = [...names];
  return all[at % all.length] ?? 'mallory';
};

/** What a person who reads the mail of an account does first. */
async function takeOver(world: World, loginName: string): Promise<void> {
  await t.kit.rows(
    `insert into app.credential (user_id, password_hash, changed_at)
     select $1, password_hash, changed_at from app.credential where user_id = $2
     on conflict (user_id) do update set password_hash = excluded.password_hash, must_change = false, failed_count = 0,
       locked_until = null, expires_at = null`,
    [world.ids.get(loginName), t.ids['mallory']],
  );
  world.accounts.add(loginName);
}

const signIn = (loginName: string): Promise<TestBrowser | null> => t.as(loginName).catch(() => null);

async function actorOf(browser: TestBrowser): Promise<UserActor> {
  const sessionToken = String(browser.cookies.get('quickportal'));
  const { services } = t.kit;
  return (await authenticate(services, { sessionToken, now: services.clock.now() })) as UserActor;
}

const server = () => ({ services: t.kit.services }) as TestServer;

function noteRequest(world: World, response: Awaited<ReturnType<TestBrowser['call']>>): boolean {
  if (response.statusCode !== 202) return false;
  world.requests.push({ proposalId: response.json<{ proposalId: number }>().proposalId, isRename: false });
  return true;
}

async function run(world: World, command: Command): Promise<void> {
  const { clock } = t.kit.services;
  if (command.do === 'wait') {
    const next = clock.now().getTime() + command.hours * HOUR;
    clock.set(new Date(Math.min(next, Date.parse(START) + 167 * HOUR)).toISOString());
    return;
  }
  const browser = await signIn(pick(world.accounts, command.by));
  if (!browser) return;
  const target = 'target' in command ? pick([...world.accounts, ...SLEEPING], command.target) : '';
  const userId = world.ids.get(target);
  if (command.do === 'create') {
    const loginName = `made.${++logins}`;
    const response = await browser.call('POST', 'users', newUser(loginName, [roles[command.role as 'helper']]));
    if (!noteRequest(world, response) && response.statusCode === 201) {
      world.ids.set(loginName, response.json<{ systemUserId: number }>().systemUserId);
      await takeOver(world, loginName);
    }
  } else if (command.do === 'edit') {
    const user = await details(browser, userId);
    if (!user.roles) return;
    const { fullName, phoneNumber, version } = user;
    const email = command.takesMail ? `mail.${++mails}@example.com` : user.email;
    const roleIds = command.full ? [roles.full] : user.roles.map(({ roleId }) => roleId);
    const body = { fullName, phoneNumber, version, email, roleIds, password: PASSWORD };
    const response = await browser.call('PUT', `users/${userId}/details`, body);
    if (!noteRequest(world, response) && response.statusCode === 200 && command.takesMail)
      await takeOver(world, target);
  } else if (command.do === 'status')
    await browser.call('PATCH', `users/${userId}/status?enabled=${command.enabled}`, {});
  else if (command.do === 'reset') await browser.call('POST', `users/${userId}/password-reset`);
  else if (command.do === 'role')
    noteRequest(
      world,
      await browser.call('PUT', `roles/${roles.held}`, { roleName: 'Held', rights: FULL, password: PASSWORD }),
    );
  else {
    const actor = await actorOf(browser);
    const proposalId = await steps(server(), actor)
      .propose(world.requests.length % 2 === 0 ? 101 : 102, `Name ${++mails}`)
      .catch(() => null);
    if (proposalId !== null) world.requests.push({ proposalId, isRename: true });
  }
}

/** Every account tries to approve every request. */
async function approveAll(world: World): Promise<void> {
  for (const loginName of world.accounts) {
    const browser = await signIn(loginName);
    if (!browser) continue;
    const actor = await actorOf(browser);
    for (const { proposalId, isRename } of world.requests) {
      world.attempts++;
      if (isRename)
        await steps(server(), actor)
          .approve(proposalId)
          .catch(() => null);
      else await browser.call('POST', `proposals/${proposalId}/approve`, {});
    }
  }
}

async function freshWorld(hasSecond: boolean): Promise<World> {
  const rows = (sql: string, values: unknown[] = []) => t.kit.rows(sql, values);
  t.kit.services.clock.set(START);
  await rows(`update app.proposal set status = 'WITHDRAWN', decided_at = requested_at where status = 'PENDING'`);
  await rows('delete from app.user_administration');
  await rows(
    `update app.system_user set status = case when id <= $1 then 'ACTIVE' else 'DISABLED' end,
       email = login_name || '@example.com'`,
    [lastSeeded],
  );
  await rows('delete from app.user_contact where held_until is not null or user_id > $1', [lastSeeded]);
  await rows(`delete from app.role_right where role_id = $1 and right_code = 'APPROVE_REQUESTS'`, [roles.held]);
  if (!hasSecond) await rows(`update app.system_user set status = 'DISABLED' where login_name = 'sleeping'`);
  const ids = new Map(['mallory', ...SLEEPING].map((name) => [name, t.ids[name] as number]));
  return { accounts: new Set(['mallory']), ids, requests: [], attempts: 0 };
}

it('no sequence of user administration within seven days lets one person both ask and approve', async () => {
  let attempts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(anyCommand, { minLength: 3, maxLength: 12 }),
      async (hasSecond, commands) => {
        const world = await freshWorld(hasSecond);
        // The last step asks, so that every sequence has a request that its accounts try to approve.
        for (const item of [...commands, { do: 'ask' as const, by: 0 }]) await run(world, item);
        await approveAll(world);
        const ids = world.requests.map(({ proposalId }) => proposalId);
        const approved = await t.kit.rows(
          `select kind, requested_by_login, decided_by_name from app.proposal where id = any ($1) and status = 'APPROVED'`,
          [ids],
        );
        expect(approved).toEqual([]);
        attempts += world.attempts;
      },
    ),
    { numRuns: 20 },
  );
  expect(attempts).toBeGreaterThanOrEqual(20);
}, 240_000);
