import type { StatementSource } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';
import type { AccountsBehind } from './read-simulation-day.ts';

/** A statement account of any community, for what services say of it. */
interface ReportedAccount extends StatementAccountKey {
  communityName: string;
  businessName: string;
  aliasName: string;
  source: StatementSource;
  currency: 'AUD' | 'NZD';
}

/** An account that has had no statement. */
export interface PendingAccount extends ReportedAccount {
  createdAt: string;
  simulationEnabled: boolean;
  /** Simulation lines that no statement has. */
  lineCount: number;
}

const reported = sql`a.community_id as "communityId", a.id as "bankStatementAccountId", c.name as "communityName",
  b.name as "businessName", a.alias_name as "aliasName", a.source, a.currency`;
const withNames = sql`app.bank_statement_account a join app.community c on c.id = a.community_id
  join app.business b on b.community_id = a.community_id and b.id = a.business_id`;

export const pendingAccounts = preparedSql(
  'bankrecServices.pendingAccounts',
  (p: { before: string; limit: number }) => sql<PendingAccount>`
    select ${reported}, a.created_at as "createdAt", a.simulation_enabled as "simulationEnabled",
      (select count(*) from app.simulation_line l where l.community_id = a.community_id
        and l.bank_statement_account_id = a.id and l.status = 'ACTIVE' and l.bank_statement_file_id is null) as "lineCount"
    from ${withNames}
    where a.status = 'PENDING' and a.created_at < ${p.before}::timestamptz
    order by a.created_at, a.community_id, a.id limit ${p.limit}`,
);

/** Accounts of all communities that wait for their first statement, the oldest first. Scope jobs. */
export const listPendingAccounts = (db: Reader, key: { before: string; limit: number }): Promise<PendingAccount[]> =>
  db.all(pendingAccounts, key);

/** An active account on a day; cents. */
export interface AccountDay extends ReportedAccount {
  hasStatement: boolean;
  openingBalance: number | null;
  /** Simulation lines on the day. */
  lineCount: number;
  previousDate: string | null;
  previousClosing: number | null;
}

export const accountDays = preparedSql(
  'bankrecServices.accountDays',
  (p: AccountsBehind & { day: string; before: string }) => sql<AccountDay>`
    select ${reported}, s.id is not null as "hasStatement", s.opening_balance as "openingBalance",
      (select count(*) from app.simulation_line l where l.community_id = a.community_id
        and l.bank_statement_account_id = a.id and l.status = 'ACTIVE' and l.value_date = ${p.day}::date) as "lineCount",
      e.statement_date::text as "previousDate", e.closing_balance as "previousClosing"
    from ${withNames}
    left join lateral (select x.id, x.opening_balance from app.bank_statement x
      where x.community_id = a.community_id and x.bank_statement_account_id = a.id and x.statement_date = ${p.day}::date
      order by x.statement_number limit 1) s on true
    left join lateral (select x.statement_date, x.closing_balance from app.bank_statement x
      where x.community_id = a.community_id and x.bank_statement_account_id = a.id and x.statement_date < ${p.day}::date
      order by x.statement_date desc, x.statement_number desc limit 1) e on true
    where a.status = 'ACTIVE' and a.created_at < ${p.before}::timestamptz
      and (a.community_id, a.id) > (${p.afterCommunityId}::bigint, ${p.afterAccountId}::bigint)
    order by a.community_id, a.id limit ${p.limit}`,
);

/** Active accounts of all communities on a day, by their ids. Scope jobs. */
export const listAccountDays = (
  db: Reader,
  key: AccountsBehind & { day: string; before: string },
): Promise<AccountDay[]> => db.all(accountDays, key);

/** What a community had in a month. */
export interface BillingCount {
  communityId: number;
  communityName: string;
  communityCode: string;
  businessCount: number;
  accountCount: number;
  statementCount: number;
  lineCount: number;
}

export const billingCounts = preparedSql(
  'bankrecServices.billingCounts',
  (p: { from: string; to: string; after: number; limit: number }) => sql<BillingCount>`
    select c.id as "communityId", c.name as "communityName", c.code as "communityCode", a."businessCount",
      a."accountCount", s."statementCount",
      (select count(*) from app.bank_statement_line l where l.community_id = c.id
        and l.value_date between ${p.from}::date and ${p.to}::date) as "lineCount"
    from app.community c
    cross join lateral (select count(*) as "accountCount", count(distinct x.business_id) as "businessCount"
      from app.bank_statement_account x where x.community_id = c.id and x.status = 'ACTIVE') a
    cross join lateral (select count(*) as "statementCount" from app.bank_statement x
      where x.community_id = c.id and x.statement_date between ${p.from}::date and ${p.to}::date) s
    where not c.is_sandbox and c.id > ${p.after}::bigint and (a."accountCount" > 0 or s."statementCount" > 0)
    order by c.id limit ${p.limit}`,
);

/** Accounts, statements and lines of each community in some days; sandboxes are left out. Scope jobs. */
export const listBillingCounts = (
  db: Reader,
  key: { from: string; to: string; after: number; limit: number },
): Promise<BillingCount[]> => db.all(billingCounts, key);

/** An account that statements came of and that no one registered. */
export interface UnknownAccount {
  communityName: string;
  masked: string;
  fileCount: number;
  firstSeen: string;
  lastSeen: string;
  lastFileName: string;
}

export const unknownAccounts = preparedSql(
  'bankrecServices.unknownAccounts',
  (p: { since: string; limit: number }) => sql<UnknownAccount>`
    select c.name as "communityName", u.account ->> 'masked' as masked, count(*) as "fileCount",
      min(f.created_at) as "firstSeen", max(f.created_at) as "lastSeen",
      (array_agg(f.file_name order by f.created_at desc, f.id desc))[1] as "lastFileName"
    from app.bank_statement_file f
    join app.community c on c.id = f.community_id
    cross join lateral jsonb_array_elements(f.unknown_accounts) as u (account)
    where f.unknown_accounts <> '[]' and f.created_at >= ${p.since}::timestamptz
      and not exists (select from app.bank_statement_account a where a.community_id = f.community_id and a.fingerprint in (
        select decode(each.hex, 'hex') from jsonb_array_elements_text(u.account -> 'fingerprints') as each (hex)))
    group by f.community_id, c.name, u.account ->> 'masked', u.account ->> 'fingerprints'
    order by c.name, f.community_id, max(f.created_at) desc limit ${p.limit}`,
);

/** Accounts that files named and that no business has registered since, by community. Scope jobs. */
export const listUnknownAccounts = (db: Reader, key: { since: string; limit: number }): Promise<UnknownAccount[]> =>
  db.all(unknownAccounts, key);
