import type { TableData } from '../../layout/list/table-of.ts';

/** Rows of a table that were loaded with the page. */
export const rowsOf = <Row>(rows: readonly Row[]): TableData<Row> => ({
  rows,
  recordsCount: rows.length,
  state: rows.length === 0 ? 'empty' : 'ready',
});
