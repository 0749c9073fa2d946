import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Locks a community's settings, of which there may be no row yet, until the transaction ends. */
export async function lockFacilitySettings(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`facility settings ${communityId}`}, 7201120027))`.execute(
    trx,
  );
}
