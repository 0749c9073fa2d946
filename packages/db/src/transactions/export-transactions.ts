import { sql, type Compilable, type RawBuilder } from 'kysely';
import { cardSchemeTitles } from '@quickportal/contracts/rules/account-display-name';
import { paidFromTitles } from '@quickportal/contracts/rules/paid-from-name';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { TransactionExportColumn } from '@quickportal/contracts/transactions/export-columns';
import { sourceTitles } from '@quickportal/contracts/transactions/transaction';
import { build } from '../connect/prepared-query.ts';
import type { Scope } from '../connect/scope.ts';
import { foundBy, orderOf, type Filter } from './search-statements.ts';
import { paramsOf, shapeOf, type TransactionSearch } from './search-transactions.ts';

/** A code in words. The words are our own: they stand in the statement as they are. */
const worded = (column: string, titles: readonly (readonly [string, string])[]): RawBuilder<string> =>
  sql.raw(`case ${column} ${titles.map(([code, title]) => `when '${code}' then '${title}'`).join(' ')} end`);

/** Cents as dollars with two digits; what was given back has a minus sign, as in the list. */
const dollars = (cents: string): RawBuilder<string> =>
  sql.raw(`case t.transaction_type when 'REFUND' then -(${cents}) else ${cents} end * 0.01`);

const statuses = Object.entries(transactionStates.states).map(([code, { title }]) => [code, title] as const);
const types = [
  ['PAYMENT', 'Payment'],
  ['REFUND', 'Refund'],
] as const;

/** Every column of the export, as the list shows it. Times are those of the zone that `copyOut` is given. */
const exportColumns: Readonly<Record<TransactionExportColumn, RawBuilder<unknown>>> = {
  receiptNumber: sql.raw('t.receipt_number'),
  transactionTime: sql.raw('t.transaction_time::timestamp(0)'),
  customerName: sql.raw('t.customer_name'),
  status: worded('t.status', statuses),
  transactionType: worded('t.transaction_type', types),
  customerReferenceNumber: sql.raw('t.customer_reference_number'),
  paymentReferenceNumber: sql.raw('t.payment_reference_number'),
  paidFrom: worded('t.payment_method', Object.entries(paidFromTitles)),
  accountNumber: sql.raw('t.masked_number'),
  cardScheme: worded('t.card_scheme', Object.entries(cardSchemeTitles)),
  bsb: sql.raw('t.bsb'),
  source: worded('t.source', Object.entries(sourceTitles)),
  settlementDate: sql.raw('t.settlement_date'),
  responseCode: sql.raw('t.response_code'),
  responseText: sql.raw('t.response_text'),
  principalAmount: dollars('t.amount - t.surcharge_amount'),
  surchargeAmount: dollars('t.surcharge_amount'),
  totalAmount: dollars('t.amount'),
  currency: sql.raw('t.currency'),
  businessName: sql.raw('b.name'),
  customerId: sql.raw('t.customer_id'),
  comment: sql.raw('t.comment'),
};

/** Filters that leave so many rows that walking the order begins at once and is no detour; days are a part of it. */
const wide: readonly Filter[] = ['PAYMENT', 'businessId'];
const days: readonly Filter[] = ['from', 'before'];

/**
 * The rows of a search, all of them, in its order, with these columns; null where it can find nothing. `ordered`: an
 * index gives the order and no filter is narrow, so that reading can begin at once.
 */
export function transactionExport(
  scope: Scope,
  search: Omit<TransactionSearch, 'page' | 'pageSize'>,
  columns: readonly TransactionExportColumn[],
): { query: Compilable; ordered: boolean } | null {
  const whole = { ...search, page: 1, pageSize: 1 };
  const shape = shapeOf({ scope }, whole);
  if (shape === null) return null;
  // every match, not only as many as are counted
  const params = paramsOf(whole, false);
  const query = build
    .selectFrom('app.transaction as t')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 't.community_id').onRef('b.id', '=', 't.business_id'),
    )
    .select(columns.map((column) => exportColumns[column].as(column)))
    .where(foundBy(shape, params))
    .orderBy(orderOf(shape.sort, 't'));
  const walked = shape.sort.endsWith('transactionTime') ? [...wide, ...days] : wide;
  const isWide = shape.readings.length === 0 && shape.filters.every((filter) => walked.includes(filter));
  return { query, ordered: isWide };
}
