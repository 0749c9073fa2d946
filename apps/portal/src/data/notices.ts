import { isGeneric, messageOf, problemOf } from './problem.ts';
import { createStore } from './store.ts';

/** A failure that is shown nowhere else: at the top of the page until dismissed. */
export interface Notice {
  /** A repeated failure replaces the first. */
  readonly key: string;
  readonly message: string;
  /** Request ID for the help desk; empty without a response. */
  readonly requestId: string;
  readonly onRetry?: () => void;
}

const MOST = 3;

/** The generic errors shown now, oldest first. */
export const notices = createStore<readonly Notice[]>([]);

/** Shows the generic error of a failed call, unless its status is suppressed or handled elsewhere (1R205 to 1R209). */
export function showGenericError(
  error: unknown,
  { suppressed, onRetry }: { suppressed?: readonly number[] | undefined; onRetry?: (() => void) | undefined } = {},
): void {
  if (!isGeneric(error, suppressed)) return;
  const message = messageOf(error);
  const notice: Notice = {
    key: message,
    message,
    requestId: problemOf(error)?.requestId ?? '',
    ...(onRetry && { onRetry }),
  };
  notices.set([...notices.get().filter(({ key }) => key !== notice.key), notice].slice(-MOST));
}

/** Removes a notice; without a key all of them. */
export function dismissNotice(key?: string): void {
  const { length } = notices.get();
  if (length > 0) notices.set(key === undefined ? [] : notices.get().filter((notice) => notice.key !== key));
}
