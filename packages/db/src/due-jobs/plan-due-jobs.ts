import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** Something that is to be done at a moment: for an object of a kind, in a community's zone. */
export interface DueJob {
  id: number;
  communityId: number | null;
  kind: string;
  objectId: number;
  timeZone: string;
  /** ISO 8601 UTC. */
  dueAt: string;
}

/** Locks what is due, oldest first. What another node holds is skipped, as are kinds that this one does not know. */
export async function lockDueJobs(
  trx: WriteTransaction,
  { now, kinds, limit }: { now: Date; kinds: readonly string[]; limit: number },
): Promise<DueJob[]> {
  return trx
    .selectFrom('app.due_job')
    .select(['id', 'community_id as communityId', 'kind', 'object_id as objectId', 'time_zone as timeZone'])
    .select('due_at as dueAt')
    .where('due_at', '<=', now.toISOString())
    .where('kind', '=', sql<string>`any(${[...kinds]})`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Sets when each is due next; null: never again, its row goes. */
export async function rescheduleDueJobs(
  trx: WriteTransaction,
  next: readonly { id: number; dueAt: Date | null }[],
): Promise<void> {
  const over = next.filter((job) => job.dueAt === null).map((job) => job.id);
  if (over.length > 0) await trx.deleteFrom('app.due_job').where('id', 'in', over).execute();
  const again = next.flatMap((job) => (job.dueAt === null ? [] : [{ id: job.id, due_at: job.dueAt.toISOString() }]));
  if (again.length === 0) return;
  await sql`update app.due_job set due_at = next.due_at
    from json_to_recordset(${JSON.stringify(again)}::json) next(id bigint, due_at timestamptz)
    where due_job.id = next.id`.execute(trx);
}

/** Plans a job, or moves the one that is planned for the same object. */
export async function planDueJob(
  trx: WriteTransaction,
  job: { communityId: number | null; kind: string; objectId: number; timeZone: string; dueAt: Date },
): Promise<void> {
  await trx
    .insertInto('app.due_job')
    .values({
      community_id: job.communityId,
      kind: job.kind,
      object_id: job.objectId,
      time_zone: job.timeZone,
      due_at: job.dueAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'kind', 'object_id'])
        .doUpdateSet({ due_at: job.dueAt.toISOString(), time_zone: job.timeZone }),
    )
    .execute();
}
