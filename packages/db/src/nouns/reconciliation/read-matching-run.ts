import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A row with its cents as the driver reads them. */
export type Stored<T, Cents extends keyof T> = Omit<T, Cents> & Record<Cents, number>;

/** The business whose lines are matched. */
export interface MatchingPlace {
  communityId: number;
  businessId: number;
}

/** A line that no rule tried yet; the amount in cents. */
export interface UntriedLine {
  lineId: number;
  valueDate: string;
  amount: bigint;
  currency: 'AUD' | 'NZD';
  customerReference: string;
  narrative: string;
  offSystemBsb: string | null;
  offSystemReference: string | null;
}

/** Locks lines that no rule tried, in the order of their arrival; those that another transaction holds are left to it. */
export async function lockUntriedLines(
  trx: WriteTransaction,
  { communityId, businessId, limit }: MatchingPlace & { limit: number },
): Promise<UntriedLine[]> {
  const { rows } = await sql<Stored<UntriedLine, 'amount'>>`
    select id as "lineId", value_date::text as "valueDate", amount, currency, customer_reference as "customerReference",
      narrative, off_system_bsb as "offSystemBsb", off_system_reference as "offSystemReference"
    from app.bank_statement_line
    where community_id = ${communityId}::bigint and business_id = ${businessId}::bigint
      and tried_at is null and status = 'UNMATCHED'
    order by id limit ${limit}::int for update skip locked`.execute(trx);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** An enabled rule with its registration; the tolerance in cents. */
export interface EnabledRule {
  ruleId: number;
  ruleCode: MatchingRuleCode;
  ruleName: string;
  tolerance: bigint;
  days: number;
  offSystemBsb: string;
  prefix: string;
}

/** The enabled rules of a business, registration after registration, in the order in which they are tried. */
export async function listEnabledRules(db: Reader, place: MatchingPlace): Promise<EnabledRule[]> {
  return (await listRules(db, place)).filter(({ isEnabled }) => isEnabled);
}

/** The rules of a business, paused ones too, in the order in which they are tried. */
export async function listRules(db: Reader, place: MatchingPlace): Promise<(EnabledRule & { isEnabled: boolean })[]> {
  const rows = await db.all(rulesOfBusiness, place);
  return rows.map((row) => ({ ...row, tolerance: BigInt(row.tolerance) }));
}

const rulesOfBusiness = preparedSql(
  'matchingRules.ofBusiness',
  ({ communityId, businessId }: MatchingPlace) => sql<Stored<EnabledRule, 'tolerance'> & { isEnabled: boolean }>`
    select m.id as "ruleId", m.rule_code as "ruleCode", m.rule_name as "ruleName", m.status = 'ENABLED' as "isEnabled",
      coalesce((m.parameters ->> 'tolerance')::bigint, 0) as tolerance,
      coalesce((m.parameters ->> 'days')::int, 5) as days, r.off_system_bsb as "offSystemBsb", r.prefix
    from app.matching_rule m
    join app.matching_registration r on r.community_id = m.community_id and r.id = m.matching_registration_id
    where m.community_id = ${communityId}::bigint and m.business_id = ${businessId}::bigint
    order by r.id, m.order_number`,
);
