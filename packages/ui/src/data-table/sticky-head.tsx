import type { RefObject } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import type { Column } from './column.ts';
import { headCell, HeadLabel } from './table-head.tsx';
import type { TableFit } from './use-width-plan.ts';

/**
 * A copy of the head for tables that scroll sideways: inside a box that scrolls, nothing can stick to the window. It
 * lies exactly over the real head, is for the eye and the mouse only, and follows the box through `ref`.
 */
export function StickyHead<Row>({
  ref,
  columns,
  widths,
  sort,
  onSortChange,
}: {
  ref: RefObject<HTMLDivElement | null>;
  columns: readonly Column<Row>[];
  widths: NonNullable<TableFit['scrolled']>;
  sort: string | undefined;
  onSortChange: ((sort: string) => void) | undefined;
}) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-slot="sticky-head"
      className="sticky top-(--sticky-top,0px) z-(--z-sticky) -mb-9 flex h-9 overflow-hidden"
    >
      {columns
        .filter((column) => widths[column.id] !== undefined)
        .map((column) => (
          <div
            key={column.id}
            style={{ width: widths[column.id] }}
            className={classNames(
              headCell,
              'flex flex-none items-center',
              column.align === 'end' && 'justify-end text-right',
            )}
          >
            <HeadLabel column={column} sort={sort} onSortChange={onSortChange} tabIndex={-1} />
          </div>
        ))}
    </div>
  );
}
