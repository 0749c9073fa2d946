import { sql } from 'kysely';
import {
  build,
  criteriaOf,
  preparedQuery,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

interface Criteria {
  accountId?: number | undefined;
  /** Statement dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A statement as it is kept; cents. */
export interface StoredBankStatement {
  bankStatementId: number;
  bankStatementAccountId: number;
  aliasName: string;
  businessName: string;
  statementDate: string;
  statementNumber: string;
  currency: 'AUD' | 'NZD';
  openingBalance: number;
  closingBalance: number;
  /** Closing balance of the statement before it; null where it is the first. */
  previousClosing: number | null;
  lineCount: number;
  unmatchedCount: number;
  fileName: string | null;
  receivedAt: string;
}

const matching = (given: GivenOf<Criteria>, p: ValuesOf<Criteria>) =>
  build
    .selectFrom('app.bank_statement as s')
    .$if(given.accountId, (query) => query.where('s.bank_statement_account_id', '=', p.accountId))
    .$if(given.from, (query) => query.where('s.statement_date', '>=', p.from))
    .$if(given.to, (query) => query.where('s.statement_date', '<=', p.to));

export const statementRowsOf = shapedQuery(
  'bankStatements.list',
  (given: GivenOf<Criteria>, p: ValuesOf<Criteria> & PageLimits) =>
    build
      .selectFrom(
        matching(given, p)
          .selectAll('s')
          .orderBy('s.statement_date', 'desc')
          .orderBy('s.id', 'desc')
          .limit(p.limit)
          .offset(p.offset)
          .as('s'),
      )
      .innerJoin('app.bank_statement_account as a', (join) =>
        join.onRef('a.community_id', '=', 's.community_id').onRef('a.id', '=', 's.bank_statement_account_id'),
      )
      .innerJoin('app.business as b', (join) =>
        join.onRef('b.community_id', '=', 's.community_id').onRef('b.id', '=', 's.business_id'),
      )
      .leftJoin('app.bank_statement_file as f', (join) =>
        join.onRef('f.community_id', '=', 's.community_id').onRef('f.id', '=', 's.bank_statement_file_id'),
      )
      .select(['s.id as bankStatementId', 's.bank_statement_account_id as bankStatementAccountId'])
      .select(['a.alias_name as aliasName', 'b.name as businessName', 's.statement_date as statementDate'])
      .select(['s.statement_number as statementNumber', 's.currency', 's.opening_balance as openingBalance'])
      .select(['s.closing_balance as closingBalance', 'f.file_name as fileName', 's.received_at as receivedAt'])
      .select(
        sql<number | null>`(select p.closing_balance from app.bank_statement p
          where p.community_id = s.community_id and p.bank_statement_account_id = s.bank_statement_account_id
            and (p.statement_date, p.statement_number, p.id) < (s.statement_date, s.statement_number, s.id)
          order by p.statement_date desc, p.statement_number desc, p.id desc limit 1)`.as('previousClosing'),
      )
      .select(
        sql<number>`(select count(*) from app.bank_statement_line l
          where l.community_id = s.community_id and l.bank_statement_id = s.id)`.as('lineCount'),
      )
      .select(
        sql<number>`(select count(*) from app.bank_statement_line l where l.community_id = s.community_id
          and l.bank_statement_id = s.id and l.status in ('UNMATCHED', 'PART_MATCHED'))`.as('unmatchedCount'),
      )
      .orderBy('s.statement_date', 'desc')
      .orderBy('s.id', 'desc')
      .$castTo<StoredBankStatement>(),
);
export const statementCountOf = shapedQuery('bankStatements.count', (given: GivenOf<Criteria>, p: ValuesOf<Criteria>) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** One page of the statements in scope, the newest first, and how many there are. */
export function listBankStatements(
  db: Reader,
  { page, pageSize, ...criteria }: Criteria & PageOf,
): Promise<Page<StoredBankStatement>> {
  const { given, values } = criteriaOf<Criteria>(criteria);
  return readPage(db, { rows: statementRowsOf(given), count: statementCountOf(given) }, values, { page, pageSize });
}

/** An account with its latest balance; cents. */
export interface StatementBalance {
  bankStatementAccountId: number;
  aliasName: string;
  accountIdentifier: string;
  businessName: string;
  source: string;
  status: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CLOSED';
  currency: 'AUD' | 'NZD';
  statementDate: string | null;
  closingBalance: number | null;
  unmatchedCount: number;
}

/** Accounts that are offered at most. */
export const MOST_BALANCES = 200;

const balances = preparedQuery('bankStatements.balances', (p: { limit: number }) =>
  build
    .selectFrom('app.bank_statement_account as a')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('app.bank_statement as s')
          .select(['s.statement_date', 's.closing_balance'])
          .whereRef('s.community_id', '=', 'a.community_id')
          .whereRef('s.bank_statement_account_id', '=', 'a.id')
          .orderBy('s.statement_date', 'desc')
          .orderBy('s.statement_number', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['a.id as bankStatementAccountId', 'a.alias_name as aliasName', 'a.source', 'a.status', 'a.currency'])
    .select(['a.masked_identifier as accountIdentifier', 'b.name as businessName'])
    .select(['s.statement_date as statementDate', 's.closing_balance as closingBalance'])
    .select(
      sql<number>`(select count(*) from app.bank_statement_line l where l.community_id = a.community_id
        and l.bank_statement_account_id = a.id and l.status in ('UNMATCHED', 'PART_MATCHED'))`.as('unmatchedCount'),
    )
    .orderBy('a.alias_folded')
    .orderBy('a.id')
    .limit(p.limit)
    .$castTo<StatementBalance>(),
);

/** The statement accounts in scope by name, with the latest balance of each. */
export const listStatementBalances = (db: Reader): Promise<StatementBalance[]> =>
  db.all(balances, { limit: MOST_BALANCES });
