import { filterFields, type FilterField, type Filters } from './filter.ts';

/** What a column holds. How it is aligned, sorted first and written into a file follows from it. */
export type ColumnKind = 'text' | 'code' | 'id' | 'number' | 'bytes' | 'money' | 'date' | 'time' | 'yesNo' | 'status';

/** A column of a list: of its table, of its file, or of both. */
export interface ListColumn {
  readonly title: string;
  /** Default text. */
  readonly kind?: ColumnKind;
  /** The title in a word or two, where there is little room. */
  readonly short?: string;
  /** The title in the file, where what one column shows is several in the file; a column has no other name there. */
  readonly fileTitle?: string;
  /** What the codes of the column are called. */
  readonly words?: Readonly<Record<string, string>>;
  readonly sortable?: true;
  /** Sorted upwards first, where its kind is sorted downwards: dates that are to come. */
  readonly ascendingFirst?: true;
  /** Where it is, when not in both. */
  readonly only?: 'table' | 'file';
  /** The columns of the file that say what this one shows, in their order; itself when left out. */
  readonly inFile?: readonly string[];
  /** The column of the table that it is in front of, where the file has another order. */
  readonly before?: string;
  /** The name of the row. */
  readonly lead?: true;
  /** Hidden until a user chooses it. */
  readonly hidden?: true;
  /** What is given up where there is little room: 3 first, then 2. */
  readonly rank?: 2 | 3;
  /** Usual and greatest width in rem. */
  readonly width?: number;
  readonly maxWidth?: number;
  /** Sentences: longer text goes on in further lines. */
  readonly wrap?: true;
  /** On a card it is in the upper right corner; a status always is. */
  readonly corner?: true;
}

/** A list of things of one noun, as its table, its export, its saved views and its calls read it. */
export interface List<C extends Readonly<Record<string, ListColumn>> = Readonly<Record<string, ListColumn>>> {
  /** Id of the table, and beginning of the file's name: customers. */
  readonly name: string;
  /** In words: Customers. */
  readonly title: string;
  /** One and several: customer, customers. */
  readonly noun: readonly [string, string];
  /** In the order of the file. */
  readonly columns: C;
  /** Counts up when the columns of the file change. */
  readonly columnsVersion?: number;
  /** What narrows it, in the order of the chips. Call, address, chips, search box and the words of an export follow. */
  readonly filters: Filters;
  /** Its response says what the rows of each status add up to. */
  readonly totals?: true;
  /** The name under which its views are kept. */
  readonly savedViews?: string;
}

type ColumnsOf<L> = L extends { readonly columns: infer C } ? C : never;
type KeysBut<C, Where> = { [K in keyof C]: C[K] extends { readonly only: Where } ? never : K }[keyof C] & string;
/** Keys of the columns of a list's file, of its table, and of those that sort. */
export type FileKey<L> = KeysBut<ColumnsOf<L>, 'table'>;
export type TableKey<L> = KeysBut<ColumnsOf<L>, 'file'>;
export type SortKey<L> = SortKeyOf<ColumnsOf<L>>;
type SortKeyOf<C> = { [K in keyof C]: C[K] extends { readonly sortable: true } ? K : never }[keyof C] & string;

/** Describes a list; returns it unchanged, with its types kept. */
export const list = <
  const C extends Readonly<Record<string, ListColumn>>,
  const F extends Filters = Record<never, never>,
  const L extends Omit<List, 'columns' | 'filters'> = Omit<List, 'columns' | 'filters'>,
>(
  definition: L & { readonly columns: C; readonly filters?: F },
): L & { readonly columns: C; readonly filters: F } => ({ ...definition, filters: definition.filters ?? ({} as F) });

const keysOf = (definition: List, has: (column: ListColumn) => boolean): string[] =>
  Object.entries(definition.columns).flatMap(([key, column]) => (has(column) ? [key] : []));

/** Columns of the file, in their order when none are chosen. */
export const fileColumns = <L extends List>(definition: L): [FileKey<L>, ...FileKey<L>[]] =>
  keysOf(definition, ({ only }) => only !== 'table') as [FileKey<L>, ...FileKey<L>[]];

/** Columns that the list can be sorted by. */
export const sortKeys = <L extends List>(definition: L): [SortKey<L>, ...SortKey<L>[]] =>
  keysOf(definition, ({ sortable }) => sortable === true) as [SortKey<L>, ...SortKey<L>[]];

/** Columns of the table, in its order. */
export function tableKeys<L extends List>(definition: L): TableKey<L>[] {
  const keys = keysOf(definition, ({ only }) => only !== 'file');
  const moved = keys.filter((key) => definition.columns[key]?.before !== undefined);
  const inOrder = keys.filter((key) => !moved.includes(key));
  for (const key of moved) inOrder.splice(inOrder.indexOf(definition.columns[key]?.before ?? ''), 0, key);
  return inOrder as TableKey<L>[];
}

/** The columns of the file for those that the table shows, in its order. */
export const fileColumnsOf = <L extends List>(definition: L, shown: readonly string[]): FileKey<L>[] =>
  shown.flatMap((key) => {
    const column = definition.columns[key];
    return (column?.inFile ?? (column && column.only !== 'table' ? [key] : [])) as FileKey<L>[];
  });

type Criterion = string | number | boolean | readonly (string | number)[] | undefined;

function fieldInWords({ title, choices, filter }: FilterField, value: Criterion): string[] {
  if (value === undefined || value === '') return [];
  const wordOf = (code: string | number | boolean) => choices?.[String(code)] ?? code;
  const isRange = filter.kind === 'days' || filter.kind === 'amounts';
  return [
    `${(isRange ? undefined : filter.inWords) ?? title}: ${typeof value === 'object' ? value.map(wordOf).join(' or ') : wordOf(value)}`,
  ];
}

/** What narrows a list, in words: `Search: olsson, Status: Enabled`; empty where nothing does. */
export const criteriaInWords = (definition: List, criteria: object): string =>
  filterFields(definition)
    .flatMap((field) => fieldInWords(field, (criteria as Readonly<Record<string, Criterion>>)[field.name]))
    .join(', ');
