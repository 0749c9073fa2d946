/**
 * How the table fits its room. The room is the table's own width, not the window's, so a table in a side column behaves
 * like one on a phone. Below 37rem rows are cards; below 50rem columns of rank 2, below 63rem those of rank 3 go.
 */
export const room = '@container/table';

/** By rank: where the column is given up. On cards rank 2 is back, because a card has room downwards. */
export const rankClass = {
  1: '',
  2: '@min-[37rem]/table:@max-[50rem]/table:hidden',
  3: '@max-[63rem]/table:hidden',
} as const;

export const card = {
  table: '@max-[37rem]/table:block',
  head: '@max-[37rem]/table:hidden',
  body: '@max-[37rem]/table:block',
  row: '@max-[37rem]/table:grid @max-[37rem]/table:grid-cols-[minmax(0,1fr)_auto] @max-[37rem]/table:items-center @max-[37rem]/table:gap-x-3 @max-[37rem]/table:gap-y-0.5 @max-[37rem]/table:border-b @max-[37rem]/table:border-line @max-[37rem]/table:px-4 @max-[37rem]/table:py-3 @max-[37rem]/table:last:border-b-0',
  cell: '@max-[37rem]/table:flex @max-[37rem]/table:h-auto @max-[37rem]/table:border-b-0 @max-[37rem]/table:px-0 @max-[37rem]/table:py-px @max-[37rem]/table:text-left @max-[37rem]/table:whitespace-normal @max-[37rem]/table:first:pl-0 @max-[37rem]/table:last:pr-0 @max-[37rem]/table:wrap-anywhere',
  line: '@max-[37rem]/table:col-span-full @max-[37rem]/table:gap-2 @max-[37rem]/table:before:w-22 @max-[37rem]/table:before:flex-none @max-[37rem]/table:before:text-13 @max-[37rem]/table:before:leading-5 @max-[37rem]/table:before:text-ink-2 @max-[37rem]/table:before:content-[attr(data-label)]',
  lead: '@max-[37rem]/table:col-start-1 @max-[37rem]/table:row-start-1 @max-[37rem]/table:text-16',
  corner: '@max-[37rem]/table:col-start-2 @max-[37rem]/table:row-start-1 @max-[37rem]/table:justify-self-end',
  cut: '@max-[37rem]/table:max-w-none! @max-[37rem]/table:whitespace-normal',
} as const;
