import { sql, type Kysely } from 'kysely';
import { refold } from '../migrate/refold.ts';

/** In batches of its own transactions and with a concurrent index, so that no table is locked for writes. */
export const transaction = false;

/**
 * What searches compare is made again by the new app.fold (ADR 0092), and PayTo agreements are found by their
 * description. May be interrupted and started again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await refold(db);
  await sql`drop index concurrently if exists app.payto_agreement_by_description`.execute(db);
  await sql
    .raw(
      String.raw`create index concurrently payto_agreement_by_description on app.payto_agreement
    using gin (community_id, (E'\n' || app.fold(description) || E'\n' || app.fold(short_description)) public.gin_trgm_ops)`,
    )
    .execute(db);
}
