import { sql, type Kysely } from 'kysely';

/** Calls with a certificate are counted and logged beside those with a key; alarms of revocation lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Each row is of a key or of a certificate, never of both.
alter table app.api_key_use drop constraint api_key_use_pkey;
alter table app.api_key_use
  alter column api_key_id drop not null,
  add column certificate_id bigint,
  add constraint api_key_use_credential check (num_nonnulls(api_key_id, certificate_id) = 1),
  add constraint api_key_use_key unique nulls not distinct
    (community_id, api_key_id, certificate_id, day, http_method, path, ip, program),
  add foreign key (community_id, certificate_id) references app.certificate (community_id, id);
create index api_key_use_certificate on app.api_key_use (community_id, certificate_id, day) where certificate_id is not null;

alter table app.api_log
  alter column api_key_id drop not null,
  add column certificate_id bigint,
  add constraint api_log_credential check (num_nonnulls(api_key_id, certificate_id) = 1);
create index api_log_certificate on app.api_log (community_id, certificate_id, requested_at, id)
  where certificate_id is not null;

-- When operators were last told that the revocation list is about to end.
alter table app.certificate_authority add column crl_alarm_at timestamptz;
grant update (crl_alarm_at) on app.certificate_authority to jobs;
`)
    .execute(db);
}
