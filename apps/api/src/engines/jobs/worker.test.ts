import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { planDueJob } from '@quickportal/db/due-jobs/plan-due-jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../testing/built-programs.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { systemClock, type Clock } from '../clock/clock.ts';
import type { Foundation } from '../foundation.ts';
import { enqueue, type OutboxHandler, type SideEffect } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { every, type Schedule } from './schedule.ts';
import { handOver } from '../../testing/handed-over.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

let services: TestServices<Clock>;
const workers: Worker[] = [];
beforeAll(async () => {
  services = await createTestServices({ clock: systemClock });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await services.owner.query(
    'delete from graphile_worker._private_jobs; delete from app.outbox; delete from app.due_job; delete from app.server_node',
  );
});
afterAll(() => services.drop());

const worker = async (options: Partial<WorkerOptions<Foundation>>) => {
  const started = await startWorker(services, { handlers: [], schedules: [], ...options });
  workers.push(started);
  return started;
};
const send = (effect: Partial<SideEffect> & { topic: string }) =>
  services.db.transaction({ kind: 'jobs' }, (trx) =>
    enqueue(trx, { payload: {}, communityId: null, availableAt: services.clock.now(), ...effect }),
  );
/** Nothing is left that could still run. */
const everythingDone = () =>
  expect
    .poll(async () => [
      await rowsOf('app.due_job'),
      await rowsOf('app.outbox'),
      await rowsOf('graphile_worker._private_jobs'),
    ])
    .toEqual([0, 0, 0]);
const rowsOf = async (table: string) => Number((await services.owner.query(`select from ${table}`)).rowCount);
/** A handler that keeps what it was given. */
const collector = (topic: string) => {
  const seen: unknown[] = [];
  const handler: OutboxHandler<Foundation> = { topic, handle: async (payload) => void seen.push(payload) };
  return { seen, handler };
};

describe('side effects', () => {
  it('run after the commit of the change that wants them, and only then', async () => {
    const { seen, handler } = collector('test.mail');
    await worker({ handlers: [handler] });
    const refused = services.db.transaction({ kind: 'jobs' }, async (trx) => {
      await enqueue(trx, { topic: 'test.mail', payload: 'never', communityId: null, availableAt: new Date() });
      throw new Error('The change was refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await send({ topic: 'test.mail', payload: { to: 'kim@example.com' } });
    nudgeOutbox();
    await expect.poll(() => seen).toEqual([{ to: 'kim@example.com' }]);
    expect(await rowsOf('app.outbox')).toBe(0);
  });

  it('wait until they are available by the product clock', async () => {
    const { seen, handler } = collector('test.mail');
    let now = new Date();
    const moved = { ...services, clock: { now: () => now } };
    workers.push(await startWorker(moved, { handlers: [handler], schedules: [] }));
    await send({ topic: 'test.mail', payload: 'later', availableAt: new Date(now.getTime() + 700) });
    await send({ topic: 'test.mail', payload: 'now', availableAt: now });
    await expect.poll(() => seen).toEqual(['now']);
    expect(await rowsOf('app.outbox')).toBe(1);
    now = new Date(now.getTime() + 700);
    await expect.poll(() => seen).toEqual(['now', 'later']);
  });

  it('are each moved once by any number of relays', async () => {
    const { seen, handler } = collector('test.count');
    for (let n = 0; n < 1200; n++) await send({ topic: 'test.count', payload: n });
    for (let n = 0; n < 3; n++) await worker({ handlers: [handler] });
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(1200);
    await everythingDone();
    expect(seen.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
  });

  it('of one queue run in order, one at a time, while others run beside them', async () => {
    const order: number[] = [];
    let atOnce = 0;
    let most = 0;
    const ordered: OutboxHandler<Foundation> = {
      topic: 'test.ordered',
      handle: async (payload) => {
        most = Math.max(most, ++atOnce);
        await sleep(Number(payload) % 3);
        order.push(Number(payload));
        atOnce--;
      },
    };
    await worker({ handlers: [ordered] });
    await worker({ handlers: [ordered] });
    for (let n = 0; n < 60; n++) {
      await send({ topic: 'test.ordered', payload: n, queue: 'customer-7' });
      if (n % 7 === 0) nudgeOutbox();
    }
    await expect.poll(() => order.length).toBe(60);
    expect(order).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(most).toBe(1);
  });

  it('are tried again with the same job id, and given up visibly', async () => {
    const tries: string[] = [];
    const failing: OutboxHandler<Foundation> = {
      topic: 'test.fails',
      maxAttempts: 2,
      handle: async (_, { jobId }) => {
        tries.push(jobId);
        throw new Error('The card 4111111111111111 was refused');
      },
    };
    await worker({ handlers: [failing], pollInterval: 50 });
    await send({ topic: 'test.fails' });
    await expect.poll(() => tries.length).toBe(1);
    const hurried = `update graphile_worker._private_jobs set run_at = now() where last_error is not null`;
    await expect.poll(async () => (await services.owner.query(hurried)).rowCount).toBe(1);
    await expect.poll(() => tries.length).toBe(2);
    expect(tries[0]).toMatch(/^outbox-\d+$/);
    expect(tries[1]).toBe(tries[0]);
    const dead = async () => {
      const { rows } = await services.owner.query(
        'select attempts, last_error, locked_at from graphile_worker._private_jobs',
      );
      return rows as unknown[];
    };
    await expect.poll(dead).toEqual([{ attempts: 2, last_error: 'The card [removed] was refused', locked_at: null }]);
  });
});

describe('the due table', () => {
  it('hands a planned job over once, however many look', async () => {
    const { seen, handler } = collector('test.charge');
    const options = { handlers: [handler], dueKinds: [{ kind: 'test.charge', next: () => null }], dueInterval: 20 };
    await worker(options);
    await worker(options);
    await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      for (let objectId = 1; objectId <= 40; objectId++)
        await planDueJob(trx, { communityId: null, kind: 'test.charge', objectId, timeZone: 'UTC', dueAt: new Date() });
    });
    await expect.poll(() => seen.length).toBe(40);
    await everythingDone();
    expect(new Set(seen.map((payload) => (payload as { objectId: number }).objectId)).size).toBe(40);
    expect(seen).toHaveLength(40);
  });

  it('runs a schedule again and again, and goes on when the clock is moved back', async () => {
    let runs = 0;
    let ahead = 3 * 86_400_000;
    const moved = { ...services, clock: { now: () => new Date(Date.now() + ahead) } };
    const schedule = {
      kind: 'test.tick',
      timeZone: 'UTC',
      collapse: true,
      next: every(200),
      run: async () => void runs++,
    };
    workers.push(await startWorker(moved, { handlers: [], schedules: [schedule], dueInterval: 20 }));
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
    ahead = 0;
    const before = runs;
    await expect.poll(() => runs).toBeGreaterThanOrEqual(before + 3);
  });
});

describe('a worker', () => {
  it('that is killed loses its jobs to another as soon as its heartbeat is old', async () => {
    await worker({ handlers: [], heartbeatInterval: 200 });
    const program = await builtProgram('apps/api/src/engines/jobs/test-worker.fixture.ts');
    const child = spawn(process.execPath, [program], {
      env: handOver(services),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await send({ topic: 'test.hang', payload: 'job of the dead' });
    await once(child.stdout, 'data');
    expect(await rowsOf('app.server_node')).toBe(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lastBeat = `select heartbeat_at as at from app.server_node where process_id = ${child.pid}`;
    const { rows } = await services.owner.query<{ at: string }>(lastBeat);
    const { seen, handler } = collector('test.hang');
    await worker({ handlers: [handler], heartbeatInterval: 200, deadAfter: 1000, pollInterval: 100 });
    await expect.poll(() => seen).toEqual(['job of the dead']);
    // Both times are of this machine
    expect(Date.now() - Date.parse(String(rows[0]?.at))).toBeGreaterThanOrEqual(1000);
    // It stays listed as released, for staff
    const released = () => rowsOf('app.server_node where released_at is not null');
    expect(await released()).toBe(1);
    await services.owner.query(`update app.server_node set released_at = released_at - interval '25 hours'
      where released_at is not null`);
    await expect.poll(released).toBe(0);
  });

  it('never takes itself for dead, however late it is', async () => {
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let begun = 0;
    const long: OutboxHandler<Foundation> = {
      topic: 'test.long',
      handle: () => {
        begun += 1;
        began.resolve();
        return end.promise;
      },
    };
    await worker({ handlers: [long], heartbeatInterval: 20, deadAfter: 0, pollInterval: 20 });
    await send({ topic: 'test.long' });
    await began.promise;
    const { rows } = await services.owner.query<{ at: string }>("select clock_timestamp() + interval '300 ms' as at");
    const beats = `select from app.server_node where heartbeat_at > $1`;
    await expect.poll(async () => (await services.owner.query(beats, [rows[0]?.at])).rowCount).toBe(1);
    expect(begun).toBe(1);
    end.resolve();
    await everythingDone();
  });

  it('that is killed in a schedule that was due again meanwhile leaves no job that looks given up', async () => {
    let runs = 0;
    const kind = 'test.again';
    const again: Schedule<Foundation> = {
      kind,
      timeZone: 'UTC',
      next: every(3_600_000),
      collapse: true,
      run: async () => void (runs += 1),
    };
    const jobs = `graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`;
    await worker({});
    const add = () => services.owner.query(`select graphile_worker.add_job($1, '{}', job_key => 'due-again')`, [kind]);
    await add();
    await services.owner.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now(), attempts = 1`,
    );
    await add();
    await services.owner.query(
      `insert into app.server_node (id, role, host, process_id, version, started_at, heartbeat_at, worker_pool_id)
       values ('dead', 'worker', 'here', 1, '1', now() - interval '1 hour', now() - interval '1 hour', 'pool-of-the-dead')`,
    );
    await worker({ schedules: [again], heartbeatInterval: 50, deadAfter: 1000, pollInterval: 50 });
    await expect.poll(() => runs).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => rowsOf(`${jobs} where t.identifier = '${kind}'`)).toBe(0);
  });

  it('finishes what runs when it is stopped, and leaves no node behind', async () => {
    let finished = false;
    const began = Promise.withResolvers<void>();
    const slow: OutboxHandler<Foundation> = {
      topic: 'test.slow',
      handle: async () => {
        began.resolve();
        await sleep(500);
        finished = true;
      },
    };
    const stoppable = await startWorker(services, { handlers: [slow], schedules: [] });
    await send({ topic: 'test.slow' });
    nudgeOutbox();
    await began.promise;
    await stoppable.stop();
    expect(finished).toBe(true);
    expect(await rowsOf('graphile_worker._private_jobs')).toBe(0);
    expect(await rowsOf('app.server_node')).toBe(0);
  });

  it('gives back what does not finish in time', async () => {
    let aborted = false;
    const began = Promise.withResolvers<void>();
    const stuck: OutboxHandler<Foundation> = {
      topic: 'test.stuck',
      handle: (_, { signal }) =>
        new Promise(() => {
          began.resolve();
          signal.addEventListener('abort', () => (aborted = true));
        }),
    };
    const stoppable = await startWorker(services, { handlers: [stuck], schedules: [], patience: 600 });
    await send({ topic: 'test.stuck' });
    nudgeOutbox();
    await began.promise;
    await stoppable.stop();
    expect(aborted).toBe(true);
    const { rows } = await services.owner.query('select locked_by from graphile_worker._private_jobs');
    expect(rows).toEqual([{ locked_by: null }]);
  });

  it('stops in good order while the database drops its connections', async () => {
    const jobs = `usename = 'jobs' and datname = current_database()`;
    // Its first connection may be one that the round before has dropped
    const anyWorker = (): Promise<Worker> =>
      startWorker(services, { handlers: [], schedules: [], pollInterval: 50, patience: 500 }).catch(anyWorker);
    for (let round = 0; round < 10; round += 1) {
      const stopping = await anyWorker();
      const dropped = services.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${jobs}`);
      // Giving the node back may fail, an unhandled rejection may not be left: it would end the process
      await Promise.allSettled([stopping.stop(), dropped]);
    }
    await services.owner.query('delete from app.server_node');
  });

  it('goes on after the database dropped its connections, also in the middle of a job', async () => {
    const drop = () =>
      services.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'jobs' and datname = current_database()`,
      );
    // Connections of the sender are dropped too: it tries until one works
    const sendAgain = (payload: string) =>
      expect
        .poll(() =>
          send({ topic: 'test.mail', payload }).then(
            () => 'sent',
            () => 'dropped',
          ),
        )
        .toBe('sent');
    const seen: unknown[] = [];
    const handler: OutboxHandler<Foundation> = {
      topic: 'test.mail',
      handle: async (payload) => {
        if (payload === 'cut off' && !seen.includes(payload)) await drop();
        seen.push(payload);
      },
    };
    await worker({ handlers: [handler], pollInterval: 100 });
    await send({ topic: 'test.mail', payload: 'before' });
    await expect.poll(() => seen).toEqual(['before']);
    await drop();
    await sendAgain('cut off');
    await expect.poll(() => seen).toContain('cut off');
    await sendAgain('after');
    await expect.poll(() => seen).toContain('after');
    await expect.poll(() => rowsOf('graphile_worker._private_jobs')).toBe(0);
  });
});
