import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface DraftPlace {
  communityId: number;
  fileId: number;
}

/** Locks the accounts of a file’s statements, in their order, so that one file at a time goes on with a balance. */
export async function lockDraftAccounts(trx: WriteTransaction, { communityId, fileId }: DraftPlace): Promise<void> {
  await sql`
    select from app.bank_statement_account a
    where a.community_id = ${communityId}::bigint and a.id in (
      select d.bank_statement_account_id from app.bank_statement_draft d
      where d.community_id = ${communityId}::bigint and d.bank_statement_file_id = ${fileId}::bigint)
    order by a.id for no key update`.execute(trx);
}

/** The businesses whose lines were read. */
export async function listDraftBusinesses(
  trx: WriteTransaction,
  { communityId, fileId }: DraftPlace,
): Promise<number[]> {
  const { rows } = await sql<{ businessId: number }>`
    select distinct d.business_id as "businessId" from app.bank_statement_draft d
    where d.community_id = ${communityId}::bigint and d.bank_statement_file_id = ${fileId}::bigint
    order by d.business_id`.execute(trx);
  return rows.map(({ businessId }) => businessId);
}

/** Whether what was read is all there, once: another run of the same file may have been at it. */
export async function countDraftLines(
  trx: WriteTransaction,
  { communityId, fileId }: DraftPlace,
): Promise<{ lines: number; stated: number; statements: number }> {
  const { rows } = await sql<{ lines: number; stated: number; statements: number }>`
    select (select count(*) from app.bank_statement_draft_line l
        where l.community_id = ${communityId}::bigint and l.bank_statement_file_id = ${fileId}::bigint) as lines,
      coalesce(sum(d.line_count), 0)::bigint as stated, count(*) as statements
    from app.bank_statement_draft d
    where d.community_id = ${communityId}::bigint and d.bank_statement_file_id = ${fileId}::bigint`.execute(trx);
  return rows[0] ?? { lines: 0, stated: 0, statements: 0 };
}

/** A statement of the file that is there already. */
export interface KnownStatement {
  lineNumber: number;
  statementDate: string;
  statementNumber: string;
  aliasName: string;
  /** Null where it is twice in the file itself. */
  fileName: string | null;
  importedAt: string | null;
  /** Whether balances and amounts are the same, too. */
  isSame: boolean;
}

const known = preparedSql(
  'bankStatements.known',
  (p: DraftPlace & { limit: number }) => sql<KnownStatement>`
    with draft as materialized (
      select d.*, (select md5(string_agg(l.amount::text, ',' order by l.amount)) from app.bank_statement_draft_line l
          where l.community_id = d.community_id and l.bank_statement_file_id = d.bank_statement_file_id
            and l.position = d.position) as digest
      from app.bank_statement_draft d
      where d.community_id = ${p.communityId}::bigint and d.bank_statement_file_id = ${p.fileId}::bigint
    )
    select d.line_number as "lineNumber", d.statement_date as "statementDate", d.statement_number as "statementNumber",
      a.alias_name as "aliasName", k."fileName", k."importedAt", k."isSame"
    from draft d
    join app.bank_statement_account a on a.community_id = d.community_id and a.id = d.bank_statement_account_id
    cross join lateral (
      (select s.received_at as "importedAt", f.file_name as "fileName", s.opening_balance = d.opening_balance
          and s.closing_balance = d.closing_balance and digest.of is not distinct from d.digest as "isSame"
      from app.bank_statement s
      left join app.bank_statement_file f on f.community_id = s.community_id and f.id = s.bank_statement_file_id
      cross join lateral (select md5(string_agg(l.amount::text, ',' order by l.amount)) as of
        from app.bank_statement_line l where l.community_id = s.community_id and l.bank_statement_id = s.id) digest
      where s.community_id = d.community_id and s.bank_statement_account_id = d.bank_statement_account_id
        and s.statement_date = d.statement_date and (s.statement_number = d.statement_number or (
          d.line_count > 0 and s.opening_balance = d.opening_balance and s.closing_balance = d.closing_balance
          and digest.of is not distinct from d.digest))
      limit 1)
      union all
      (select null, null, true from draft o where o.bank_statement_account_id = d.bank_statement_account_id
        and o.statement_date = d.statement_date and o.statement_number = d.statement_number and o.position < d.position
      limit 1)
    ) k
    order by d.position limit ${p.limit}`,
);

/** Statements of a file that were imported before, or are in it twice. Scope jobs. */
export const findKnownStatements = (db: Reader, place: DraftPlace, limit: number): Promise<KnownStatement[]> =>
  db.all(known, { ...place, limit });

/** A statement of the file that does not go on where the one before it ended; cents. */
export interface StatementGap {
  lineNumber: number;
  aliasName: string;
  statementDate: string;
  statementNumber: string;
  openingBalance: string;
  closingBalance: string;
  previousDate: string | null;
  previousNumber: string | null;
  previousClosing: string | null;
  nextDate: string | null;
  nextOpening: string | null;
}

const gaps = preparedSql(
  'bankStatements.gaps',
  (p: DraftPlace & { limit: number }) => sql<StatementGap>`
    with chain as (
      select d.bank_statement_account_id as account, d.statement_date, d.statement_number, d.opening_balance,
        d.closing_balance, true as is_new, d.position::bigint as place, d.line_number
      from app.bank_statement_draft d
      where d.community_id = ${p.communityId}::bigint and d.bank_statement_file_id = ${p.fileId}::bigint
      union all
      select s.bank_statement_account_id, s.statement_date, s.statement_number, s.opening_balance, s.closing_balance,
        false, s.id, 0
      from app.bank_statement s
      where s.community_id = ${p.communityId}::bigint and s.bank_statement_account_id in (
        select d.bank_statement_account_id from app.bank_statement_draft d
        where d.community_id = ${p.communityId}::bigint and d.bank_statement_file_id = ${p.fileId}::bigint)
    ), ordered as (
      select c.*, lag(closing_balance) over o as previous_closing, lag(statement_date) over o as previous_date,
        lag(statement_number) over o as previous_number, lead(opening_balance) over o as next_opening,
        lead(statement_date) over o as next_date, lead(is_new) over o as next_is_new
      from chain c
      window o as (partition by account order by statement_date, is_new, statement_number, place)
    )
    select o.line_number as "lineNumber", a.alias_name as "aliasName", o.statement_date as "statementDate",
      o.statement_number as "statementNumber", o.opening_balance::text as "openingBalance",
      o.closing_balance::text as "closingBalance", o.previous_date as "previousDate",
      o.previous_number as "previousNumber", o.previous_closing::text as "previousClosing",
      o.next_date as "nextDate", o.next_opening::text as "nextOpening"
    from ordered o
    join app.bank_statement_account a on a.community_id = ${p.communityId}::bigint and a.id = o.account
    where o.is_new and (
      o.opening_balance <> o.previous_closing
      or (not o.next_is_new and o.closing_balance <> o.next_opening
        and (o.previous_closing is null or o.previous_closing = o.next_opening)))
    order by o.account, o.statement_date, o.place limit ${p.limit}`,
);

/** Where statements of a file do not fit between those that are there. Scope jobs. */
export const findStatementGaps = (db: Reader, place: DraftPlace, limit: number): Promise<StatementGap[]> =>
  db.all(gaps, { ...place, limit });
