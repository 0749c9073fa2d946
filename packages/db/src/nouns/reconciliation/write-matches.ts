import { sql } from 'kysely';
import { rowSet, rowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { MatchingPlace } from './read-matching-run.ts';
import type { FailedRule } from './read-statement-line.ts';

/** Part of a line that pays an invoice, found by a rule or, without one, by a user; the amount in cents. */
export interface FoundMatch {
  lineId: number;
  ruleId: number | null;
  invoiceId: number;
  amount: bigint;
}

/** A line that was tried. `failedRules` replaces what is kept of the rules; a user's match leaves it. */
export interface TriedLine {
  lineId: number;
  status: string;
  failedRules?: readonly FailedRule[];
}

/** Records which lines were tried and what was matched of them: allocations, states of lines, payments of invoices. */
export async function writeMatches(
  trx: WriteTransaction,
  { communityId, businessId }: MatchingPlace,
  {
    tried,
    matches,
    by,
    at,
  }: {
    tried: readonly TriedLine[];
    matches: readonly FoundMatch[];
    /** The user who matched them; undefined: rules did. */
    by?: { userId: number | null; name: string };
    at: Date;
  },
): Promise<void> {
  const matched = new Set(matches.map(({ lineId }) => lineId));
  const lines = rowSetText(
    tried.map(({ lineId, status, failedRules }) => ({
      line_id: lineId,
      status,
      is_matched: matched.has(lineId),
      failed_rules: failedRules ?? null,
    })),
  );
  await sql`
    update app.bank_statement_line l
    set tried_at = coalesce(l.tried_at, ${at}::timestamptz), status = given.status,
      version = l.version + case when given.is_matched then 1 else 0 end,
      updated_at = case when given.is_matched then ${at}::timestamptz else l.updated_at end
      ${by ? sql`` : sql`, failed_rules = given.failed_rules`}
    from ${rowSet(lines, 'line_id bigint, status text, is_matched boolean, failed_rules jsonb')}
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
      amount, allocated_by_user_id, allocated_by_name, allocated_at, currency)
    select ${communityId}::bigint, ${businessId}::bigint, given.line_id, given.rule_id, given.invoice_id, given.amount,
      ${by?.userId ?? null}::bigint, ${by?.name ?? ''}, ${at}::timestamptz, l.currency
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
