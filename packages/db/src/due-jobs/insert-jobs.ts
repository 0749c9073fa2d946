import { sql } from 'kysely';
import type { Reader } from '../connect/reader.ts';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A job for the queue (graphile-worker 0.18). `key`: replaces one with the same key that has not begun. */
export interface NewJob {
  topic: string;
  payload: string;
  maxAttempts: number | null;
  key: string | null;
}

/** Adds jobs to the queue in this transaction. */
export async function addJobs(trx: WriteTransaction, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((topic, payload::json, null, null, "maxAttempts", key, null, null)::graphile_worker.job_spec)
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        job(topic text, payload text, "maxAttempts" integer, key text)))`.execute(trx);
}

/**
 * Gives back the jobs that dead workers held. A job with a key that was enqueued again meanwhile goes on as a new one:
 * the queue left the old one without key and tries. It is done with, not given up; so are those of `superseded` topics.
 */
export async function unlockWorkers(
  trx: WriteTransaction,
  workerPoolIds: readonly string[],
  superseded: readonly string[] = [],
): Promise<void> {
  if (workerPoolIds.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.locked_by = any (${[...workerPoolIds]}::text[]) and j.key is null and j.attempts >= j.max_attempts
      and t.identifier = any (${[...superseded]}::text[])`.execute(trx);
  await sql`select graphile_worker.force_unlock_workers(${[...workerPoolIds]}::text[])`.execute(trx);
  if (rows.length === 0) return;
  await sql`select count(*) from graphile_worker.complete_jobs(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
}

const exists = preparedQuery('jobs.queueExists', () =>
  build.selectNoFrom(sql<boolean>`to_regclass('graphile_worker._private_jobs') is not null`.as('there')),
);

/** Jobs by state: waiting (also for a later try), running, dead (given up after the last try). */
export async function countJobs(db: Reader): Promise<{ waiting: number; running: number; dead: number }> {
  if (!(await db.first(exists, {}))?.there) return { waiting: 0, running: 0, dead: 0 };
  const [row] = await db.run(
    build
      .selectFrom(sql<{ locked_at: string }>`graphile_worker._private_jobs`.as('job'))
      .select([
        sql<number>`count(*) filter (where locked_at is null and attempts < max_attempts)`.as('waiting'),
        sql<number>`count(*) filter (where locked_at is not null)`.as('running'),
        sql<number>`count(*) filter (where locked_at is null and attempts >= max_attempts)`.as('dead'),
      ]),
  );
  return row ?? { waiting: 0, running: 0, dead: 0 };
}
