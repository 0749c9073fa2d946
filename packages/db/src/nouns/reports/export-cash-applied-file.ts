import { sql } from 'kysely';
import { dollars, numberColumns, reportOf, textColumns, type ReportQuery } from './report-query.ts';

const signed = (cents: string): string =>
  dollars(`case t.transaction_type when 'REFUND' then -(${cents}) else ${cents} end`);

const columns = [
  ...textColumns({
    'Settlement Date': `to_char(t.settlement_date, 'DD-Mon-YYYY')`,
    'Receipt Number': 't.receipt_number',
    'Supplier Business Code': 'b.code',
    'Merchant Number': 'coalesce(am.merchant_id, tm.merchant_id, nm.merchant_id)',
    'Customer Reference Number': 't.customer_reference_number',
  }),
  ...numberColumns({
    'Payment Amount': signed('t.principal_amount'),
    'Surcharge Amount': signed('t.surcharge_amount'),
  }),
  ...textColumns({
    Currency: 't.currency',
    'Payment Method': 't.payment_method',
    'Payment Reference Number': 't.payment_reference_number',
    'Response Code': 't.response_code',
    Status: 't.status',
  }),
];

/**
 * Payments and refunds that settle on the dates, both included: approved, or with the bank. A payment that was returned
 * or refunded later stays. Every field has quotes.
 */
export const exportCashAppliedFile = (
  communityId: number,
  { from, to }: { from: string; to: string },
): ReportQuery => ({
  ...reportOf(
    columns,
    { kind: 'community', communityId },
    sql`from app.transaction t
      join app.business b on b.community_id = t.community_id and b.id = t.business_id
      left join app.settlement_au_merchant am
        on am.community_id = t.community_id and am.settlement_account_id = t.settlement_account_id
      left join app.settlement_tandem_merchant tm
        on tm.community_id = t.community_id and tm.settlement_account_id = t.settlement_account_id
      left join app.settlement_nz_merchant nm
        on nm.community_id = t.community_id and nm.settlement_account_id = t.settlement_account_id
      where t.community_id = ${communityId} and t.settles_on between ${from}::date and ${to}::date
        and t.status in ('APPROVED', 'REFUNDED', 'DISHONOURED', 'IN_FLIGHT')
      order by t.receipt_number, t.id`,
  ),
  isQuoted: true,
});
