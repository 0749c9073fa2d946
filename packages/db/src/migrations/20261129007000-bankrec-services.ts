import { sql, type Kysely } from 'kysely';

/** What the BankRec services keep: the file that has a simulation line, and accounts in files that no one registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.simulation_line
  add column bank_statement_file_id bigint,
  add column posted_at timestamptz,
  add check ((bank_statement_file_id is null) = (posted_at is null)),
  add foreign key (community_id, bank_statement_file_id) references app.bank_statement_file (community_id, id);
create index simulation_line_file on app.simulation_line (community_id, bank_statement_file_id)
  where bank_statement_file_id is not null;

-- [{masked, fingerprints}]: numbers in the file that no account has; one may be several, with each BSB
alter table app.bank_statement_file add column unknown_accounts jsonb not null default '[]';
create index bank_statement_file_unknown on app.bank_statement_file (created_at, community_id, id)
  where unknown_accounts <> '[]';

create index bank_statement_account_simulated on app.bank_statement_account (community_id, id)
  where source = 'SIMULATION';
create index bank_statement_account_pending on app.bank_statement_account (community_id, created_at, id)
  where status = 'PENDING';
`)
    .execute(db);
}
