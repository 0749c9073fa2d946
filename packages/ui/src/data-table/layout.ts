import { classNames } from '../class-names/class-names.tsx';
import { type Column, type ColumnVisibility, leadOf, rankOf } from './column.ts';
import type { TableFit } from './use-width-plan.ts';

/**
 * How the table fits its room. The room is the table's own width, not the window's, so a table in a side column behaves
 * like one on a phone. Below 37rem rows are cards, above it columns are planned (width-plan.ts).
 */
export const room = '@container/table';

// Little more than a badge
const onLowWindows = 'low:[--row:--spacing(6.5)] low:[--row-edge:0px]';

/**
 * The row height of one table, whatever that of the portal is; `h-row` reads it. Rows of two lines grow, and keep the
 * edge free above and below.
 */
export const rowHeight = {
  comfortable: `[--row:--spacing(11)] [--row-edge:--spacing(1.75)] short:[--row:--spacing(10)] short:[--row-edge:--spacing(1)] ${onLowWindows}`,
  compact: `[--row:var(--row-compact)] [--row-edge:--spacing(0.5)] ${onLowWindows}`,
} as const;

/** How far the content of a cell keeps from its sides: by whether the plan has room left over. */
export const cellSide = { close: '[--cell-side:--spacing(2.25)]', roomy: '[--cell-side:--spacing(3)]' } as const;

/** Sides of head and body cells, wider at the edge of the panel. */
export const sides = 'px-(--cell-side) first:pl-5 last:pr-5';

// On cards rank 2 is back, because a card has room downwards
const notOnCards = '@max-[37rem]/table:hidden';
const onCardsOnly = '@min-[37rem]/table:hidden';
const growing = '@min-[37rem]/table:w-full';
// The least widths of width-plan.ts; with a maximum of 0 a cell of a table shrinks below its content
const shrinking = {
  lead: '@min-[37rem]/table:max-w-0 @min-[37rem]/table:min-w-40',
  other: '@min-[37rem]/table:max-w-0 @min-[37rem]/table:min-w-32',
};

export const card = {
  table: '@max-[37rem]/table:block',
  head: '@max-[37rem]/table:hidden',
  body: '@max-[37rem]/table:block',
  row: '@max-[37rem]/table:grid @max-[37rem]/table:grid-cols-[minmax(0,1fr)_auto] @max-[37rem]/table:items-center @max-[37rem]/table:gap-x-3 @max-[37rem]/table:gap-y-0.5 @max-[37rem]/table:border-b @max-[37rem]/table:border-line @max-[37rem]/table:px-4 @max-[37rem]/table:py-3 @max-[37rem]/table:last:border-b-0 @max-[37rem]/table:data-selected:shadow-[inset_3px_0_var(--accent)] @max-[37rem]/table:data-selected:[&>:first-child]:shadow-none',
  cell: '@max-[37rem]/table:flex @max-[37rem]/table:h-auto @max-[37rem]/table:border-b-0 @max-[37rem]/table:px-0 @max-[37rem]/table:py-px @max-[37rem]/table:text-left @max-[37rem]/table:whitespace-normal @max-[37rem]/table:first:pl-0 @max-[37rem]/table:last:pr-0 @max-[37rem]/table:wrap-anywhere',
  line: '@max-[37rem]/table:col-span-full @max-[37rem]/table:gap-2 @max-[37rem]/table:before:w-22 @max-[37rem]/table:before:flex-none @max-[37rem]/table:before:font-sans @max-[37rem]/table:before:tracking-normal @max-[37rem]/table:before:text-13 @max-[37rem]/table:before:leading-5 @max-[37rem]/table:before:text-ink-2 @max-[37rem]/table:before:content-[attr(data-label)]',
  lead: '@max-[37rem]/table:col-start-1 @max-[37rem]/table:row-start-1 @max-[37rem]/table:text-16',
  corner:
    '@max-[37rem]/table:col-start-2 @max-[37rem]/table:row-start-1 @max-[37rem]/table:self-start @max-[37rem]/table:justify-self-end',
  bare: '@max-[37rem]/table:col-span-full @max-[37rem]/table:justify-end',
  cut: '@max-[37rem]/table:max-w-none! @max-[37rem]/table:whitespace-normal',
} as const;

/** A column with its place in the table and on a card. */
export type PlacedColumn<Row> = Column<Row> & {
  isLead: boolean;
  /** Shows and hides the column, and lets it grow. */
  planClass: string;
  cardClass: string;
  /** Longest width of its content, a CSS length. */
  planned: string | undefined;
  /** Least width of its content, a CSS length: the same on every page, whatever the rows hold. */
  least: string | undefined;
};

/** Decides once for all rows where each column stands, and when it goes. */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  visibility: ColumnVisibility,
  fit: TableFit,
): PlacedColumn<Row>[] {
  const lead = leadOf(columns);
  return columns.map((column) => {
    const rank = rankOf(column, visibility);
    const isLead = column === lead;
    const place = isLead ? card.lead : column.corner ? card.corner : column.headerHidden ? card.bare : card.line;
    const isGrowing = column.id === fit.growing;
    const width = fit.widths.get(column.id);
    return {
      ...column,
      isLead,
      planClass: classNames(
        rank === 3 && notOnCards,
        fit.dropped.has(column.id) && onCardsOnly,
        isGrowing && [growing, fit.growingShrinks && shrinking[isLead ? 'lead' : 'other']],
      ),
      cardClass: rank === 3 ? '' : classNames(card.cell, place),
      planned: isGrowing ? '100%' : width === undefined ? column.maxWidth : `${width}rem`,
      // Buttons are as wide as they are
      least: width === undefined || column.headerHidden ? undefined : `${width}rem`,
    };
  });
}
