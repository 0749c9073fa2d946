import { Fragment, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import type { Column, ColumnVisibility } from './column.ts';
import { GroupHeading } from './group-heading.tsx';
import { card, cellSide, placeColumns } from './layout.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StickyHead } from './sticky-head.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useWidthPlan } from './use-width-plan.ts';

export type TableFrameProps<Row> = {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  columns: readonly Column<Row>[];
  visibility: ColumnVisibility;
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  sort?: string;
  onSortChange?: (sort: string) => void;
  hrefForRow?: (row: Row) => string;
  onRowOpen?: (row: Row) => void;
  onRowIntent?: (row: Row) => void;
  selectedId?: string | number;
  groupOf?: (row: Row) => string;
  busy: boolean;
  /** The rows are those of the search before. */
  stale: boolean;
  /** Rows to draw in outline instead of `rows`; 0 for the rows themselves. */
  skeletonRows: number;
};

/** At the edge where columns are out of sight. */
const scrollShadow =
  'pointer-events-none absolute inset-y-0 right-0 z-2 w-4 shadow-[inset_-12px_0_10px_-10px_var(--line-strong)]';

/** The table itself, in a box that scrolls sideways only when the columns do not fit. */
export function TableFrame<Row>({
  ref,
  label,
  columns,
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
  busy,
  stale,
  skeletonRows,
}: TableFrameProps<Row>) {
  const stickyHead = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const fit = useWidthPlan(ref, columns, visibility);
  const widths = fit.scrolled;
  const placed = placeColumns(columns, visibility, fit);
  const head = { columns: placed, sort, onSortChange };
  const onIntent = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onRowIntent?.(row);
  };
  return (
    <div className={classNames('relative', cellSide[fit.isRoomy ? 'roomy' : 'close'])}>
      {widths && !isAtEnd && <div data-slot="scroll-shadow" aria-hidden="true" className={scrollShadow} />}
      {widths && <StickyHead ref={stickyHead} widths={widths} {...head} />}
      <div
        ref={ref}
        {...(widths && { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways` })}
        // Inside a box that scrolls the real head sticks to the box, so it must not keep clear of the top bar
        className={widths ? 'overflow-x-auto [--sticky-top:0px]' : 'overflow-visible'}
        onScroll={({ currentTarget: box }) => {
          stickyHead.current?.scrollTo({ left: box.scrollLeft });
          setAtEnd(box.scrollLeft + box.clientWidth >= box.scrollWidth - 1);
        }}
      >
        <table
          aria-busy={busy || undefined}
          className={classNames('w-full border-separate border-spacing-0', card.table)}
        >
          <caption className="sr-only">{label}</caption>
          <TableHead {...head} />
          {skeletonRows > 0 ? (
            <tbody className={card.body}>
              <SkeletonRows columns={placed} count={skeletonRows} />
            </tbody>
          ) : (
            <TableBody rowCount={rows.length} stale={stale} onIntent={onRowIntent && onIntent}>
              {rows.map((row, index) => (
                <Fragment key={getRowId(row)}>
                  {groupOf && <GroupHeading rows={rows} index={index} groupOf={groupOf} columnCount={placed.length} />}
                  <TableRow
                    row={row}
                    index={index}
                    columns={placed}
                    href={hrefForRow?.(row)}
                    onOpen={onRowOpen}
                    selected={selectedId !== undefined && getRowId(row) === selectedId}
                  />
                </Fragment>
              ))}
            </TableBody>
          )}
        </table>
      </div>
    </div>
  );
}
