import type { BankStatementLineStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A day of a statement account. */
export interface DayKey {
  accountId: number;
  /** Statement date. */
  day: string;
}

/** A day with its statements, its lines and how it was closed; cents as the driver reads them. */
export interface StoredDay {
  communityId: number;
  businessId: number;
  bankStatementAccountId: number;
  aliasName: string;
  businessName: string;
  currency: 'AUD' | 'NZD';
  openingBalance: number;
  statementBalance: number;
  creditCount: number;
  credits: number;
  debitCount: number;
  debits: number;
  matched: number;
  excluded: number;
  lineCount: number;
  openCount: number;
  isClosed: boolean;
  closedByName: string | null;
  closedAt: string | null;
  differenceReason: string | null;
  version: number | null;
}

const dayByKey = preparedSql(
  'bankStatementDays.get',
  (p: DayKey) => sql<StoredDay>`
    with statement as (
      select s.* from app.bank_statement s
      where s.bank_statement_account_id = ${p.accountId}::bigint and s.statement_date = ${p.day}::date
    ), line as (
      select l.id, l.amount, l.status, (select coalesce(sum(x.amount), 0) from app.line_allocation x
        where x.community_id = l.community_id and x.bank_statement_line_id = l.id)::bigint * sign(l.amount)::bigint as allocated
      from app.bank_statement_line l
      join statement s on s.community_id = l.community_id and s.id = l.bank_statement_id
    ), sums as (
      select count(*) filter (where amount > 0) as credit_count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credits,
        count(*) filter (where amount < 0) as debit_count, coalesce(sum(amount) filter (where amount < 0), 0)::bigint as debits,
        coalesce(sum(allocated), 0)::bigint as matched,
        coalesce(sum(amount) filter (where status = 'EXCLUDED'), 0)::bigint as excluded,
        count(*) as line_count, count(*) filter (where status in ('UNMATCHED', 'PART_MATCHED')) as open_count
      from line
    )
    select a.community_id as "communityId", a.business_id as "businessId", a.id as "bankStatementAccountId",
      a.alias_name as "aliasName", b.name as "businessName", a.currency,
      (select opening_balance from statement order by statement_number, id limit 1) as "openingBalance",
      (select closing_balance from statement order by statement_number desc, id desc limit 1) as "statementBalance",
      m.credit_count as "creditCount", m.credits, m.debit_count as "debitCount", m.debits, m.matched, m.excluded,
      m.line_count as "lineCount", m.open_count as "openCount", coalesce(d.is_closed, false) as "isClosed",
      d.closed_by_name as "closedByName", d.closed_at as "closedAt", d.difference_reason as "differenceReason", d.version
    from app.bank_statement_account a
    join app.business b on b.community_id = a.community_id and b.id = a.business_id
    cross join sums m
    left join app.bank_statement_day d
      on d.community_id = a.community_id and d.bank_statement_account_id = a.id and d.day = ${p.day}::date
    where a.id = ${p.accountId}::bigint and exists (select from statement)`,
);

/** A day of an account; undefined where the scope has no such account, or the account no statement of the day. */
export const getStatementDay = (db: Reader, key: DayKey): Promise<StoredDay | undefined> => db.first(dayByKey, key);

/** A line that is not matched, or in part; the rest of it in cents, with its sign. */
export interface StoredDifference {
  bankStatementLineId: number;
  narrative: string;
  status: BankStatementLineStatus;
  amount: number;
}

const differencesOfDay = preparedSql(
  'bankStatementDays.differences',
  (p: DayKey & { limit: number }) => sql<StoredDifference>`
    select l.id as "bankStatementLineId", coalesce(nullif(l.narrative, ''), l.customer_reference) as narrative, l.status,
      l.amount - sign(l.amount)::bigint * (select coalesce(sum(x.amount), 0)::bigint from app.line_allocation x
        where x.community_id = l.community_id and x.bank_statement_line_id = l.id) as amount
    from app.bank_statement s
    join app.bank_statement_line l on l.community_id = s.community_id and l.bank_statement_id = s.id
    where s.bank_statement_account_id = ${p.accountId}::bigint and s.statement_date = ${p.day}::date
      and l.status in ('UNMATCHED', 'PART_MATCHED')
    order by l.id limit ${p.limit}::int`,
);

/** The lines that make up the difference of a day, in their order. */
export const listDayDifferences = (db: Reader, key: DayKey & { limit: number }): Promise<StoredDifference[]> =>
  db.all(differencesOfDay, key);

/**
 * Locks the account, so that nothing is imported meanwhile, and the lines of a day, so that what is being matched ends
 * first. False where the scope has no such account.
 */
export async function lockStatementDay(trx: WriteTransaction, { accountId, day }: DayKey): Promise<boolean> {
  const { rows } = await sql`
    select from app.bank_statement_account where id = ${accountId}::bigint for no key update`.execute(trx);
  await sql`
    select from app.bank_statement_line l
    where l.bank_statement_id in (select s.id from app.bank_statement s
      where s.bank_statement_account_id = ${accountId}::bigint and s.statement_date = ${day}::date)
    order by l.id for update`.execute(trx);
  return rows.length > 0;
}

interface DayClosing extends DayKey {
  communityId: number;
  businessId: number;
  statementBalance: bigint;
  bookBalance: bigint;
  currency: 'AUD' | 'NZD';
  reason: string;
  byName: string;
  at: Date;
}

/** Closes a day. Rules do not try what they have not tried of it by then. */
export async function closeStatementDay(trx: WriteTransaction, day: DayClosing): Promise<void> {
  await sql`
    insert into app.bank_statement_day (community_id, bank_statement_account_id, day, business_id, is_closed,
      statement_balance, book_balance, currency, difference_reason, closed_by_name, closed_at)
    values (${day.communityId}::bigint, ${day.accountId}::bigint, ${day.day}::date, ${day.businessId}::bigint, true,
      ${day.statementBalance}::bigint, ${day.bookBalance}::bigint, ${day.currency}, ${day.reason}, ${day.byName}, ${day.at}::timestamptz)
    on conflict (community_id, bank_statement_account_id, day) do update set is_closed = true,
      statement_balance = excluded.statement_balance, book_balance = excluded.book_balance,
      difference_reason = excluded.difference_reason, closed_by_name = excluded.closed_by_name,
      closed_at = excluded.closed_at, version = bank_statement_day.version + 1`.execute(trx);
  await sql`
    update app.bank_statement_line l set tried_at = ${day.at}::timestamptz
    where l.community_id = ${day.communityId}::bigint and l.tried_at is null
      and l.bank_statement_id in (select s.id from app.bank_statement s
        where s.community_id = l.community_id and s.bank_statement_account_id = ${day.accountId}::bigint
          and s.statement_date = ${day.day}::date)`.execute(trx);
}

/** Opens a closed day again. */
export async function reopenStatementDay(
  trx: WriteTransaction,
  { communityId, accountId, day }: DayKey & { communityId: number },
): Promise<void> {
  await sql`
    update app.bank_statement_day set is_closed = false, version = version + 1
    where community_id = ${communityId}::bigint and bank_statement_account_id = ${accountId}::bigint
      and day = ${day}::date`.execute(trx);
}

const closedDay = preparedSql(
  'bankStatementDays.isClosed',
  (p: DayKey & { communityId: number }) => sql<{ found: boolean }>`
    select true as found from app.bank_statement_day d
    where d.community_id = ${p.communityId}::bigint and d.bank_statement_account_id = ${p.accountId}::bigint
      and d.day = ${p.day}::date and d.is_closed`,
);

/** Whether a day is closed. */
export const isDayClosed = async (db: Reader, key: DayKey & { communityId: number }): Promise<boolean> =>
  (await db.first(closedDay, key)) !== undefined;

const closedDays = preparedSql(
  'bankStatementDays.ofDrafts',
  (p: { communityId: number; fileId: number; limit: number }) => sql<{
    lineNumber: number;
    statementDate: string;
    aliasName: string;
  }>`
    select r.line_number as "lineNumber", r.statement_date as "statementDate", a.alias_name as "aliasName"
    from app.bank_statement_draft r
    join app.bank_statement_day d on d.community_id = r.community_id
      and d.bank_statement_account_id = r.bank_statement_account_id and d.day = r.statement_date and d.is_closed
    join app.bank_statement_account a on a.community_id = r.community_id and a.id = r.bank_statement_account_id
    where r.community_id = ${p.communityId}::bigint and r.bank_statement_file_id = ${p.fileId}::bigint
    order by r.position limit ${p.limit}::int`,
);

/** Statements of a file whose day is closed. */
export const findClosedDays = (
  db: Reader,
  place: { communityId: number; fileId: number; limit: number },
): Promise<{ lineNumber: number; statementDate: string; aliasName: string }[]> => db.all(closedDays, place);
