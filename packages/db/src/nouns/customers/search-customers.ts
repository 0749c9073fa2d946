import { storedStarts } from '@quickportal/contracts/rules/contact/phone';
import type { Reader } from '../../connect/reader.ts';
import type { Customer } from './customer.ts';
import {
  countOf,
  expectedMatches,
  isWalkedByName,
  leastMatchesOf,
  matchCountOf,
  pageOf,
  type PageId,
  type CustomerSort,
  type Filter,
  type Params,
  type Shape,
} from './build-customer-search.ts';
import { suggestQuery } from './suggest-query.ts';

/** What to look for. Every field narrows; `query` looks in name, number, e-mail, phone and id at once. */
export interface CustomerSearch {
  /** Words in any order, each anywhere inside; of 1 or 2 characters where a field or a word begins. See `app.fold`. */
  query?: string;
  /** How these begin. Case and accents don't matter; a phone number may have its country code or not. */
  customerName?: string;
  customerNumber?: string;
  email?: string;
  phone?: string;
  status?: 'ENABLED' | 'DISABLED';
  businessId?: number;
  /** Default customerName. */
  sort?: CustomerSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

type CountedCustomer = Customer & Pick<PageId, 'records_count' | 'candidates'>;

export interface CustomerPage {
  items: Customer[];
  recordsCount: number;
  /** True when there are more than `recordsCount`: staff over all communities are counted up to 10,000. */
  recordsCountCapped?: true;
  /** Where nothing matches: the term with misspelt words put right, which does find something. */
  didYouMean?: string;
}

/** Over all communities no one counts further. */
const countLimit = 10_000;
/**
 * Up to here a term's matches are gathered and sorted (1 us each); beyond, the sort order is walked with the term as a
 * filter, which soon finds a page of a term that so many match.
 */
const gatherLimit = 20_000;
/** From so many expected matches on over all communities nothing is gathered first: statistics err by that much. */
const surelyFrequentFrom = 30_000;
/** How many rows are walked before all of the matches are gathered after all: 1.2 us each, in the index of names 0.2. */
const longestWalk = { byRows: 12_000, byName: 60_000 };
const everything = 2 ** 31 - 1;

/**
 * One page of customers and how many there are: exact inside a community, capped at 10,000 for staff over all of them.
 * Every order ends with the id, so that pages never overlap. Misspelt words are looked for only where nothing matches.
 */
export async function searchCustomers(db: Reader, search: CustomerSearch): Promise<CustomerPage> {
  const page = await findCustomers(db, search);
  if (page.recordsCount > 0 || !search.query) return page;
  const finds = async (query: string) =>
    shapeOf(db, search).filters.length === 0 ||
    (await findCustomers(db, { ...search, query, page: 1, pageSize: 1 })).recordsCount > 0;
  const didYouMean = await suggestQuery(db, search.query);
  return didYouMean !== undefined && (await finds(didYouMean)) ? { ...page, didYouMean } : page;
}

async function findCustomers(db: Reader, search: CustomerSearch): Promise<CustomerPage> {
  const shape = shapeOf(db, search);
  const params = paramsOf(search);
  if (shape.term === 'none') return readPage(db, shape, params);
  const foreseen = shape.everywhere ? await foresee(db, shape, params) : 'few';
  if (foreseen !== 'few') return searchFrequent(db, shape, params, foreseen.count);
  // what is gathered beyond that is neither shown nor counted; filters may leave less of it
  const isCounted = shape.everywhere && shape.filters.length === 0;
  const most = isCounted ? countLimit : gatherLimit;
  const { page, candidates } = await gather(db, shape, { ...params, atMost: most + 1 });
  if (candidates <= most) return page;
  return searchFrequent(db, shape, params, isCounted ? candidates : null);
}

/**
 * Whether very many match, told by statistics and by how many names have a word that begins so, before anything is
 * gathered in vain; the count where that is known already.
 */
async function foresee(db: Reader, shape: Shape, params: Params): Promise<'few' | { count: number | null }> {
  const expected = (await db.first(expectedMatches, params))?.count ?? 0;
  if (expected <= countLimit) return 'few';
  if (shape.filters.length === 0) {
    const least = (await db.first(leastMatchesOf, { ...params, atMost: countLimit + 1 }))?.count ?? 0;
    if (least > countLimit) return { count: least };
  }
  return expected < surelyFrequentFrom ? 'few' : { count: null };
}

async function readPage(db: Reader, shape: Shape, params: Params): Promise<CustomerPage> {
  const rows = await db.all(pageOf(shape), params);
  const count = rows[0]?.records_count ?? (params.offset > 0 ? await countRows(db, shape, params) : 0);
  return { items: rows.map(withoutCounts), ...cap(shape, count) };
}

/** The matches of a term, at most so many, gathered by index; `candidates` says how many that were. */
async function gather(db: Reader, shape: Shape, params: Params): Promise<{ page: CustomerPage; candidates: number }> {
  const rows = await db.all(pageOf(shape), params);
  const isEmpty = params.offset === 0 && shape.filters.length === 0;
  const counts = rows[0] ?? (isEmpty ? undefined : await db.first(countOf(shape), params));
  const page = { items: rows.map(withoutCounts), ...cap(shape, counts?.records_count ?? 0) };
  return { page, candidates: counts?.candidates ?? 0 };
}

/**
 * A term that very many customers match. Usually a page of them is soon found by walking the sort order; where it is
 * not (they all come late), gathering and sorting them is still better than walking on.
 */
async function searchFrequent(db: Reader, shape: Shape, params: Params, counted: number | null): Promise<CustomerPage> {
  const walk = longestWalk[isWalkedByName(shape) ? 'byName' : 'byRows'] + 4 * (params.offset + params.limit);
  const [rows, count] = await Promise.all([
    db.all(pageOf({ ...shape, term: 'walked' }), { ...params, walk }),
    counted ?? countFrequent(db, shape, params),
  ]);
  if (rows.length === params.limit) return { items: rows.map(withoutCounts), ...cap(shape, count) };
  const { page } = await gather(db, shape, { ...params, atMost: everything });
  return { items: page.items, ...cap(shape, count) };
}

/** By the function that plans for the term where nothing else filters. */
async function countFrequent(db: Reader, shape: Shape, params: Params): Promise<number> {
  if (shape.filters.length > 0) return countRows(db, { ...shape, term: 'filtered' }, params);
  const atMost = shape.everywhere ? countLimit + 1 : everything;
  const matches = await db.first(matchCountOf({ everywhere: shape.everywhere }), { ...params, atMost });
  return matches?.count ?? 0;
}

async function countRows(db: Reader, shape: Shape, params: Params): Promise<number> {
  return (await db.first(countOf(shape), params))?.records_count ?? 0;
}

/** Every row carries the counts. */
function withoutCounts({ records_count: _count, candidates: _found, ...customer }: CountedCustomer): Customer {
  return customer;
}

function cap(shape: Shape, count: number): Pick<CustomerPage, 'recordsCount' | 'recordsCountCapped'> {
  const capped = shape.everywhere && count > countLimit;
  return capped ? { recordsCount: countLimit, recordsCountCapped: true } : { recordsCount: count };
}

/** Which statement a search needs; shared with the export, so that both find the same. */
export function shapeOf(db: Pick<Reader, 'scope'>, search: CustomerSearch): Shape {
  const filters: Filter[] = [];
  if (search.customerName) filters.push('customerName');
  if (search.customerNumber) filters.push('customerNumber');
  if (search.email) filters.push('email');
  if (search.phone) filters.push('phone');
  if (search.businessId !== undefined) filters.push('businessId');
  if (search.status) filters.push(search.status);
  return {
    everywhere: db.scope.kind !== 'community',
    term: search.query?.trim() ? 'gathered' : 'none',
    filters,
    sort: search.sort ?? 'customerName',
  };
}

/** The values of that statement. */
export function paramsOf(search: CustomerSearch): Params {
  return {
    query: search.query ?? '',
    customerName: search.customerName ?? '',
    customerNumber: search.customerNumber ?? '',
    email: search.email ?? '',
    phones: search.phone ? storedStarts(search.phone) : [],
    businessId: search.businessId ?? 0,
    limit: search.pageSize,
    offset: (search.page - 1) * search.pageSize,
    atMost: everything,
    walk: everything,
    countLimit: countLimit + 1,
  };
}
