import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A side effect that waits to be handed to the job queue. */
export interface NewOutboxRow {
  communityId: number | null;
  topic: string;
  /** JSON text. */
  payload: string;
  queue: string | null;
  availableAt: Date;
}

const insertion = preparedSql(
  'outbox.enqueue',
  ({ rows }: { rows: RowSetText }) => sql`
    insert into app.outbox (community_id, topic, payload, queue, available_at)
    select "communityId", topic, payload::jsonb, queue, "availableAt"
    from ${rowSet(rows, '"communityId" bigint, topic text, payload text, queue text, "availableAt" timestamptz')}`,
);

/** Adds side effects that become due with the transaction's commit, or not at all. */
export async function insertOutboxRows(trx: WriteTransaction, rows: readonly NewOutboxRow[]): Promise<void> {
  if (rows.length > 0) await trx.write(insertion, { rows: rowSetText(rows) });
}

/** How often a topic's jobs are tried; the queue's own number stands for topics that are not listed. */
export type MaxAttempts = Readonly<Record<string, number>>;

/**
 * Moves up to `limit` due rows to the job queue and deletes them, in this one statement: a row is moved exactly once,
 * whatever happens. Rows that another relay holds are skipped. Rows of a named queue are moved by one relay at a time
 * and get run times that rise with their ids, so that they run in the order they were written in.
 */
export async function relayOutbox(
  trx: WriteTransaction,
  { now, limit, maxAttempts }: { now: Date; limit: number; maxAttempts: MaxAttempts },
): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with alone as materialized (select pg_try_advisory_xact_lock(7201120004) as ordered),
    due as (
      select id from app.outbox, alone
      where available_at <= ${now.toISOString()}::timestamptz and (queue is null or alone.ordered)
      order by available_at, id limit ${limit} for update of outbox skip locked
    ),
    moved as (
      delete from app.outbox using due where outbox.id = due.id
      returning outbox.id, outbox.topic, outbox.queue, outbox.community_id, outbox.payload
    ),
    spec as (
      select array_agg((
        topic,
        json_build_object('outboxId', id, 'communityId', community_id, 'payload', payload),
        queue,
        clock_timestamp() + place * interval '1 microsecond',
        (${JSON.stringify(maxAttempts)}::jsonb ->> topic)::integer,
        null, null, null
      )::graphile_worker.job_spec order by id) as jobs
      from (select *, row_number() over (order by id) as place from moved) ordered
      having count(*) > 0
    )
    select count(*) as moved from spec, lateral graphile_worker.add_jobs(spec.jobs)`.execute(trx);
  return rows[0]?.moved ?? 0;
}

const waiting = preparedQuery('outbox.waiting', (params: { now: string }) =>
  build
    .selectFrom('app.outbox')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      sql<number | null>`extract(epoch from ${params.now}::timestamptz - min(available_at))::float8`.as('lagSeconds'),
    ])
    .where('available_at', '<=', params.now),
);

/** Due rows that no relay has moved yet, and for how long the oldest has been due. */
export async function outboxLag(db: Reader, now: Date): Promise<{ count: number; lagSeconds: number }> {
  const row = await db.first(waiting, { now: now.toISOString() });
  return { count: row?.count ?? 0, lagSeconds: row?.lagSeconds ?? 0 };
}
