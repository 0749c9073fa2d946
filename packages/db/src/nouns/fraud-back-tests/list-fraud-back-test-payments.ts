import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { PaymentOutcome } from '@quickportal/contracts/rules/fraud-guard/payment-outcome';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { selected } from '../../connect/entity-columns.ts';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { limitsOf, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { toTransactionRecord, transactionColumns, type TransactionRecord } from '../transactions/transaction.ts';

/** What narrows the payments of a back-test. */
interface Criteria {
  rule?: SwitchableRule | undefined;
  outcome?: PaymentOutcome | undefined;
  isAdded?: boolean | undefined;
}
type Key = { communityId: number; backTestId: number };
type Values = ValuesOf<Criteria> & Key;

/** A payment that the tested rules would have stopped. */
export interface BackTestPaymentRecord {
  transaction: TransactionRecord;
  rules: readonly SwitchableRule[];
  outcome: PaymentOutcome;
  isAdded: boolean;
}

const conditions = {
  rule: (p: Values) => sql<SqlBool>`${p.rule} = any (b.rules)`,
  outcome: (p: Values) => sql<SqlBool>`b.outcome = ${p.outcome}`,
  isAdded: (p: Values) => sql<SqlBool>`b.is_added = ${p.isAdded}`,
};

function found(given: GivenOf<Criteria>, params: Values): RawBuilder<SqlBool> {
  const filters = (Object.keys(conditions) as (keyof typeof conditions)[]).filter((filter) => given[filter]);
  return sql.join(
    [
      sql<SqlBool>`b.community_id = ${params.communityId} and b.fraud_back_test_id = ${params.backTestId}`,
      ...filters.map((filter) => conditions[filter](params)),
    ],
    sql` and `,
  );
}

const rows = shapedQuery('fraudBackTests.list-payments', (given: GivenOf<Criteria>, params: Values & PageLimits) =>
  build
    .selectFrom('app.fraud_back_test_payment as b')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'b.community_id').onRef('t.id', '=', 'b.transaction_id'),
    )
    .select(selected('t', transactionColumns))
    .select(['b.rules', 'b.outcome', 'b.is_added as isAdded'])
    .where(found(given, params))
    .orderBy('t.transaction_time', 'desc')
    .orderBy('t.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const count = shapedQuery('fraudBackTests.count-payments', (given: GivenOf<Criteria>, params: Values) =>
  build
    .selectFrom('app.fraud_back_test_payment as b')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(found(given, params)),
);

/** One page of the payments that tested rules would have stopped, newest first. */
export async function listBackTestPayments(
  db: Reader,
  key: Key,
  { page, pageSize, ...criteria }: Criteria & PageOf,
): Promise<Page<BackTestPaymentRecord>> {
  const { given, values } = criteriaOf({ rule: undefined, outcome: undefined, isAdded: undefined, ...criteria });
  const params = { ...key, ...values } as Values;
  const [items, counted] = await Promise.all([
    pageSize === 0 ? [] : db.all(rows(given), { ...params, ...limitsOf({ page, pageSize }) }),
    db.first(count(given), params),
  ]);
  return {
    items: items.map(({ rules, outcome, isAdded, ...transaction }) => ({
      transaction: toTransactionRecord(transaction),
      rules: rules as SwitchableRule[],
      outcome,
      isAdded,
    })),
    recordsCount: counted?.count ?? 0,
  };
}
