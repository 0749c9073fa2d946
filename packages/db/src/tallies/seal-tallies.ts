import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { TalliedNoun } from './count-tallied-rows.ts';

const nouns: readonly TalliedNoun[] = ['customer', 'transaction', 'recurring_payment', 'payto_agreement'];

/**
 * Longer than any statement, or the pause between two, may last for those who write (login-roles.ts): anyone who took an
 * id before has written its row by then, or never will.
 */
const SETTLED_AFTER_SECONDS = 900;

/**
 * Adds to the tallies what was written since, up to an id below which nothing can come any more. Returns how many rows
 * were added. The database's own clock and transactions decide: this is no business time.
 */
export async function sealTallies(trx: WriteTransaction, settledAfterSeconds = SETTLED_AFTER_SECONDS): Promise<number> {
  let added = 0;
  for (const noun of nouns) added += await sealTally(trx, noun, settledAfterSeconds);
  return added;
}

interface Head {
  sealed_id: number;
  next_id: number;
  is_settled: boolean;
  is_foreign: boolean;
}

async function sealTally(trx: WriteTransaction, noun: TalliedNoun, settledAfterSeconds: number): Promise<number> {
  const table = sql.table(`app.${noun}`);
  const { rows } = await sql<Head>`
    select sealed_id, next_id, next_at < clock_timestamp() - make_interval(secs => ${settledAfterSeconds})
        and next_after <= pg_snapshot_xmin(pg_current_snapshot()) as is_settled,
      next_after > pg_snapshot_xmax(pg_current_snapshot()) as is_foreign
    from app.tally_head where noun = ${noun} for update`.execute(trx);
  const head = rows[0];
  // Foreign: restored into another server, whose transactions are numbered again
  if (!head || (!head.is_settled && !head.is_foreign)) return 0;
  const added = head.is_settled ? await addRows(trx, noun, head) : 0;
  await sql`update app.tally_head set sealed_id = ${head.is_settled ? head.next_id : head.sealed_id},
      next_id = greatest(next_id, (select coalesce(max(id), 0) from ${table})),
      next_after = pg_snapshot_xmax(pg_current_snapshot()), next_at = clock_timestamp()
    where noun = ${noun}`.execute(trx);
  return added;
}

async function addRows(trx: WriteTransaction, noun: TalliedNoun, head: Head): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with fresh as (
      select community_id, business_id, count(*) as records from ${sql.table(`app.${noun}`)}
      where id > ${head.sealed_id} and id <= ${head.next_id} group by community_id, business_id
    ), kept as (
      insert into app.tally as kept (community_id, noun, business_id, records)
      select community_id, ${noun}, business_id, records from fresh
      on conflict (community_id, noun, business_id) do update set records = kept.records + excluded.records
    )
    select coalesce(sum(records), 0)::bigint as added from fresh`.execute(trx);
  return rows[0]?.added ?? 0;
}
