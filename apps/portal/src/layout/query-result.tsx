import { FailedState } from '@quickportal/ui/failed-state';
import { problemOf } from '../data/problem.ts';
import { failureText, shownError } from '../data/connection/server-away.ts';
import { Elsewhere } from '../shell/community/elsewhere.tsx';
import { NotThere } from '../shell/message-pages/not-there.tsx';

interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** Number of failures. */
  errorUpdateCount?: number;
  refetch: () => unknown;
}

export interface QueryResultProps<T> {
  /** A query with `shownInline`, so that its failure is shown only here. */
  query: Loaded<T>;
  /** Skeleton in the shape of the content. */
  skeleton: React.ReactNode;
  /** Title of the failure: "Customer did not load". */
  failed?: string;
  /** The page is about this record: a 404 replaces the whole page. */
  whole?: boolean;
  children: (data: T) => React.ReactNode;
}

/** Shows the result of a query, its skeleton while loading, or its failure with request ID and Retry. */
export function QueryResult<T>({
  query,
  skeleton,
  failed = 'This did not load',
  whole,
  children,
}: QueryResultProps<T>) {
  const { data, isFetching } = query;
  const error = shownError(query);
  if (data !== undefined) return children(data);
  if (error === null) return <div aria-busy="true">{skeleton}</div>;
  const problem = problemOf(error);
  if (whole && problem?.status === 404)
    return (
      <Elsewhere>
        <NotThere />
      </Elsewhere>
    );
  return (
    <FailedState
      // Below the heading of a page or a part of it: heading levels are never skipped
      level={2}
      title={failed}
      onRetry={() => void query.refetch()}
      retrying={isFetching}
      {...(problem?.requestId && { requestId: problem.requestId })}
    >
      {failureText(error)}
    </FailedState>
  );
}
