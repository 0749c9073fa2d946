import { sql, type Kysely } from 'kysely';
import { platformTable } from '../migrate/row-level-security.ts';

const ofJobs = (table: string): string => `grant select, insert, update, delete on ${table} to jobs;
${platformTable(table, ['jobs'])}`;

/** What the networks notify; and, in tables of its own, the built-in network that takes the place of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Notifications come more than once: the id tells them apart.
create table app.gateway_notification (
  notification_id text primary key,
  kind text not null check (kind in ('payment', 'bank-file', 'agreement', 'amendment')),
  body jsonb not null,
  received_at timestamptz not null,
  times_received integer not null default 1,
  handled_at timestamptz
);
create index gateway_notification_received on app.gateway_notification (received_at);
create index gateway_notification_unhandled on app.gateway_notification (received_at) where handled_at is null;
${ofJobs('app.gateway_notification')}

-- One row: how reliable the built-in network is.
create table app.simulator_setting (
  only_row boolean primary key default true check (only_row),
  hostility jsonb not null
);
${ofJobs('app.simulator_setting')}

-- Of a number it keeps the last two digits only: they decide the outcome.
create table app.simulator_instruction (
  instruction_id text primary key,
  operation text not null check (operation in ('PAYMENT', 'CAPTURE', 'REFUND', 'VOID')),
  original_id text,
  agreement_id text,
  content_hash bytea not null,
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('TRAVELLING', 'WAITING', 'DECIDED', 'CLOSED')),
  approved boolean,
  response_code text,
  summary_code smallint,
  reference text,
  captured boolean not null default false,
  decide_at timestamptz,
  received_at timestamptz not null
);
create index simulator_instruction_original on app.simulator_instruction (original_id) where original_id is not null;
${ofJobs('app.simulator_instruction')}

create table app.simulator_agreement (
  agreement_id text primary key,
  content_hash bytea not null,
  ending smallint,
  status text not null check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'REJECTED', 'NOT_RECEIVED')),
  status_by text check (status_by in ('PAYER', 'PAYEE', 'SYSTEM')),
  reason_code text,
  terms jsonb not null,
  respond_by timestamptz not null,
  received_at timestamptz not null
);
${ofJobs('app.simulator_agreement')}

create table app.simulator_amendment (
  amendment_id text primary key,
  agreement_id text not null,
  kind text not null check (kind in ('UNILATERAL', 'BILATERAL', 'STATUS', 'RECALL_AMENDMENT')),
  content_hash bytea not null,
  status text not null check (status in ('PENDING', 'COMPLETED', 'DECLINED', 'RECALLED', 'TIMEDOUT', 'NOT_RECEIVED')),
  reason_code text,
  terms jsonb,
  respond_by timestamptz,
  received_at timestamptz not null
);
create index simulator_amendment_agreement on app.simulator_amendment (agreement_id);
${ofJobs('app.simulator_amendment')}

create table app.simulator_bank_file (
  name text primary key,
  content_hash bytea not null,
  status text not null check (status in ('ACCEPTED', 'REJECTED', 'CLOSED')),
  reason text,
  received_at timestamptz not null
);
create index simulator_bank_file_content on app.simulator_bank_file (content_hash);
${ofJobs('app.simulator_bank_file')}

-- What comes back of a file on a day, sealed
create table app.simulator_return_file (
  name text primary key,
  file_name text not null references app.simulator_bank_file (name) on delete cascade,
  available_at timestamptz not null,
  content_sealed text not null
);
create index simulator_return_file_of_file on app.simulator_return_file (file_name, name);
${ofJobs('app.simulator_return_file')}
`)
    .execute(db);
}
