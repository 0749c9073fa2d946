/** Up to this many pages are shown directly; more need a window. */
const direct = 5;

/** A page number, or a gap of at least one page. */
export type PageEntry = number | 'gap';

/**
 * The entries of a pager: every page while there are at most five, otherwise a window around the current page with the
 * first and the last page and an ellipsis where pages are left out [1R224 1R225 1K057]. Never more than seven entries,
 * so the pager keeps its width from page to page. `current` is brought into range.
 */
export function pageWindow(current: number, pages: number): PageEntry[] {
  if (pages <= direct) return range(1, Math.max(pages, 1));
  const page = Math.min(Math.max(current, 1), pages);
  const block = Math.min(direct, pages - 2);
  if (page < block) return [...range(1, block), 'gap', pages];
  if (page > pages - block + 1) return [1, 'gap', ...range(pages - block + 1, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
