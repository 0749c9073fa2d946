import { sql, type Kysely } from 'kysely';

/** The network that a debit card payment was routed to instead of the card's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table app.transaction add column card_network text check (card_network in ('EFTPOS'))`)
    .execute(db);
}
