import type { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import type { CriteriaOf } from '@quickportal/contracts/kernel/filter';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { limitsOf, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { toTransactionRecord, transactionColumns, type TransactionRecord } from '../transactions/transaction.ts';
import { selected } from '../../connect/entity-columns.ts';
import { selectDecision, type FraudDecisionRecord } from './fraud-decision.ts';

type Filters = CriteriaOf<typeof fraudReviewList>;
/** What narrows reviews beside their status. Instants are ISO texts, `before` is not included. */
type Criteria = Omit<Filters, 'status' | 'to'> & { before?: string | undefined };

export interface FraudReviewSearch extends Criteria {
  communityId: number;
  status: NonNullable<Filters['status']>;
}

/** A payment that fraud guard decided about. */
export interface FraudReviewRecord {
  transaction: TransactionRecord;
  decision: FraudDecisionRecord;
  businessName: string;
  payerIp: string | null;
}

interface Shape {
  given: GivenOf<Criteria>;
  oldestFirst: boolean;
}
type Params = ValuesOf<Criteria> & Pick<FraudReviewSearch, 'communityId' | 'status'> & PageLimits;

/** A filter of the list without a condition here does not compile. */
type Conditions = { readonly [K in keyof Required<Criteria>]: (params: Params) => RawBuilder<SqlBool> };

const conditions: Conditions = {
  rule: (p: Params) => sql<SqlBool>`exists (select from app.fraud_rule_hit r
    where r.community_id = f.community_id and r.fraud_decision_id = f.id and r.rule_code = ${p.rule})`,
  businessId: (p: Params) => sql<SqlBool>`f.business_id = ${p.businessId}`,
  from: (p: Params) => sql<SqlBool>`f.decided_at >= ${p.from}::timestamptz`,
  before: (p: Params) => sql<SqlBool>`f.decided_at < ${p.before}::timestamptz`,
};

function found({ given }: Shape, params: Params): RawBuilder<SqlBool> {
  const filters = (Object.keys(conditions) as (keyof Conditions)[]).filter((filter) => given[filter]);
  return sql.join(
    [
      sql<SqlBool>`f.community_id = ${params.communityId} and f.status = any (${params.status}::text[])`,
      ...filters.map((filter) => conditions[filter](params)),
    ],
    sql` and `,
  );
}

const { status: _status, version: _version, ...columns } = transactionColumns;

const rows = shapedQuery('fraudReviews.list', (shape: Shape, params: Params) =>
  selectDecision()
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'f.community_id').onRef('t.id', '=', 'f.transaction_id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'f.community_id').onRef('b.id', '=', 'f.business_id'),
    )
    .select(selected('t', columns))
    .select([
      't.status as transactionStatus',
      't.version as transactionVersion',
      't.payer_ip as payerIp',
      'b.name as businessName',
    ])
    .where(found(shape, params))
    .orderBy('f.decided_at', shape.oldestFirst ? 'asc' : 'desc')
    .orderBy('f.id', shape.oldestFirst ? 'asc' : 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const count = shapedQuery('fraudReviews.count', (shape: Shape, params: Params) =>
  build
    .selectFrom('app.fraud_decision as f')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(found(shape, params)),
);

/** One page of decisions with their payments, newest first; of those that wait alone, oldest first. */
export async function listFraudReviews(
  db: Reader,
  { communityId, status, page, pageSize, ...criteria }: FraudReviewSearch & PageOf,
): Promise<Page<FraudReviewRecord>> {
  const { given, values } = criteriaOf<Criteria>(criteria);
  const shape = { given, oldestFirst: status.every((code) => code === 'SUSPENDED') };
  const params = { ...values, communityId, status, ...limitsOf({ page, pageSize }) };
  const [items, counted] = await Promise.all([
    pageSize === 0 ? [] : db.all(rows(shape), params),
    db.first(count(shape), params),
  ]);
  return { items: items.map(toReviewRecord), recordsCount: counted?.count ?? 0 };
}

type Row = ReturnType<typeof rows> extends { row?: infer R } ? NonNullable<R> : never;

function toReviewRecord({
  transactionStatus,
  transactionVersion,
  payerIp,
  businessName,
  ...row
}: Row): FraudReviewRecord {
  const { mode, decidedAt, reviewedAt, reviewReason, reviewerName, hits, status, version, ...transaction } = row;
  return {
    transaction: toTransactionRecord({ ...transaction, status: transactionStatus, version: transactionVersion }),
    decision: { mode, decidedAt, reviewedAt, reviewReason, reviewerName, hits, status, version },
    businessName,
    payerIp,
  };
}
