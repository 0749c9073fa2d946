import { tableOf, type TableData } from '../../layout/list/table-of.ts';

interface AccountsQuery<Row> {
  data: Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  errorUpdateCount?: number;
  refetch: () => unknown;
}

/** The table of a list of accounts, which has no pages. */
export const accountTable = <Row>(query: AccountsQuery<Row>, what: string): TableData<Row> =>
  tableOf({ ...query, data: query.data && { items: query.data, recordsCount: query.data.length } }, what);
