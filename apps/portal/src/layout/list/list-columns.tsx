import { type List, type ListColumn, type TableKey, tableKeys } from '@quickportal/contracts/kernel/list';
import { labelled } from '../../data/labels.ts';
import type { Column } from '@quickportal/ui/data-table';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { FileSize } from '@quickportal/ui/file-size';

type Cell<Row> = (row: Row) => React.ReactNode;
type Columns<L> = L extends { readonly columns: infer C } ? C : never;
type Drawn = { readonly kind: 'status' | 'money' | 'yesNo' };
/** Columns whose values need formatting. */
type OwnCell<Row, L> = {
  [K in TableKey<L>]: K extends keyof Row
    ? Columns<L>[K & keyof Columns<L>] extends Drawn
      ? K
      : Row[K] extends string | number | null
        ? never
        : K
    : K;
}[TableKey<L>];

/** Cell renderers of a list's table. Texts, codes with labels, numbers, dates and times need none. */
export type ListCells<Row, L> = { readonly [K in OwnCell<Row, L>]: Cell<Row> } & {
  readonly [K in TableKey<L>]?: Cell<Row>;
};

/** Builds the columns of a list's table from its description. */
export function listColumns<Row extends object, const L extends List>(
  list: L,
  timeZone: string,
  cells: ListCells<Row, L>,
): readonly Column<Row>[] {
  const own = cells as Readonly<Record<string, Cell<Row> | undefined>>;
  return tableKeys(list).map((key) => {
    const column = list.columns[key] ?? { title: key };
    return { ...presented(key, column), cell: own[key] ?? plainCell(key, column, timeZone) };
  });
}

const DESCENDING_FIRST: ReadonlySet<ListColumn['kind']> = new Set(['money', 'bytes', 'date', 'time']);
/** Default widths in rem. */
const WIDTHS: Readonly<Partial<Record<NonNullable<ListColumn['kind']>, number>>> = {
  money: 6.75,
  bytes: 4.5,
  number: 4,
  id: 5,
  code: 6,
  date: 5.5,
  time: 9.5,
  status: 6.75,
  yesNo: 4,
};
const AT_END: ReadonlySet<ListColumn['kind']> = new Set(['money', 'bytes', 'number']);

function presented(id: string, column: ListColumn): Omit<Column<object>, 'cell'> {
  const { title, kind = 'text', short, sortable, ascendingFirst, lead, hidden, rank, maxWidth, wrap, corner } = column;
  const width = column.width ?? WIDTHS[kind];
  return {
    id,
    header: title,
    ...(short !== undefined && { shortHeader: short }),
    ...(lead && { lead }),
    ...(sortable && { sortable, ...(DESCENDING_FIRST.has(kind) && !ascendingFirst && { descendingFirst: true }) }),
    ...((corner || kind === 'status') && { corner: true }),
    ...(wrap && { wrap }),
    ...((kind === 'code' || kind === 'id') && { mono: true }),
    ...(AT_END.has(kind) && { align: 'end' as const }),
    ...(hidden && { defaultVisible: false }),
    ...(rank && { rank }),
    ...(width !== undefined && { width }),
    ...(maxWidth !== undefined && { maxWidth: `${maxWidth}rem` as const }),
  };
}

function plainCell<Row extends object>(key: string, { kind, words }: ListColumn, timeZone: string): Cell<Row> {
  const valueOf = (row: Row) => (row as Record<string, string | null>)[key] ?? null;
  if (words) return (row) => labelled(words[valueOf(row) ?? '']) ?? valueOf(row);
  if (kind === 'bytes') return (row) => <FileSize bytes={Number(valueOf(row))} />;
  if (kind === 'time') return (row) => <DateTime value={valueOf(row)} timeZone={timeZone} show="date-time" />;
  if (kind === 'date') return (row) => <DateOnly value={valueOf(row)} />;
  return (row) => breakable(valueOf(row));
}

/** On cards, a long email address wraps after its @; table rows have a fixed height. */
function breakable(value: string | null): React.ReactNode {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  const [name, ...rest] = value.split('@');
  return (
    <>
      {name}@<wbr className="hidden @max-[37rem]/table:inline" />
      {rest.join('@')}
    </>
  );
}
