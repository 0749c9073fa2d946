import { use } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { followInApp } from '../link-click/link-click.tsx';
import { Missing } from '../missing/missing.tsx';
import { monoText } from '../mono/mono.tsx';
import { Truncate } from '../truncate/truncate.tsx';
import { card, type PlacedColumn, sides } from './layout.ts';
import { ActiveRow } from './table-body.tsx';

const rowClass = [
  'group/row relative bg-surface transition-[background-color] duration-(--m-fast)',
  'data-opens:cursor-pointer data-opens:hover:bg-surface-hover data-selected:bg-accent-soft',
  'data-selected:[&>:first-child]:shadow-[inset_3px_0_var(--accent)]',
  'has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus',
  'forced-colors:data-selected:outline-2',
  card.row,
];
// what can be pressed or hovered by itself must lie above the link that covers the row
const raised =
  '[&_:is(a,button,input,label,[data-tooltip]):not([data-row-link])]:relative [&_:is(a,button,input,label,[data-tooltip]):not([data-row-link])]:z-1';
const cellClass = classNames(
  'h-row border-b border-line-soft py-(--row-edge) whitespace-nowrap group-last/row:border-b-0',
  sides,
  raised,
);

export type TableRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly PlacedColumn<Row>[];
  href: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  selected: boolean;
};

/** One row. Its lead cell holds a real link that covers the row, so every kind of click works as on a link. */
export function TableRow<Row>({ row, index, columns, href, onOpen, selected }: TableRowProps<Row>) {
  const opens = href !== undefined || onOpen !== undefined;
  return (
    <tr
      data-index={index}
      data-opens={opens || undefined}
      data-selected={selected || undefined}
      aria-current={selected || undefined}
      className={classNames(rowClass)}
    >
      {columns.map((column) => {
        const { isLead } = column;
        const content = <CellContent row={row} column={column} />;
        return (
          <td
            key={column.id}
            data-label={
              isLead || column.corner || column.headerHidden ? undefined : (column.shortHeader ?? column.header)
            }
            className={classNames(
              cellClass,
              column.align === 'end' && 'text-right',
              column.wrap && 'whitespace-normal',
              column.mono && [monoText, 'text-ink-2'],
              isLead && ['text-ink', column.mono ? 'font-medium' : 'font-strong'],
              column.planClass,
              column.cardClass,
            )}
          >
            {isLead && opens ? (
              <RowLink index={index} href={href} onOpen={onOpen && (() => onOpen(row))}>
                {content}
              </RowLink>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

type RowLinkProps = {
  index: number;
  href: string | undefined;
  onOpen: (() => void) | undefined;
  children: React.ReactNode;
};

function RowLink({ index, href, onOpen, children }: RowLinkProps) {
  const shared = {
    'data-row-link': '',
    tabIndex: use(ActiveRow) === index ? 0 : -1,
    className:
      // Not under the sticky head or foot
      'inline-block max-w-full scroll-mt-24 scroll-mb-14 text-left align-middle text-ink outline-none after:absolute after:inset-0 hover:no-underline',
  };
  if (href === undefined)
    return (
      <button type="button" {...shared} onClick={onOpen}>
        {children}
      </button>
    );
  return (
    <a href={href} {...shared} onClick={followInApp(onOpen)}>
      {children}
    </a>
  );
}

function CellContent<Row>({ row, column }: { row: Row; column: PlacedColumn<Row> }) {
  const content = column.cell(row);
  if (content === null || content === undefined || content === '') return <Missing />;
  if (column.maxWidth === undefined) return content;
  if (column.wrap)
    return (
      <span className={classNames('inline-block', card.cut)} style={{ maxWidth: column.planned }}>
        {content}
      </span>
    );
  return (
    <Truncate className={card.cut} style={{ maxWidth: column.planned }}>
      {content}
    </Truncate>
  );
}
