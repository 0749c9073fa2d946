import type { FileKey } from '@quickportal/contracts/kernel/list';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import type { Compilable } from 'kysely';
import { build } from '../../connect/prepared-query.ts';
import type { Scope } from '../../connect/scope.ts';
import { fileSelection } from '../exports/select-file-columns.ts';
import { foundBy, orderOf, type Filter } from './build-transaction-search.ts';
import { paramsOf, shapeOf, type TransactionSearch } from './search-transactions.ts';

/** Cents; what was given back has a minus sign, as in the list. */
const signed = (cents: string): string => `case t.transaction_type when 'REFUND' then -(${cents}) else ${cents} end`;

/** Where every column of the export comes from. */
const sources = {
  receiptNumber: 't.receipt_number',
  transactionTime: 't.transaction_time',
  customerName: 't.customer_name',
  status: 't.status',
  transactionType: 't.transaction_type',
  customerReferenceNumber: 't.customer_reference_number',
  paymentReferenceNumber: 't.payment_reference_number',
  paidFrom: 't.payment_method',
  accountNumber: 't.masked_number',
  cardScheme: 't.card_scheme',
  bsb: 't.bsb',
  source: 't.source',
  settlementDate: `nullif(t.settles_on, '-infinity')`,
  responseCode: 't.response_code',
  responseText: 't.response_text',
  principalAmount: signed('t.amount - t.surcharge_amount'),
  surchargeAmount: signed('t.surcharge_amount'),
  totalAmount: signed('t.amount'),
  currency: 't.currency',
  businessName: 'b.name',
  customerId: 't.customer_id',
  comment: 't.comment',
};

/** Filters that leave so many rows that walking the order begins at once and is no detour; days are a part of it. */
const wide: readonly Filter[] = ['PAYMENT', 'businessId'];
const days: readonly Filter[] = ['from', 'before'];

/**
 * The rows of a search, all of them or the first `limit`, in its order, with these columns; null where it can find nothing. `ordered`: an
 * index gives the order and no filter is narrow, so that reading can begin at once.
 */
export function transactionExport(
  scope: Scope,
  search: Omit<TransactionSearch, 'page' | 'pageSize'>,
  columns: readonly FileKey<typeof transactionList>[],
  limit?: number,
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
    .select(fileSelection(transactionList, sources, columns))
    .where(foundBy(shape, params))
    .orderBy(orderOf(shape.sort, 't'));
  const walked = shape.sort.endsWith('transactionTime') ? [...wide, ...days] : wide;
  const isWide = shape.readings.length === 0 && shape.filters.every((filter) => walked.includes(filter));
  return { query: limit === undefined ? query : query.limit(limit), ordered: isWide };
}
