import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Lines of payment files: kept when they are checked, taken after the release of their file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.uploaded_file add column released_at timestamptz, add column released_by text,
  add check ((released_at is null) = (released_by is null));

-- What a line says (entered), what is wrong with it (findings), and the payment that it would be: principal and
-- surcharge in cents. businesses is that of the file.
create table app.payment_file_line (
  community_id bigint not null,
  uploaded_file_id bigint not null,
  line_number integer not null check (line_number > 0),
  businesses int8multirange not null,
  status text not null check (status in ('READY', 'WRONG', 'DUPLICATE', 'LEFT_OUT', 'TAKEN', 'REFUSED')),
  entered jsonb not null,
  findings jsonb not null default '[]',
  business_id bigint,
  customer_id bigint,
  customer_name text not null default '',
  customer_account_id bigint,
  payment_method text check (payment_method in ('CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ', 'PAYTO', 'PAYID')),
  currency text check (currency in ('AUD', 'NZD')),
  principal bigint check (principal > 0),
  surcharge bigint check (surcharge >= 0),
  -- what the same payment twice has in common
  content_key bytea,
  -- the earlier line of the file, and the earlier payment, that are the same
  same_line_number integer,
  same_receipt_number text,
  transaction_id bigint,
  check ((status = 'WRONG') = (principal is null)),
  check ((principal is null) = (surcharge is null) and (principal is null) = (currency is null)),
  check ((principal is null) = (customer_account_id is null) and (principal is null) = (content_key is null)),
  check ((status = 'TAKEN') = (transaction_id is not null)),
  primary key (community_id, uploaded_file_id, line_number),
  foreign key (community_id, uploaded_file_id) references app.uploaded_file (community_id, id),
  foreign key (community_id, transaction_id) references app.transaction (community_id, id)
);
create index payment_file_line_by_status on app.payment_file_line (community_id, uploaded_file_id, status, line_number);
create index payment_file_line_by_content on app.payment_file_line (community_id, uploaded_file_id, content_key)
  where content_key is not null;
-- a payment is of one line at most
create unique index payment_file_line_transaction on app.payment_file_line (community_id, transaction_id)
  where transaction_id is not null;
grant select, insert, update, delete on app.payment_file_line to tenant, staff, jobs;
${tenantTable('app.payment_file_line', { businessColumn: 'businesses' })}
`)
    .execute(db);
}
