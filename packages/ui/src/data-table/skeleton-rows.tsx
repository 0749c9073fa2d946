import { classNames } from '../class-names/class-names.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { type Column, type ColumnVisibility, rankOf } from './column.ts';
import { card, rankClass } from './layout.ts';

const widths = ['w-24', 'w-32', 'w-28', 'w-36', 'w-20'];

/** Rows in the shape of those that come: same height, same columns, lines of differing length. */
export function SkeletonRows<Row>({
  columns,
  visibility,
  lead,
  count,
}: {
  columns: readonly Column<Row>[];
  visibility: ColumnVisibility;
  lead: Column<Row> | undefined;
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={classNames('group/row', card.row)}>
      {columns.map((column, index) => {
        const rank = rankOf(column, visibility);
        const isLead = column === lead;
        return (
          <td
            key={column.id}
            className={classNames(
              'h-row border-b border-line-soft px-3 group-last/row:border-b-0 first:pl-5 last:pr-5',
              column.align === 'end' && 'text-right',
              rankClass[rank],
              rank < 3 && card.cell,
              rank < 3 && (isLead ? card.lead : column.corner ? card.corner : card.line),
            )}
          >
            <Skeleton className={classNames('my-1', shape(column, isLead, row + index))} />
          </td>
        );
      })}
    </tr>
  ));
}

function shape<Row>(column: Column<Row>, isLead: boolean, seed: number): string | undefined {
  if (column.align === 'end') return 'w-14';
  if (column.corner) return 'w-18';
  if (isLead) return ['w-40', 'w-32', 'w-44', 'w-36'][seed % 4];
  return widths[seed % widths.length];
}
