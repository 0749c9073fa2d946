import { sql, type Kysely } from 'kysely';

/** The list of PayTo agreements is counted by tally. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.tally_head drop constraint tally_head_noun_check,
  add constraint tally_head_noun_check check (noun in ('customer', 'transaction', 'recurring_payment', 'payto_agreement'));
insert into app.tally_head (noun) values ('payto_agreement');
`)
    .execute(db);
}
