import { sql, type Kysely } from 'kysely';

/** Lines of payment files may name a PayTo agreement by its token, and are taken again where the network received nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.payment_file_line drop constraint payment_file_line_check2;
alter table app.payment_file_line add constraint payment_file_line_payer check (
  (principal is null) = (content_key is null)
  and (customer_account_id is not null) = (principal is not null and payment_method <> 'PAYTO'));
-- how many of its payments never reached the network
alter table app.payment_file_line add column lost_payments smallint not null default 0 check (lost_payments >= 0);
`)
    .execute(db);
}
