import { sql } from 'kysely';
import { rowSet, rowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { MatchingPlace } from './read-matching-run.ts';

/** Part of a line that a rule found the invoice of; the amount in cents. */
export interface FoundMatch {
  lineId: number;
  ruleId: number;
  invoiceId: number;
  amount: bigint;
}

/** Records which lines were tried and what their rules matched: allocations, states of lines, payments of invoices. */
export async function writeMatches(
  trx: WriteTransaction,
  { communityId, businessId }: MatchingPlace,
  {
    tried,
    matches,
    at,
  }: {
    tried: readonly { lineId: number; status: string }[];
    matches: readonly FoundMatch[];
    at: Date;
  },
): Promise<void> {
  const lines = rowSetText(tried.map(({ lineId, status }) => ({ line_id: lineId, status })));
  await sql`
    update app.bank_statement_line l
    set tried_at = ${at}::timestamptz, status = given.status,
      version = l.version + case when given.status = l.status then 0 else 1 end,
      updated_at = case when given.status = l.status then l.updated_at else ${at}::timestamptz end
    from ${rowSet(lines, 'line_id bigint, status text')}
    where l.community_id = ${communityId}::bigint and l.id = given.line_id`.execute(trx);
  if (matches.length === 0) return;
  const found = rowSetText(
    matches.map(({ lineId, ruleId, invoiceId, amount }) => ({
      line_id: lineId,
      rule_id: ruleId,
      invoice_id: invoiceId,
      amount,
    })),
  );
  const types = 'line_id bigint, rule_id bigint, invoice_id bigint, amount bigint';
  await sql`
    insert into app.line_allocation (community_id, business_id, bank_statement_line_id, matching_rule_id, invoice_id,
      amount, allocated_at, currency)
    select ${communityId}::bigint, ${businessId}::bigint, given.line_id, given.rule_id, given.invoice_id, given.amount,
      ${at}::timestamptz, l.currency
    from ${rowSet(found, types)}
    join app.bank_statement_line l on l.community_id = ${communityId}::bigint and l.id = given.line_id`.execute(trx);
  await sql`
    update app.invoice i
    set amount_paid = i.amount_paid + paid.amount, version = i.version + 1, updated_at = ${at}::timestamptz,
      status = case when i.amount_paid + paid.amount < i.amount then 'PART_PAID'
        when i.amount_paid + paid.amount = i.amount then 'PAID' else 'OVERPAID' end
    from (select given.invoice_id, sum(given.amount) as amount from ${rowSet(found, types)} group by given.invoice_id) paid
    where i.community_id = ${communityId}::bigint and i.id = paid.invoice_id`.execute(trx);
}
