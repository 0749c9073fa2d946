// Takes the payments of many schedules that are due, on a database of its own, and tells its parent how that went.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testTime } from '@quickportal/db/testing/test-rows';
import type { Client } from 'pg';
import { runSchedules } from '../../apps/api/src/engines/schedules/run-schedules.ts';
import { CUSTOMERS, settle, startChargedProduct } from '../data/charged-product.ts';
import { watchPostgres } from '../measure/postgres-cpu.ts';
import { countStatements, type StatementCount } from '../measure/statement-count.ts';

/** What the parent asks for. */
export interface ScheduleTask {
  schedules: number;
}

export interface ScheduleRun {
  /** Payments that were approved. */
  taken: number;
  /** Schedules that were charged more than once. */
  twice: number;
  milliseconds: number;
  /** Of all charges: statements sent, CPU of this process and of the database in microseconds. */
  statements: number;
  nodeCpu: number;
  databaseCpu: number;
}

/** Charged before anything counts: a database that has never charged any, and code that has not, are slower. */
const EARLIER = 500;

process.once('message', ({ schedules }: ScheduleTask) => {
  void measure(schedules).then((run) => {
    process.send?.(run satisfies ScheduleRun);
    process.disconnect?.();
  });
});

async function measure(schedules: number): Promise<ScheduleRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-schedules-'));
  const { services, owner, stop } = await startChargedProduct(folder, 'error');
  try {
    services.clock.set('2026-11-21T09:00:00Z');
    await insertSchedules(owner, 'EARLIER', EARLIER);
    await runSchedules(services);
    await insertSchedules(owner, 'MEASURED', schedules);
    const statements = countStatements();
    const databaseCpu = await watchPostgres(owner);
    statements.reset();
    const before = { node: process.cpuUsage(), database: databaseCpu() };
    const begin = performance.now();
    await runSchedules(services);
    const milliseconds = performance.now() - begin;
    const { user, system } = process.cpuUsage(before.node);
    const cost = {
      milliseconds,
      statements: statements.total(),
      nodeCpu: user + system,
      databaseCpu: databaseCpu() - before.database,
    };
    if (process.env.BENCH_STATEMENTS === '1') tellStatements(statements, schedules);
    // again, as the next minute does: nothing may be charged twice
    await runSchedules(services);
    return { ...(await counts(owner)), ...cost };
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Monthly schedules of $100.00 whose first payment is due, spread over the customers' cards. */
async function insertSchedules(owner: Client, description: string, count: number): Promise<void> {
  await owner.query(
    `insert into app.recurring_payment (community_id, business_id, customer_id, customer_account_id, code, description, status,
       amount, currency, frequency, start_date, next_payment_date, run_on, status_changed_at, created_at, updated_at)
     select a.community_id, a.business_id, a.customer_id, a.id, $4 || n, $4, 'ACTIVE', 10000, 'AUD', 'MONTHLY',
       '2026-11-21', '2026-11-21', '2026-11-21', $2, $2, $2
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by id) - 1 as place from app.customer_account) a on a.place = n % $3`,
    [count, testTime, CUSTOMERS, description],
  );
  await settle(owner);
}

/** What each charge is made of, for anyone who wants to make it cheaper. */
function tellStatements(statements: StatementCount, schedules: number): void {
  for (const [name, count] of statements.byName())
    process.stderr.write(`${(count / schedules).toFixed(2)} ${name.replaceAll(/\s+/g, ' ').slice(0, 100)}\n`);
}

async function counts(owner: Client): Promise<Pick<ScheduleRun, 'taken' | 'twice'>> {
  const { rows } = await owner.query<{ taken: number; twice: number }>(
    `select coalesce(sum(payments), 0)::int as taken, count(*) filter (where payments > 1)::int as twice
     from (select count(*) as payments from app.transaction t
       join app.recurring_payment r on r.community_id = t.community_id and r.id = t.recurring_payment_id
       where t.status = 'APPROVED' and r.description = 'MEASURED' group by r.id) it`,
  );
  return rows[0] ?? { taken: 0, twice: 0 };
}
