import { DEEPEST_ROW } from '@quickportal/contracts/kernel/deepest-row';
import { fieldProblem } from './problem.ts';

interface Place {
  page: number;
  pageSize: number;
}

/** Refuses to page deeper than any person reads: row 100,000 (decisions, All documents). */
export function checkDepth(input: object): void {
  const { query, body } = input as { query?: Partial<Place>; body?: Partial<Place> };
  const { page = 1, pageSize = 1 } = { ...body, ...query };
  if (page * pageSize > DEEPEST_ROW) throw fieldProblem('', 'Narrow your search.');
}

/** The envelope of a list answer (1E003). */
export function pageOf<T>(
  found: { items: T[]; recordsCount: number; recordsCountCapped?: boolean; didYouMean?: string },
  { page, pageSize }: Place,
) {
  return {
    items: found.items,
    recordsCount: found.recordsCount,
    ...(found.recordsCountCapped ? { recordsCountCapped: true } : {}),
    ...(found.didYouMean !== undefined && { didYouMean: found.didYouMean }),
    currentPage: page,
    pageSize,
  };
}
