import { useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { ProgressLine } from '../progress/progress.tsx';
import type { Density } from '../theme/theme.tsx';
import { type Column, type ColumnVisibility, shownColumns } from './column.ts';
import { room, rowHeight } from './layout.ts';
import { PastEnd } from './past-end.tsx';
import { useStoredColumns, useStoredDensity } from './stored-setting.ts';
import { type Failure, TableFailure } from './table-failure.tsx';
import { type Paging, TableFoot } from './table-foot.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableTools } from './table-tools.tsx';

export { type Column, type ColumnVisibility, shownColumns } from './column.ts';
export { RowActions } from './row-actions.tsx';
export { useStoredColumns } from './stored-setting.ts';
export type { Failure } from './table-failure.tsx';
export type { Paging } from './table-foot.tsx';

/** State: first load, previous rows while loading, rows, a failure, or empty. */
export type DataTableState = 'loading' | 'refetching' | 'ready' | 'failed' | 'empty';

export type DataTableProps<Row> = Omit<React.ComponentProps<'section'>, 'children' | 'id' | 'ref'> & {
  /** Names the table in the browser's memory of row height and columns: one name per list, stable for ever. */
  id: string;
  /** Names the table for screen readers: "Customers". */
  label: string;
  /** Singular and plural of a row, for the count: ['customer', 'customers']. */
  noun?: readonly [one: string, many: string];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  state?: DataTableState;
  /** Of all pages together; undefined while it is not known. */
  recordsCount?: number;
  /** Counting stopped at `recordsCount`. */
  recordsCountCapped?: boolean;
  /** Left out, the table has no foot. */
  paging?: Paging;
  /** "name" upwards, "-name" downwards, as in the query string. */
  sort?: string;
  onSortChange?: (sort: string) => void;
  /** Makes each row a real link. */
  hrefForRow?: (row: Row) => string;
  /** A row was opened with a plain click or Enter. Without it the link is followed. */
  onRowOpen?: (row: Row) => void;
  /** Called when the pointer rests on a row or the keyboard reaches it, to prefetch. */
  onRowIntent?: (row: Row) => void;
  /** Heading of the rows that a row stands with; rows of one group follow one another. */
  groupOf?: (row: Row) => string;
  /** The row that is open beside the table, or was last. */
  selectedId?: string | number;
  /** Columns a user chose to show or hide. Left out, the browser remembers them. */
  columnVisibility?: ColumnVisibility;
  onColumnVisibilityChange?: (visibility: ColumnVisibility) => void;
  /** In the toolbar, before row height and columns: SavedViews, an export. */
  tools?: React.ReactNode;
  /** A line above the head about the rows of all pages, such as what they add up to. */
  summary?: React.ReactNode;
  /** Content of an empty list: an EmptyState. */
  empty?: React.ReactNode;
  failure?: Failure;
  /** On windows of little height the toolbar and the summary are hidden: the page has a button that shows them. */
  folded?: boolean;
  /** No toolbar: for gadgets and short lists. */
  bare?: boolean;
  /** No edge and no name of its own, for a table inside a Card that has both. */
  flush?: boolean;
  /** Fixes the row height; otherwise people choose. */
  density?: Density;
  /** Rows in outline on the first load of a table without pages. */
  expectedRows?: number;
};

/**
 * Shows one page of a list that a server sorts and filters. Rows are real links; the head sticks under the top bar
 * (`--sticky-top`), the foot to the window. Columns give way by rank, and below that rows become cards. The first load
 * shows rows in outline; a refetch keeps the old ones. For names and values of one thing use DescriptionList.
 */
export function DataTable<Row>({
  id,
  label,
  noun = ['record', 'records'],
  columns,
  rows,
  state = 'ready',
  recordsCount,
  recordsCountCapped,
  paging,
  columnVisibility,
  onColumnVisibilityChange,
  tools,
  summary,
  empty = <EmptyState title={`No ${noun[1]}`} />,
  failure = { title: `${label} did not load` },
  bare = false,
  folded = false,
  flush = false,
  density,
  expectedRows = 8,
  className,
  getRowId,
  sort,
  onSortChange,
  hrefForRow,
  onRowOpen,
  onRowIntent,
  selectedId,
  groupOf,
  ...props
}: DataTableProps<Row>) {
  const table = useRef<HTMLDivElement>(null);
  const [storedDensity, storeDensity] = useStoredDensity(id);
  const [storedColumns, storeColumns] = useStoredColumns(id);
  const visibility = columnVisibility ?? storedColumns;
  const shownDensity = density ?? storedDensity;
  const isLoading = state === 'loading';
  const hasTable = isLoading || (state !== 'empty' && rows.length > 0);
  return (
    <section
      data-slot="data-table"
      aria-label={flush ? undefined : label}
      className={classNames(
        room,
        rowHeight[shownDensity],
        'min-w-0 overflow-clip bg-surface',
        flush ? 'rounded-b-3' : 'rounded-3 border border-line',
        className,
      )}
      {...props}
    >
      {!bare && (
        <TableTools
          title={recordsCount === undefined ? label : countText(recordsCount, recordsCountCapped, noun)}
          loading={isLoading && recordsCount === undefined}
          hasTable={hasTable}
          density={shownDensity}
          onDensityChange={storeDensity}
          columns={columns}
          visibility={visibility}
          onVisibilityChange={onColumnVisibilityChange ?? storeColumns}
          table={table}
          folded={folded}
        >
          {tools}
        </TableTools>
      )}
      {state === 'refetching' && (
        <div className="sticky top-(--sticky-top,0px) z-[calc(var(--z-sticky)+1)] h-0">
          <ProgressLine />
        </div>
      )}
      {state === 'failed' && <TableFailure {...failure} hasRows={rows.length > 0} />}
      {state === 'empty' && (paging && recordsCount ? <PastEnd {...paging} recordsCount={recordsCount} /> : empty)}
      {hasTable && summary && (
        <div
          data-slot="table-summary"
          className={classNames(
            'border-b border-line px-5 py-2 text-13 @max-[37rem]/table:px-4 short:py-1',
            folded && 'low:hidden',
          )}
        >
          {summary}
        </div>
      )}
      {hasTable && (
        <TableFrame
          ref={table}
          columns={shownColumns(columns, visibility)}
          busy={isLoading || state === 'refetching'}
          stale={state === 'refetching'}
          skeletonRows={isLoading ? Math.min(paging?.pageSize ?? expectedRows, 20) : 0}
          {...{
            label,
            visibility,
            rows,
            getRowId,
            sort,
            onSortChange,
            hrefForRow,
            onRowOpen,
            onRowIntent,
            selectedId,
            groupOf,
          }}
        />
      )}
      {hasTable && paging && (
        <TableFoot
          {...paging}
          recordsCount={isLoading ? undefined : recordsCount}
          recordsCountCapped={recordsCountCapped}
          label={`Pages of ${noun[1]}`}
          hint={hrefForRow || onRowOpen ? <Keys /> : undefined}
        />
      )}
    </section>
  );
}

function countText(count: number, capped: boolean | undefined, [first, many]: readonly [string, string]): string {
  return `${formatCount(count, capped)} ${count === 1 && !capped ? first : many}`;
}

function Keys() {
  return (
    <span className="flex items-center gap-1.5 text-ink-3">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> move <Kbd>Enter</Kbd> open
    </span>
  );
}
