import { MOST_TOTALLED } from '@quickportal/contracts/kernel/most-totalled';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { readQuery } from '@quickportal/contracts/rules/transaction-search/transaction-query';
import { businessCriteria } from '../businesses/business-criteria.ts';
import type { Reader } from '../../connect/reader.ts';
import { toStatusTotals, type StatusTotal } from '../../connect/status-totals.ts';
import {
  buildCount,
  buildPage,
  buildTotals,
  preparedCount,
  preparedPage,
  type Filter,
  type Params,
  type Reading,
  type Shape,
  type TransactionSort,
} from './build-transaction-search.ts';
import { toTransactionRecord, type TransactionRecord } from './transaction.ts';

/** What to look for; every field narrows. Instants are ISO texts, amounts cents. */
export interface TransactionSearch {
  /** Whatever a user holds in hand: see `readQuery`. */
  query?: string | undefined;
  receiptNumber?: string | undefined;
  /** Beginning of either reference. */
  reference?: string | undefined;
  customerName?: string | undefined;
  customerId?: number | undefined;
  /** The account that they settle to. */
  settlementAccountId?: number | undefined;
  /** Of any of these. */
  businessId?: readonly number[] | undefined;
  from?: string | undefined;
  /** Not included. */
  before?: string | undefined;
  settlementDate?: string | undefined;
  amount?: bigint | undefined;
  amountFrom?: bigint | undefined;
  amountTo?: bigint | undefined;
  /** Any of these. */
  status?: readonly TransactionStatus[] | undefined;
  /** Only those of which the gateway has not said what became of them. */
  outcome?: 'UNKNOWN' | undefined;
  transactionType?: 'PAYMENT' | 'REFUND' | undefined;
  lastFour?: string | undefined;
  /** Six digits. */
  bsb?: string | undefined;
  accountToken?: string | undefined;
  responseCode?: string | undefined;
  /** Default -transactionTime. */
  sort?: TransactionSort | undefined;
  /** Whether totals are wanted. */
  totals?: boolean | undefined;
  page: number;
  pageSize: number;
}

export type FoundTransaction = TransactionRecord & {
  businessName: string;
  /** Cents that were given back, or are on their way back. */
  refunded: bigint;
};

export interface TransactionPage {
  items: FoundTransaction[];
  /** Exact inside a community, else counted to 10,000. */
  recordsCount: number;
  recordsCountCapped?: true;
  /** Where they were wanted; what was given back is taken off. Null: too many match. */
  totals?: StatusTotal<TransactionStatus>[] | null;
}

const allStatuses = stateNames(transactionStates);
/** Over all communities counting goes no further (decisions, All documents). */
const COUNTED = 10_000;
const ALL = 2 ** 31 - 1;
/** Statements of more filters occur too rarely to be kept prepared, and are better planned for their values. */
const MOST_PREPARED = 1;
/** How many rows these leave differs so much from value to value that no plan serves all of them. */
const PLANNED_BY_VALUE: ReadonlySet<Filter> = new Set([
  'statuses',
  'STATUSES_WITH_APPROVED',
  'amountFrom',
  'amountTo',
  'businessIds',
]);

const filterFields = [
  'receiptNumber',
  'reference',
  'customerName',
  'customerId',
  'settlementAccountId',
  'from',
  'before',
  'settlementDate',
  'amount',
  'amountFrom',
  'amountTo',
  'outcome',
  'lastFour',
  'bsb',
  'accountToken',
  'responseCode',
] as const satisfies readonly Filter[];

/** Which statement a search needs; shared with the export, so that both find the same. Null: it can find nothing. */
export function shapeOf({ scope }: Pick<Reader, 'scope'>, search: TransactionSearch): Shape | null {
  const query = search.query?.trim() ?? '';
  const reading = query === '' ? {} : readQuery(query);
  if (reading === null) return null;
  const filters: Filter[] = filterFields.filter((field) => search[field] !== undefined && search[field] !== '');
  const { businessId, businessIds } = businessCriteria(search.businessId);
  if (businessId !== undefined) filters.push('businessId');
  if (businessIds !== undefined) filters.push('businessIds');
  filters.push(...statusFilter(search.status));
  if (search.transactionType) filters.push(search.transactionType);
  return {
    everywhere: scope.kind !== 'community',
    readings: Object.keys(reading) as Reading[],
    filters,
    sort: search.sort ?? '-transactionTime',
  };
}

/** One status has statements of its own, all of them narrow nothing. */
function statusFilter(statuses: TransactionSearch['status'] = []): Filter[] {
  const chosen = new Set(statuses);
  if (chosen.size === 0 || chosen.size === allStatuses.length) return [];
  if (chosen.size === 1) return [chosen.has('APPROVED') ? 'APPROVED' : 'status'];
  return [chosen.has('APPROVED') ? 'STATUSES_WITH_APPROVED' : 'statuses'];
}

/** The values of that statement. */
export function paramsOf(search: TransactionSearch, everywhere: boolean): Params {
  const query = search.query?.trim() ?? '';
  const reading = readQuery(query);
  const { businessId, businessIds } = businessCriteria(search.businessId);
  return {
    query,
    queryAmount: Number(reading?.amount ?? 0n),
    queryDigits: reading?.lastFour ?? reading?.card?.lastFour ?? '',
    queryScheme: reading?.card?.scheme ?? '',
    queryBsb: reading?.bsb ?? '',
    queryReceipt: reading?.receiptNumber ?? reading?.receiptPart ?? '',
    queryTraceId: reading?.traceId ?? '',
    receiptNumber: search.receiptNumber ?? '',
    reference: search.reference ?? '',
    customerName: search.customerName ?? '',
    customerId: search.customerId ?? 0,
    settlementAccountId: search.settlementAccountId ?? 0,
    businessId: businessId ?? 0,
    businessIds: businessIds ?? [],
    from: search.from ?? '',
    before: search.before ?? '',
    settlementDate: search.settlementDate ?? '',
    amount: Number(search.amount ?? 0n),
    amountFrom: Number(search.amountFrom ?? 0n),
    amountTo: Number(search.amountTo ?? 0n),
    status: search.status?.[0] ?? '',
    statuses: search.status ?? [],
    otherStatuses: allStatuses.filter((status) => !search.status?.includes(status)),
    lastFour: search.lastFour ?? '',
    bsb: search.bsb ?? '',
    responseCode: search.responseCode ?? '',
    accountToken: search.accountToken ?? '',
    limit: search.pageSize,
    offset: (search.page - 1) * search.pageSize,
    countLimit: everywhere ? COUNTED + 1 : ALL,
  };
}

type FoundRow = Parameters<typeof toTransactionRecord>[0] & { businessName: string; refunded: number };

/** A row of `preparedPage`. */
export const toFoundTransaction = ({ refunded, ...row }: FoundRow): FoundTransaction => ({
  ...toTransactionRecord(row),
  refunded: BigInt(refunded),
});

/** One page of transactions and how many there are. Every order ends with the id, so that pages never overlap. */
export async function searchTransactions(db: Reader, search: TransactionSearch): Promise<TransactionPage> {
  const shape = shapeOf(db, search);
  if (shape === null) return { items: [], recordsCount: 0, ...(search.totals && { totals: [] }) };
  const params = paramsOf(search, shape.everywhere);
  const isUsual =
    shape.filters.length <= MOST_PREPARED && !shape.filters.some((filter) => PLANNED_BY_VALUE.has(filter));
  const [rows, counted] = await Promise.all([
    search.pageSize === 0 ? [] : isUsual ? db.all(preparedPage(shape), params) : db.run(buildPage(shape, params)),
    isUsual ? db.all(preparedCount(shape), params) : db.run(buildCount(shape, params)),
  ]);
  const count = counted[0]?.count ?? 0;
  const isCapped = shape.everywhere && count > COUNTED;
  return {
    items: rows.map(toFoundTransaction),
    recordsCount: isCapped ? COUNTED : count,
    ...(isCapped && { recordsCountCapped: true as const }),
    ...(search.totals && { totals: count > MOST_TOTALLED ? null : await totalsOf(db, shape, params) }),
  };
}

/** Adding up reads every row, so that only short lists are. */
const totalsOf = async (db: Reader, shape: Shape, params: Params) =>
  toStatusTotals(await db.run(buildTotals(shape, params)), allStatuses);
