import { type RefObject, useRef } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import type { Column, ColumnVisibility } from './column.ts';
import { card, placeColumns } from './layout.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StickyHead } from './sticky-head.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useFit } from './use-fit.ts';

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
  busy: boolean;
  /** Rows to draw in outline instead of `rows`; 0 for the rows themselves. */
  skeletonRows: number;
};

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
  busy,
  skeletonRows,
}: TableFrameProps<Row>) {
  const stickyHead = useRef<HTMLDivElement>(null);
  const { squeeze, widths } = useFit(ref);
  const placed = placeColumns(columns, visibility, squeeze);
  const head = { columns: placed, sort, onSortChange };
  const onIntent = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onRowIntent?.(row);
  };
  return (
    <>
      {widths && <StickyHead ref={stickyHead} widths={widths} {...head} />}
      <div
        ref={ref}
        // Inside a box that scrolls the real head sticks to the box, so it must not keep clear of the top bar
        className={widths ? 'overflow-x-auto [--sticky-top:0px]' : 'overflow-visible'}
        onScroll={(event) => stickyHead.current?.scrollTo({ left: event.currentTarget.scrollLeft })}
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
            <TableBody rowCount={rows.length} onIntent={onRowIntent && onIntent}>
              {rows.map((row, index) => (
                <TableRow
                  key={getRowId(row)}
                  row={row}
                  index={index}
                  columns={placed}
                  href={hrefForRow?.(row)}
                  onOpen={onRowOpen}
                  selected={selectedId !== undefined && getRowId(row) === selectedId}
                />
              ))}
            </TableBody>
          )}
        </table>
      </div>
    </>
  );
}
