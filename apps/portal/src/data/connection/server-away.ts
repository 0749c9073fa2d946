import { messageOf, problemOf } from '../problem.ts';

/** Pauses before an automatic retry, each twice the previous. Milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** A refusal or a final failure is not retried; a lost connection or an unavailable server is. */
export const isServerAway = (error: unknown): boolean =>
  error !== null && error !== undefined && [undefined, 502, 503, 504].includes(problemOf(error)?.status);

interface FailedQuery {
  readonly meta?: { readonly shownInline?: boolean } | undefined;
  readonly state: { readonly data: unknown; readonly error: unknown; readonly errorUpdateCount: number };
}

/**
 * `refetchInterval` of a query that shows its own failure while the server is unavailable: retries after growing
 * pauses, paused by the library while the tab is hidden. A query with its own `refetchInterval` calls this first.
 */
export const retryPause = ({ meta, state }: FailedQuery): number | false =>
  meta?.shownInline === true &&
  state.data === undefined &&
  isServerAway(state.error) &&
  Math.min(FIRST_PAUSE * 2 ** (state.errorUpdateCount - 1), LONGEST_PAUSE);

/** Explains that loading failed and will be retried. */
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

/** The last error of each shown query, by its `refetch`, which is stable. */
const lastErrors = new WeakMap<() => unknown, unknown>();

/**
 * Returns the error to show for a query, or null. The library clears it on a retry; it is kept while there is nothing
 * else to show, so that the page does not flicker.
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
