import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/problem.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { UserActor } from '../access/actor.ts';
import { expireDueProposals } from './expire.ts';
import { person, steps } from '../../testing/rename-business.ts';

// Every race of dual control, on real connections to a real database
let server: TestServer;
let second: Client;
let asking: Awaited<ReturnType<typeof person>>;
let approving: Awaited<ReturnType<typeof person>>;
let names = 0;
beforeAll(async () => {
  server = await createTestServer();
  second = new Client(server.services.database.ownerConfig);
  await second.connect();
  asking = await person(server, ['MANAGE_BUSINESSES', 'APPROVE_REQUESTS']);
  approving = await person(server, ['APPROVE_REQUESTS']);
});
afterAll(async () => {
  await second.end();
  await server.close();
});
beforeEach(async () => {
  await server.services.owner.query(
    `update app.proposal set status = 'WITHDRAWN', decided_at = requested_at where status = 'PENDING' and id <> 4001`,
  );
});

const by = (actor: UserActor) => steps(server, actor);
const ask = (businessId = 101) => by(asking.actor).propose(businessId, `Name ${++names}`);
const nameOf = async (businessId = 101) =>
  (await server.services.owner.query('select name from app.business where id = $1', [businessId])).rows[0]?.name;
const statusOf = async (id: number) => (await by(asking.actor).row(id)).status;
const audited = async (id: number) =>
  (
    await server.services.owner.query(
      `select action, actor_user_id, description, after from app.audit_entry
       where object_type = 'proposal' and object_id = $1 or after->'dualAuthorisation'->>'proposalId' = $1 order by id`,
      [String(id)],
    )
  ).rows;
/** What each attempt came to: the status reached, or the type of its refusal. */
const outcomes = async (attempts: Promise<{ status: string }>[]) =>
  (await Promise.allSettled(attempts))
    .map((entry) => (entry.status === 'fulfilled' ? entry.value.status : (entry.reason as Problem).type))
    .toSorted();
const refusal = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof Problem)) throw new Error(`Expected a refusal, not ${String(error)}`);
  return [error.status, error.detail ?? error.message];
};
/** Runs `attempt` until it waits for a lock that `second` holds, lets something happen there, and lets it go on. */
async function whileWaiting<T>(lock: string, attempt: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  await second.query('begin');
  await second.query(lock);
  const result = attempt();
  result.catch(() => undefined);
  const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  // not asked of `second`: in a transaction a connection that is made meanwhile is never seen
  while ((await server.services.owner.query(blocked)).rowCount === 0) await wait(5);
  await meanwhile();
  await second.query('commit');
  return result;
}
const lockRow = (id: number) => `select from app.proposal where id = ${id} for update`;

describe('who may decide', () => {
  it('never the requester, whatever rights they hold [3R024]', async () => {
    const id = await ask();
    const own = [403, 'You made this request yourself. Another user must decide.'];
    expect(await refusal(by(asking.actor).approve(id))).toEqual(own);
    expect(await refusal(by(asking.actor).reject(id))).toEqual(own);
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('not the requester behind a view-as, nor anyone else while viewing', async () => {
    const id = await ask();
    const viewing = { ...approving.actor, viewedBy: asking.actor.user };
    expect(await refusal(by(viewing).approve(id))).toEqual([
      403,
      'You made this request yourself. Another user must decide.',
    ]);
    const other = await person(server, ['APPROVE_REQUESTS']);
    expect(await refusal(by({ ...approving.actor, viewedBy: other.actor.user }).approve(id))).toEqual([
      403,
      'Not possible while viewing as another user.',
    ]);
  });

  it('counts the real person as the requester when asked for behind a view-as', async () => {
    const viewing = { ...approving.actor, rights: asking.actor.rights, viewedBy: asking.actor.user };
    const id = await by(viewing).propose(101, `Name ${++names}`);
    expect((await refusal(by(asking.actor).approve(id)))[0]).toBe(403);
    expect((await by(approving.actor).approve(id)).status).toBe('APPROVED');
  });

  it('not the same person with a second sign-in', async () => {
    const twin = await person(server, ['APPROVE_REQUESTS'], `${asking.loginName}@EXAMPLE.com`);
    const id = await ask();
    expect(await refusal(by(twin.actor).approve(id))).toEqual([
      403,
      'You share an email address, phone or employee number with the requester, or did at the time of the request. Another user must decide.',
    ]);
  });

  it('not a user who lost the right while the approval waited for its turn', async () => {
    const losing = await person(server, ['APPROVE_REQUESTS']);
    const id = await ask();
    const before = await nameOf();
    const attempt = whileWaiting(
      lockRow(id),
      () => by(losing.actor).approve(id),
      () => server.services.owner.query('delete from app.user_role where user_id = $1', [losing.userId]),
    );
    expect((await refusal(attempt))[0]).toBe(403);
    expect([await statusOf(id), await nameOf()]).toEqual(['PENDING', before]);
  });
});

describe('a connection that breaks in the middle of an approval', () => {
  it('leaves the request pending and the thing as it was, and the next approval applies it once', async () => {
    const id = await ask();
    const before = await nameOf();
    const broken = whileWaiting(
      'select from app.business where id = 101 for update',
      () => by(approving.actor).approve(id),
      () =>
        server.services.owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        ),
    );
    await expect(broken).rejects.toThrow();
    expect([await statusOf(id), await nameOf()]).toEqual(['PENDING', before]);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['proposals.request']);
    expect((await by(approving.actor).approve(id)).status).toBe('APPROVED');
    expect(await nameOf()).not.toBe(before);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'proposals.request',
      'businesses.rename',
      'proposals.approve',
    ]);
  });
});

describe('two at once', () => {
  it('approvers: the change is applied once, the other learns who was faster', async () => {
    const others: Awaited<ReturnType<typeof person>>[] = [];
    for (let n = 0; n < 6; n++) others.push(await person(server, ['APPROVE_REQUESTS']));
    for (let round = 0; round < 5; round++) {
      const id = await ask();
      const responses = await outcomes(others.map(({ actor }) => by(actor).approve(id)));
      expect(responses).toEqual(['APPROVED', ...Array.from({ length: 5 }, () => 'state-conflict')]);
      expect((await audited(id)).map(({ action }) => action)).toEqual([
        'proposals.request',
        'businesses.rename',
        'proposals.approve',
      ]);
    }
  });

  it('approving and withdrawing, or rejecting: exactly one happens', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await ask();
      const before = await nameOf();
      const against = round % 2 === 0 ? by(asking.actor).withdraw(id) : by(approving.actor).reject(id);
      const responses = await outcomes([by(approving.actor).approve(id), against]);
      expect(responses[1]).toBe('state-conflict');
      expect((await nameOf()) !== before).toBe(responses[0] === 'APPROVED');
      expect(await statusOf(id)).toBe(responses[0]);
    }
  });

  it('requests for one object: one waits, the others are refused in words', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => ask(102)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = attempts.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect([refused.reason.status, refused.reason.detail]).toEqual([
      409,
      'This business has an existing dual authentication request. This must be resolved before further changes can be made.',
    ]);
    await expect(ask(101)).resolves.toBeGreaterThan(0);
  });

  it('approving and expiring: the one that comes first counts', async () => {
    const { clock } = server.services;
    const id = await ask();
    const applied = await nameOf();
    const week = new Date((await by(asking.actor).row(id)).expiresAt);
    const now = clock.now();
    clock.set(week.toISOString());
    const responses = await outcomes([
      by(approving.actor).approve(id),
      expireDueProposals(server.services).then(() => ({ status: 'done' })),
    ]);
    clock.set(now.toISOString());
    expect(responses).toContain('done');
    expect([await statusOf(id), await nameOf()]).toEqual(['EXPIRED', applied]);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['proposals.request', 'proposals.expire']);
  });
});

describe('the object changes while a request waits', () => {
  it('before the approval: refused as stale, closed, nothing applied', async () => {
    const id = await ask();
    await server.services.owner.query(`update app.business set name = 'Changed by hand' where id = 101`);
    const closed = await by(approving.actor).approve(id);
    expect([closed.status, closed.decisionReason, closed.deciderName]).toEqual([
      'STALE',
      'The record has changed since the request was made.',
      null,
    ]);
    expect(await nameOf()).toBe('Changed by hand');
    expect((await audited(id)).map(({ action }) => action)).toEqual(['proposals.request', 'proposals.refuse-stale']);
    await expect(ask()).resolves.toBeGreaterThan(id);
  });

  it('while the approval waits for the object: seen all the same', async () => {
    const id = await ask();
    const closed = await whileWaiting(
      'select from app.business where id = 101 for update',
      () => by(approving.actor).approve(id),
      () => second.query(`update app.business set name = 'Changed meanwhile' where id = 101`),
    );
    expect(closed.status).toBe('STALE');
    expect(await nameOf()).toBe('Changed meanwhile');
  });

  it('so that a rule forbids it now: refused with the rule’s words', async () => {
    const id = await by(asking.actor).propose(101, 'Taken soon');
    await server.services.owner.query(`update app.business set name = 'Taken soon' where id = 102`);
    const closed = await by(approving.actor).approve(id);
    expect([closed.status, closed.decisionReason]).toEqual(['STALE', 'Another business has this name.']);
  });

  it('so that a stored request was tampered with: refused', async () => {
    const id = await ask();
    const before = await nameOf();
    await server.services.owner.query(
      `update app.proposal set change = jsonb_set(change, '{name}', '"Evil"') where id = $1`,
      [id],
    );
    expect((await by(approving.actor).approve(id)).status).toBe('STALE');
    expect(await nameOf()).toBe(before);
  });
});

describe('the life of a request', () => {
  it('expires after seven days by its job, with an audit entry, and frees the object', async () => {
    const { clock } = server.services;
    const id = await ask();
    const now = clock.now();
    expect(await expireDueProposals(server.services)).toBe(0);
    clock.set(new Date(now.getTime() + 7 * 86_400_000).toISOString());
    expect(await expireDueProposals(server.services)).toBeGreaterThan(0);
    expect(await expireDueProposals(server.services)).toBe(0);
    clock.set(now.toISOString());
    expect(await statusOf(id)).toBe('EXPIRED');
    expect((await refusal(by(approving.actor).approve(id)))[0]).toBe(409);
    await expect(ask()).resolves.toBeGreaterThan(id);
  });

  it('is withdrawn by its requester only, and rejected with a reason that is kept', async () => {
    const id = await ask();
    expect(await refusal(by(approving.actor).withdraw(id))).toEqual([
      403,
      `Only ${asking.loginName} can withdraw this request.`,
    ]);
    expect((await by(asking.actor).withdraw(id)).status).toBe('WITHDRAWN');
    const other = await ask();
    const rejected = await by(approving.actor).reject(other, 'Wrong business');
    expect([rejected.status, rejected.decisionReason, rejected.deciderName]).toEqual([
      'REJECTED',
      'Wrong business',
      approving.loginName,
    ]);
    expect(await refusal(by(approving.actor).approve(other))).toEqual([
      409,
      `This request was rejected by ${approving.loginName}: Wrong business`,
    ]);
  });

  it('asks for nothing that is there already', async () => {
    const error = await by(asking.actor)
      .propose(101, await nameOf())
      .catch((caught: Problem) => caught);
    expect((error as Problem).errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
  });

  it('names both people in the audit trail of what was done', async () => {
    const id = await ask();
    await by(approving.actor).approve(id);
    const [, done] = await audited(id);
    expect([done.action, done.actor_user_id, done.description]).toEqual([
      'businesses.rename',
      approving.userId,
      `Business renamed. Requested by ${asking.loginName}, approved by ${approving.loginName}`,
    ]);
    expect(done.after.dualAuthorisation).toEqual({
      proposalId: id,
      requestedBy: asking.loginName,
      sameDevice: true,
      approvedBy: approving.loginName,
    });
  });
});
