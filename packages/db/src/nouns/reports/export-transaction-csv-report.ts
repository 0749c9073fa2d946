import { sql } from 'kysely';
import {
  dollars,
  expiryText,
  maskedCard,
  numberColumns,
  reportOf,
  textColumns,
  timeText,
  type ReportQuery,
} from './report-query.ts';

const signed = (cents: string): string =>
  dollars(`case t.transaction_type when 'REFUND' then -(${cents}) else ${cents} end`);

/** Version 1. New columns go last and make a version 2. */
export const transactionColumns = [
  ...textColumns({
    'Community Code': 'm.code',
    'Business Code': 'b.code',
    'Business Name': 'b.name',
    Source: 't.source',
    'Receipt Number': 't.receipt_number',
    'Transaction Type': 't.transaction_type',
    Status: 't.status',
    'Settlement Date': 't.settlement_date',
    'Transaction Time': timeText('t.transaction_time'),
    Currency: 't.currency',
  }),
  ...numberColumns({
    'Principal Amount': signed('t.amount - t.surcharge_amount'),
    'Surcharge Amount': signed('t.surcharge_amount'),
    'Total Amount': signed('t.amount'),
  }),
  ...textColumns({
    'Customer Number': 'c.customer_number',
    'Customer Reference Number': 't.customer_reference_number',
    'Payment Reference Number': 't.payment_reference_number',
    'Payment Method': 't.payment_method',
    'Account Name': 't.holder_name',
    'Masked Account': maskedCard('t.masked_number'),
    Expiry: expiryText('a'),
    'Card Scheme': 't.card_scheme',
    'Card Type': 't.card_type',
    'Response Code': 't.response_code',
    'Response Description': 't.response_text',
    'Summary Code': 't.summary_code',
    'Fraud Result': `(select d.status from app.fraud_decision d
      where d.community_id = t.community_id and d.transaction_id = t.id order by d.id desc limit 1)`,
    ECI: 't.eci',
    'Merchant Id': `coalesce(am.merchant_id, tm.merchant_id, nm.merchant_id)`,
    'Account Token': 'a.account_token',
    'Original Receipt Number': 'o.receipt_number',
    'Authorisation Code': 't.gateway_reference',
    Comment: 't.comment',
    // Merchant choice routing is not recorded with a payment yet
    'Routing Result': 'null',
  }),
];

/**
 * Attempts that settle no money, of the days on which they would have: declined, voided and cancelled ones. Their time,
 * which an index has, is at most a month before, as banking days and late batches allow.
 */
const unsettled = (from: string, to: string) => sql`(t.status in ('DECLINED', 'VOIDED', 'CANCELLED')
  and t.transaction_time >= ${from}::date - 31 and t.transaction_time < ${to}::date + 2
  and t.settlement_date between ${from}::date and ${to}::date)`;

/** The rows of payments and refunds of settlement dates, both included, approved or not. */
export const transactionRows = (communityId: number, { from, to }: { from: string; to: string }) => sql`
      from app.transaction t
      join app.community m on m.id = t.community_id
      join app.business b on b.community_id = t.community_id and b.id = t.business_id
      left join app.customer c on c.community_id = t.community_id and c.id = t.customer_id
      left join app.customer_account a on a.community_id = t.community_id and a.id = t.customer_account_id
      left join app.refund r on r.community_id = t.community_id and r.transaction_id = t.id
      left join app.transaction o on o.community_id = r.community_id and o.id = r.original_transaction_id
      left join app.settlement_au_merchant am
        on am.community_id = t.community_id and am.settlement_account_id = t.settlement_account_id
      left join app.settlement_tandem_merchant tm
        on tm.community_id = t.community_id and tm.settlement_account_id = t.settlement_account_id
      left join app.settlement_nz_merchant nm
        on nm.community_id = t.community_id and nm.settlement_account_id = t.settlement_account_id
      where t.community_id = ${communityId} and (t.settles_on between ${from}::date and ${to}::date or ${unsettled(from, to)})`;

/** Payments and refunds of settlement dates, both included, approved or not. */
export const exportTransactionCsvReport = (communityId: number, days: { from: string; to: string }): ReportQuery =>
  reportOf(
    transactionColumns,
    { kind: 'community', communityId },
    sql`${transactionRows(communityId, days)} order by t.transaction_time, t.receipt_number, t.id`,
  );
