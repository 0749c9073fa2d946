import { FailedState } from '@quickportal/ui/failed-state';
import { problemOf } from '../data/problem.ts';
import { failureText, shownError } from '../data/server-away.ts';
import { Elsewhere } from '../shell/elsewhere.tsx';
import { NotThere } from '../shell/not-there.tsx';

interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** How often it failed. */
  errorUpdateCount?: number;
  refetch: () => unknown;
}

export interface QueryResultProps<T> {
  /** A query with `shownInline`, so that its failure is shown here and nowhere else. */
  query: Loaded<T>;
  /** Has the shape of what comes. */
  skeleton: React.ReactNode;
  /** What failed to load, as a title: "Customer did not load". */
  failed?: string;
  /** The page is about this one thing: 404 takes the whole page. */
  whole?: boolean;
  children: (data: T) => React.ReactNode;
}

/** Shows what a query answered, its skeleton before, or why it failed with the request id and Retry. */
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
      // Stands under the heading of a page or of a part of it: a level is never left out
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
