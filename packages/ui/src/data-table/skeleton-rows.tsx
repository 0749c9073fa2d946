import { classNames } from '../class-names/class-names.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { card, type PlacedColumn, sides } from './layout.ts';

const widths = ['w-24', 'w-32', 'w-28', 'w-36', 'w-20'];

/** Rows in the shape of those that come: same height, same columns, lines of differing length. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly PlacedColumn<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={classNames('group/row', card.row)}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classNames(
            'h-row border-b border-line-soft group-last/row:border-b-0',
            sides,
            column.align === 'end' && 'text-right',
            column.planClass,
            column.cardClass,
          )}
        >
          <Skeleton className={classNames('my-1', shape(column, row + index))} />
        </td>
      ))}
    </tr>
  ));
}

function shape<Row>(column: PlacedColumn<Row>, seed: number): string | undefined {
  if (column.align === 'end') return 'w-14';
  if (column.corner) return 'w-18';
  if (column.isLead) return ['w-40', 'w-32', 'w-44', 'w-36'][seed % 4];
  return widths[seed % widths.length];
}
