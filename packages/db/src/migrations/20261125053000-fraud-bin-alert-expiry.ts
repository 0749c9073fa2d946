import { sql, type Kysely } from 'kysely';

/** Alerts of BIN testing are removed by when they ended, not by when they were detected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index app.fraud_bin_alert_expiry;
create index fraud_bin_alert_expiry on app.fraud_bin_alert (ends_at);
`)
    .execute(db);
}
