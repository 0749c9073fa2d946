import { DEEPEST_ROW } from '@quickportal/contracts/kernel/deepest-row';
import { fieldProblem } from './problem.ts';

interface PageQuery {
  page: number;
  pageSize: number;
}

/** Throws validation-failed (422) beyond row 100,000, which no one pages to (decisions, All documents). */
export function checkDepth(input: object): void {
  const { query, body } = input as { query?: Partial<PageQuery>; body?: Partial<PageQuery> };
  const { page = 1, pageSize = 1 } = { ...body, ...query };
  if (page * pageSize > DEEPEST_ROW) throw fieldProblem('', 'Narrow your search.');
}

/** Wraps rows in the envelope of a list response (1E003). */
export function pageOf<T>(
  result: { items: T[]; recordsCount: number; recordsCountCapped?: boolean; didYouMean?: string },
  { page, pageSize }: PageQuery,
) {
  return {
    items: result.items,
    recordsCount: result.recordsCount,
    ...(result.recordsCountCapped ? { recordsCountCapped: true } : {}),
    ...(result.didYouMean !== undefined && { didYouMean: result.didYouMean }),
    currentPage: page,
    pageSize,
  };
}
