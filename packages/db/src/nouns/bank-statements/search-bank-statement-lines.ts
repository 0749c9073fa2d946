import type { BankStatementLineStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { sql } from 'kysely';
import { containingWords } from '../../connect/folded-text.ts';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

export interface StatementLineCriteria {
  accountId?: number | undefined;
  statementId?: number | undefined;
  /** Value dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  status?: readonly BankStatementLineStatus[] | undefined;
  /** Words that text and references have, each of them. */
  query?: string | undefined;
}

/** A line of a statement as it is kept; cents. */
export interface StoredStatementLine {
  bankStatementLineId: number;
  bankStatementAccountId: number;
  aliasName: string;
  businessId: number;
  businessName: string;
  bankStatementId: number;
  statementDate: string;
  valueDate: string;
  amount: number;
  allocated: number;
  currency: 'AUD' | 'NZD';
  tranCode: string;
  bankReference: string;
  customerReference: string;
  narrative: string;
  status: BankStatementLineStatus;
  version: number;
}

interface Bound extends Omit<StatementLineCriteria, 'query'> {
  words?: readonly string[] | undefined;
}

const matching = (given: GivenOf<Bound>, p: ValuesOf<Bound>) =>
  build
    .selectFrom('app.bank_statement_line as l')
    .$if(given.accountId, (query) => query.where('l.bank_statement_account_id', '=', p.accountId))
    .$if(given.statementId, (query) => query.where('l.bank_statement_id', '=', p.statementId))
    .$if(given.from, (query) => query.where('l.value_date', '>=', p.from))
    .$if(given.to, (query) => query.where('l.value_date', '<=', p.to))
    .$if(given.status, (query) => query.where(sql<boolean>`l.status = any (${p.status}::text[])`))
    .$if(given.words, (query) =>
      query.where(
        sql<boolean>`l.narrative_folded || ' ' || app.fold(l.customer_reference) || ' ' || app.fold(l.bank_reference) like all (${p.words}::text[])`,
      ),
    );

export const lineRowsOf = shapedQuery(
  'bankStatementLines.search',
  (given: GivenOf<Bound>, p: ValuesOf<Bound> & PageLimits) =>
    build
      .selectFrom(
        matching(given, p)
          .selectAll('l')
          .orderBy('l.value_date', 'desc')
          .orderBy('l.id', 'desc')
          .limit(p.limit)
          .offset(p.offset)
          .as('l'),
      )
      .innerJoin('app.bank_statement_account as a', (join) =>
        join.onRef('a.community_id', '=', 'l.community_id').onRef('a.id', '=', 'l.bank_statement_account_id'),
      )
      .innerJoin('app.business as b', (join) =>
        join.onRef('b.community_id', '=', 'l.community_id').onRef('b.id', '=', 'l.business_id'),
      )
      .innerJoin('app.bank_statement as s', (join) =>
        join.onRef('s.community_id', '=', 'l.community_id').onRef('s.id', '=', 'l.bank_statement_id'),
      )
      .select(['l.id as bankStatementLineId', 'l.bank_statement_account_id as bankStatementAccountId'])
      .select(['a.alias_name as aliasName', 'b.id as businessId', 'b.name as businessName'])
      .select(['s.id as bankStatementId', 's.statement_date as statementDate', 'l.value_date as valueDate'])
      .select(['l.amount', 'l.currency', 'l.tran_code as tranCode', 'l.bank_reference as bankReference'])
      .select(['l.customer_reference as customerReference', 'l.narrative', 'l.status', 'l.version'])
      .select(
        sql<number>`(select coalesce(sum(x.amount), 0)::bigint from app.line_allocation x
          where x.community_id = l.community_id and x.bank_statement_line_id = l.id)`.as('allocated'),
      )
      .orderBy('l.value_date', 'desc')
      .orderBy('l.id', 'desc')
      .$castTo<StoredStatementLine>(),
);
export const lineCountOf = shapedQuery('bankStatementLines.count', (given: GivenOf<Bound>, p: ValuesOf<Bound>) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The criteria as the statements take them. */
export function boundLineCriteria({ query = '', ...criteria }: StatementLineCriteria) {
  const words = containingWords(query);
  return criteriaOf<Bound>({ ...criteria, words: words.length > 0 ? words : undefined });
}

/** One page of the lines in scope, the newest first, and how many there are. */
export function searchBankStatementLines(
  db: Reader,
  { page, pageSize, ...criteria }: StatementLineCriteria & PageOf,
): Promise<Page<StoredStatementLine>> {
  const { given, values } = boundLineCriteria(criteria);
  return readPage(db, { rows: lineRowsOf(given), count: lineCountOf(given) }, values, { page, pageSize });
}
