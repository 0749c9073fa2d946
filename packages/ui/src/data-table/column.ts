/** A column of a DataTable: its content, and its behaviour in narrow tables. */
export type Column<Row> = {
  /** Names the column in `sort`, in the column menu's memory and in saved views. */
  id: string;
  /** Plain words. */
  header: string;
  /** The same in a word or two: on a card it is in front of the value. */
  shortHeader?: string;
  /** The header is for screen readers only: a column of buttons. */
  headerHidden?: boolean;
  /** What is in the cell. Nothing (null, undefined, '') shows a dash. */
  cell: (row: Row) => React.ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'start' | 'end';
  /** Priority in narrow tables: 3 is dropped first, then 2; 1 always stays. Cards show 1 and 2. */
  rank?: 1 | 2 | 3;
  /** The header sorts, by the field named `id`. */
  sortable?: boolean;
  /** The first click sorts in descending order: dates, amounts. */
  descendingFirst?: boolean;
  /** False: hidden until a user chooses it in the column menu. */
  defaultVisible?: boolean;
  /** Cannot be hidden. The lead never can. */
  fixed?: boolean;
  /** The name of the row: bold, and its link. One column; by default the first. */
  lead?: boolean;
  /** On a card it is in the top right corner: the status. */
  corner?: boolean;
  /** Ids, codes, references. */
  mono?: boolean;
  /** Typical width of the content in rem, for the width plan; by default estimated from kind and header. */
  width?: number;
  /** Greatest width in rem ("14rem") unless room is left over. Longer text wraps or is cut: hover and focus show it all. */
  maxWidth?: `${number}rem`;
  /** For sentences: long text wraps instead of being truncated. */
  wrap?: boolean;
};

/** Column id to shown or hidden, for the columns that a user chose about. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** The column whose cell names the row. */
export function leadOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.lead) ?? columns[0];
}

/** Whether a column may not be hidden. */
export function isFixed<Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean {
  return column.fixed === true || column === leadOf(columns);
}

/** The columns to show, in their order. */
export function shownColumns<Row>(columns: readonly Column<Row>[], visibility: ColumnVisibility): Column<Row>[] {
  return columns.filter(
    (column) => isFixed(column, columns) || (visibility[column.id] ?? column.defaultVisible ?? true),
  );
}

/** A column that a user chose stays on any screen; otherwise its own rank counts. */
export function rankOf<Row>(column: Column<Row>, visibility: ColumnVisibility): 1 | 2 | 3 {
  return visibility[column.id] ? 1 : (column.rank ?? 1);
}
