import type { DataTableProps } from '@quickportal/ui/data-table';
import type { StatusTotal } from './list-totals.tsx';
import { problemOf } from '../../data/problem.ts';
import { failureText, shownError } from '../../data/connection/server-away.ts';

interface Paged<Row> {
  items: Row[];
  recordsCount: number;
  recordsCountCapped?: boolean | undefined;
  totals?: readonly StatusTotal[] | null | undefined;
  didYouMean?: string | undefined;
}

interface ListQuery<Row> {
  data: Paged<Row> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** Number of failures. */
  errorUpdateCount?: number;
  refetch: () => unknown;
}

/** Props of a DataTable for a list query: `<DataTable {...tableOf(query, 'Customers')} />`. */
export type TableData<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'state' | 'recordsCount' | 'recordsCountCapped' | 'failure'
> & {
  totals?: Paged<Row>['totals'];
  /** If nothing matches: the text with corrected spelling. */
  didYouMean?: string;
};

/**
 * Converts the state of a list query (with `shownInline`) to a table's: skeleton first, previous rows while new ones
 * load, and failures with the name of what did not load.
 */
export function tableOf<Row>(query: ListQuery<Row>, what: string): TableData<Row> {
  const { data, isFetching, isPlaceholderData } = query;
  const error = shownError(query);
  const rows = data?.items ?? [];
  const counts = {
    rows,
    // Before the first response, "0 customers" would be untrue
    ...(data && {
      recordsCount: data.recordsCount,
      recordsCountCapped: data.recordsCountCapped ?? false,
      totals: data.totals,
    }),
  };
  // A failed change of filter or page must not look like its result
  if (error !== null && (data === undefined || isPlaceholderData)) {
    const requestId = problemOf(error)?.requestId;
    return {
      ...counts,
      state: 'failed',
      failure: {
        level: 2,
        title: `${what} did not load`,
        message: failureText(error),
        ...(requestId && { requestId }),
        onRetry: () => void query.refetch(),
      },
    };
  }
  if (data === undefined) return { ...counts, state: 'loading' };
  if (isFetching && isPlaceholderData) return { ...counts, state: 'refetching' };
  if (rows.length > 0) return { ...counts, state: 'ready' };
  return { ...counts, state: 'empty', ...(data.didYouMean !== undefined && { didYouMean: data.didYouMean }) };
}
