import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { rowSet, rowSetText } from '../../connect/row-set.ts';

/** A row with its cents as the driver reads them. */
type Stored<T, Cents extends keyof T> = Omit<T, Cents> & Record<Cents, number>;

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
  tolerance: bigint;
  days: number;
  offSystemBsb: string;
  prefix: string;
}

/** The enabled rules of a business, registration after registration, in the order in which they are tried. */
export async function listEnabledRules(
  trx: WriteTransaction,
  { communityId, businessId }: MatchingPlace,
): Promise<EnabledRule[]> {
  const { rows } = await sql<Stored<EnabledRule, 'tolerance'>>`
    select m.id as "ruleId", m.rule_code as "ruleCode", coalesce((m.parameters ->> 'tolerance')::bigint, 0) as tolerance,
      coalesce((m.parameters ->> 'days')::int, 5) as days, r.off_system_bsb as "offSystemBsb", r.prefix
    from app.matching_rule m
    join app.matching_registration r on r.community_id = m.community_id and r.id = m.matching_registration_id
    where m.community_id = ${communityId}::bigint and m.business_id = ${businessId}::bigint and m.status = 'ENABLED'
    order by r.id, m.order_number`.execute(trx);
  return rows.map((row) => ({ ...row, tolerance: BigInt(row.tolerance) }));
}

/** What lines may name; an invoice that any of it names is a candidate. */
export interface Named {
  currency: 'AUD' | 'NZD';
  /** Numbers of invoices as `number_key` has them. */
  numberKeys: readonly string[];
  /** Numbers of customers, folded. */
  customerNumbers: readonly string[];
  /** Codes of buyer businesses in upper case. */
  buyerCodes: readonly string[];
  /** Ranges of what is still to be paid, in cents. */
  amounts: readonly { from: bigint; to: bigint }[];
}

/** An invoice that can be paid; amounts in cents. */
export interface CandidateInvoice {
  invoiceId: number;
  invoiceNumber: string;
  numberKey: string;
  customerId: number | null;
  customerNumber: string | null;
  buyerCode: string | null;
  payerName: string;
  remaining: bigint;
  issueDate: string;
  dueDate: string;
}

/** Locks the open invoices of a business that lines may pay, each once, by ID. */
export async function lockCandidateInvoices(
  trx: WriteTransaction,
  { communityId, businessId }: MatchingPlace,
  named: Named,
): Promise<CandidateInvoice[]> {
  const open = sql`i.community_id = ${communityId}::bigint and i.business_id = ${businessId}::bigint
    and i.status in ('OPEN', 'PART_PAID') and i.currency = ${named.currency}`;
  const ranges = rowSetText(named.amounts.map(({ from, to }) => ({ from_cents: from, to_cents: to })));
  const { rows } = await sql<Stored<CandidateInvoice, 'remaining'>>`
    with candidate as (
      select i.id from app.invoice i where ${open} and i.number_key = any (${named.numberKeys}::text[])
      union
      select i.id from app.invoice i
      join app.customer c on c.community_id = i.community_id and c.id = i.customer_id
      where ${open} and c.number_folded = any (${named.customerNumbers}::text[])
      union
      select i.id from app.invoice i
      join app.business b on b.community_id = i.community_id and b.id = i.buyer_business_id
      where ${open} and upper(b.code) = any (${named.buyerCodes}::text[])
      union
      select i.id from ${rowSet(ranges, 'from_cents bigint, to_cents bigint')}
      join app.invoice i on ${open} and i.amount - i.amount_paid between given.from_cents and given.to_cents
    ), locked as (
      select i.* from app.invoice i
      where i.community_id = ${communityId}::bigint and i.id in (select id from candidate)
        and i.status in ('OPEN', 'PART_PAID')
      order by i.id for no key update
    )
    select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.number_key as "numberKey",
      i.customer_id as "customerId", c.customer_number as "customerNumber", b.code as "buyerCode",
      coalesce(c.customer_name, b.name, '') as "payerName", i.amount - i.amount_paid as remaining,
      i.issue_date::text as "issueDate", i.due_date::text as "dueDate"
    from locked i
    left join app.customer c on c.community_id = i.community_id and c.id = i.customer_id
    left join app.business b on b.community_id = i.community_id and b.id = i.buyer_business_id
    order by i.id`.execute(trx);
  return rows.map((row) => ({ ...row, remaining: BigInt(row.remaining) }));
}
