import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Whether a community is enabled; it stays so until the transaction ends. */
export async function holdOpenCommunity(trx: WriteTransaction, communityId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select app.hold_open_community(${communityId}) as open`.execute(trx);
  return rows[0]?.open ?? false;
}

/** Waits for what holds a community open, and keeps others from doing so until the transaction ends. */
export async function lockOpenCommunity(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('open community ' || ${communityId}::bigint, 7201120040))`.execute(
    trx,
  );
}
