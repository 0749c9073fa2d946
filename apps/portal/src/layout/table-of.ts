import type { DataTableState, Failure } from '@quickportal/ui/data-table';
import { messageOf, problemOf } from '../data/problem.ts';

/** What a list query of react-query looks like to a table. */
interface ListQuery<Row> {
  data: { items: Row[]; recordsCount: number; recordsCountCapped?: boolean | undefined } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch(): unknown;
}

interface TableContent<Row> {
  rows: readonly Row[];
  state: DataTableState;
  recordsCount: number | undefined;
  recordsCountCapped: boolean | undefined;
  failure: Failure;
}

/** The rows, state and failure of a DataTable from the query that fills it; `label` begins its failure: "Customers". */
export function tableOf<Row>(
  { data, error, isFetching, isPlaceholderData, refetch }: ListQuery<Row>,
  label: string,
): TableContent<Row> {
  return {
    rows: data?.items ?? [],
    state: stateOf(data, error, isFetching && isPlaceholderData),
    recordsCount: data?.recordsCount,
    recordsCountCapped: data?.recordsCountCapped,
    failure: {
      title: `${label} did not load`,
      message: error === null ? undefined : messageOf(error),
      requestId: problemOf(error)?.requestId,
      onRetry: () => void refetch(),
    },
  };
}

function stateOf(data: ListQuery<unknown>['data'], error: unknown, isRefetching: boolean): DataTableState {
  if (error !== null && error !== undefined) return 'failed';
  if (data === undefined) return 'loading';
  if (isRefetching) return 'refetching';
  return data.items.length === 0 ? 'empty' : 'ready';
}
