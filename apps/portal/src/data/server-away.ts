import { messageOf, problemOf } from './problem.ts';

/** Pauses before a query is made again by itself: each is twice the one before. Milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** What failed or was refused for a reason is final; a lost connection, or a server that is away, is not. */
export const isServerAway = (error: unknown): boolean =>
  error !== null && error !== undefined && [undefined, 502, 503, 504].includes(problemOf(error)?.status);

interface FailedQuery {
  readonly meta?: { readonly shownInline?: boolean } | undefined;
  readonly state: { readonly data: unknown; readonly error: unknown; readonly errorUpdateCount: number };
}

/**
 * `refetchInterval` of a query that has nothing to show because the server was away, and says so in its own place: it is
 * made again after growing pauses. The library waits with it while the tab is hidden. A query with a `refetchInterval` of
 * its own asks this first.
 */
export const retryPause = ({ meta, state }: FailedQuery): number | false =>
  meta?.shownInline === true &&
  state.data === undefined &&
  isServerAway(state.error) &&
  Math.min(FIRST_PAUSE * 2 ** (state.errorUpdateCount - 1), LONGEST_PAUSE);

/** Why something did not load, and that it is tried again where it is. */
export const failureText = (error: unknown): string =>
  isServerAway(error) ? `${messageOf(error)} It is tried again automatically.` : messageOf(error);

interface ShownQuery {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData?: boolean;
  errorUpdateCount?: number;
  refetch: () => unknown;
}

/** The last error of each query that is shown, by its `refetch`, which stays the same. */
const lastErrors = new WeakMap<() => unknown, unknown>();

/**
 * The error that is shown of a query; null: none. The library forgets it when the query is made again: while nothing else
 * can be shown it stays, so that the page does not change back and forth.
 */
export function shownError(query: ShownQuery): unknown {
  const { data, error, isFetching, isPlaceholderData = false, errorUpdateCount = 0, refetch } = query;
  if (error !== null && error !== undefined) {
    lastErrors.set(refetch, error);
    return error;
  }
  const isRetry = isFetching && errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
  return isRetry ? (lastErrors.get(refetch) ?? null) : null;
}
