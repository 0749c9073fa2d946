import type { SimulationTemplate } from '@quickportal/contracts/quickrec/simulation-templates';
import type { BankStatementFileStatus } from '@quickportal/contracts/rules/states/bank-statement-file';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';

/** A simulated account that has lines on a day. */
export interface SimulatedAccount extends StatementAccountKey {
  communityName: string;
  communityCode: string;
  aliasName: string;
  status: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CLOSED';
  currency: 'AUD' | 'NZD';
  simulationEnabled: boolean;
  vaultEntryId: number | null;
}

/** A page of accounts of all communities: those behind the last one of the page before. */
export interface AccountsBehind {
  afterCommunityId: number;
  afterAccountId: number;
  limit: number;
}

export const simulatedAccounts = preparedSql(
  'bankrecServices.simulatedAccounts',
  (p: AccountsBehind & { day: string }) => sql<SimulatedAccount>`
    select a.community_id as "communityId", a.id as "bankStatementAccountId", c.name as "communityName",
      c.code as "communityCode", a.alias_name as "aliasName", a.status, a.currency,
      a.simulation_enabled as "simulationEnabled", a.vault_entry_id as "vaultEntryId"
    from app.bank_statement_account a join app.community c on c.id = a.community_id
    where a.source = 'SIMULATION'
      and (a.community_id, a.id) > (${p.afterCommunityId}::bigint, ${p.afterAccountId}::bigint)
      and exists (select from app.simulation_line l where l.community_id = a.community_id
        and l.bank_statement_account_id = a.id and l.status = 'ACTIVE' and l.value_date = ${p.day}::date)
    order by a.community_id, a.id limit ${p.limit}`,
);

/** Simulated accounts of all communities that have lines on a day, by their ids. Scope jobs. */
export const listSimulatedAccounts = (db: Reader, key: AccountsBehind & { day: string }): Promise<SimulatedAccount[]> =>
  db.all(simulatedAccounts, key);

/** What there is of an account around a day; cents. */
export interface SimulationDay {
  /** The file that was made for the day and was not refused. */
  fileId: number | null;
  fileStatus: BankStatementFileStatus | null;
  hasStatement: boolean;
  /** Day of a statement behind it, imported or made. */
  laterDate: string | null;
  /** Day of a statement before it that was made and is not imported yet. */
  waitingDate: string | null;
  waitingStatus: BankStatementFileStatus | null;
  /** Closing balance of the last statement before the day; null where it is the first. */
  previousClosing: number | null;
}

const ofDay = preparedSql(
  'bankrecServices.simulationDay',
  (p: StatementAccountKey & { day: string }) => sql<SimulationDay>`
    with made as (
      select distinct l.value_date, f.id, f.status from app.simulation_line l
      join app.bank_statement_file f on f.community_id = l.community_id and f.id = l.bank_statement_file_id
      where l.community_id = ${p.communityId}::bigint and l.bank_statement_account_id = ${p.bankStatementAccountId}::bigint
        and f.status <> 'REFUSED'
    ), imported as (
      select s.statement_date, s.statement_number, s.closing_balance from app.bank_statement s
      where s.community_id = ${p.communityId}::bigint and s.bank_statement_account_id = ${p.bankStatementAccountId}::bigint
    ), of_day as (select * from made where value_date = ${p.day}::date order by id limit 1
    ), waiting as (
      select * from made where value_date < ${p.day}::date and status in ('CHECKING', 'HELD') order by value_date limit 1
    )
    select (select id from of_day) as "fileId", (select status from of_day) as "fileStatus",
      exists (select from imported where statement_date = ${p.day}::date) as "hasStatement",
      (select min(later)::text from (
        select statement_date as later from imported where statement_date > ${p.day}::date
        union all select value_date from made where value_date > ${p.day}::date) behind) as "laterDate",
      (select value_date::text from waiting) as "waitingDate", (select status from waiting) as "waitingStatus",
      (select closing_balance from imported where statement_date < ${p.day}::date
        order by statement_date desc, statement_number desc limit 1) as "previousClosing"`,
);

/** What there is of an account around a day. Scope jobs. */
export async function getSimulationDay(db: Reader, key: StatementAccountKey & { day: string }): Promise<SimulationDay> {
  const found = await db.first(ofDay, key);
  if (!found) throw new Error('The day of a simulated account has no row');
  return found;
}

/** A line that no statement has; cents. */
export interface UnpostedLine {
  id: number;
  templateName: SimulationTemplate;
  amount: bigint;
  narrative: string;
  fields: Record<string, string>;
}

const unposted = preparedSql(
  'bankrecServices.unpostedLines',
  (p: StatementAccountKey & { day: string }) => sql<Omit<UnpostedLine, 'amount'> & { cents: number }>`
    select l.id, l.template_name as "templateName", l.amount as cents, l.narrative, l.fields
    from app.simulation_line l
    left join app.bank_statement_file f on f.community_id = l.community_id and f.id = l.bank_statement_file_id
    where l.community_id = ${p.communityId}::bigint and l.bank_statement_account_id = ${p.bankStatementAccountId}::bigint
      and l.status = 'ACTIVE' and l.value_date = ${p.day}::date and (f.id is null or f.status = 'REFUSED')
    order by l.id`,
);

/** Lines of an account and day that are neither archived nor removed, and that no statement has. Scope jobs. */
export async function listUnpostedLines(
  db: Reader,
  key: StatementAccountKey & { day: string },
): Promise<UnpostedLine[]> {
  const rows = await db.all(unposted, key);
  return rows.map(({ cents, ...line }) => ({ ...line, amount: BigInt(cents) }));
}
