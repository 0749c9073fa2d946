import { DEEPEST_ROW } from '@quickportal/contracts/kernel/paging';
import { fieldProblem } from './problem.ts';

/** Refuses to page deeper than any person reads: row 100,000 (decisions, All documents). */
export function checkDepth({ page, pageSize }: { page: number; pageSize: number }): void {
  if (page * pageSize > DEEPEST_ROW) throw fieldProblem('', 'Narrow your search.');
}

/** The envelope of a list answer (1E003). */
export function pageOf<T>(
  found: { items: T[]; recordsCount: number; recordsCountCapped?: boolean },
  { page, pageSize }: { page: number; pageSize: number },
) {
  return {
    items: found.items,
    recordsCount: found.recordsCount,
    ...(found.recordsCountCapped ? { recordsCountCapped: true } : {}),
    currentPage: page,
    pageSize,
  };
}
