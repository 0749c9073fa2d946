import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import type { Column } from './column.ts';
import { card, type PlacedColumn, sides } from './layout.ts';
import { ariaSort, nextSort } from './sort-order.ts';

/** What the head cells and their copies in StickyHead share. */
export const headCell = classNames(
  'h-9 low:h-7 border-b border-line bg-surface-sunken text-left text-12 font-medium whitespace-nowrap text-ink-2',
  sides,
);

type Sorting = { sort: string | undefined; onSortChange: ((sort: string) => void) | undefined };

export type TableHeadProps<Row> = Sorting & { columns: readonly PlacedColumn<Row>[] };

/** The row of headers. It sticks under the page's top bar, whose height is `--sticky-top`. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead className={card.head}>
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-column={column.id}
            aria-sort={ariaSort(sort, column.id)}
            className={classNames(
              headCell,
              'sticky top-(--sticky-top,0px) z-(--z-sticky) print:static',
              column.align === 'end' && 'text-right',
              column.planClass,
            )}
          >
            <div style={{ minWidth: column.least }}>
              <HeadLabel column={column} sort={sort} onSortChange={onSortChange} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The words of a header, as a button where it sorts. The sorted one is bold with an arrow. */
export function HeadLabel<Row>({
  column,
  sort,
  onSortChange,
  tabIndex,
}: Sorting & { column: Column<Row>; tabIndex?: number }) {
  if (column.headerHidden) return <span className="sr-only">{column.header}</span>;
  if (!column.sortable || !onSortChange) return column.header;
  const direction = ariaSort(sort, column.id);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      data-sorted={direction !== undefined || undefined}
      onClick={() => onSortChange(nextSort(sort, column.id, column.descendingFirst))}
      className={classNames(
        'group/sort -mx-1 inline-flex items-center gap-1 rounded-1 px-1 py-1 hover:text-ink data-sorted:font-strong data-sorted:text-ink',
        // The words stand above the figures, whether the arrow shows or not
        column.align === 'end' && 'flex-row-reverse',
      )}
    >
      {column.header}
      <Arrow
        aria-hidden="true"
        className="size-3.25 stroke-2 opacity-0 group-hover/sort:opacity-50 group-focus-visible/sort:opacity-50 group-data-sorted/sort:opacity-100"
      />
    </button>
  );
}
