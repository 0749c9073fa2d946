import { isGeneric, messageOf, problemOf } from './problem.ts';
import { createStore } from './store.ts';

/** A failure that no one else shows: it stands on top of the page until it is dismissed. */
export interface Notice {
  /** The same failure again takes the place of the first. */
  readonly key: string;
  readonly message: string;
  /** To be named when asking the help desk; empty when no answer came. */
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

/** Takes a notice away; without a key all of them. */
export function dismissNotice(key?: string): void {
  const { length } = notices.get();
  if (length > 0) notices.set(key === undefined ? [] : notices.get().filter((notice) => notice.key !== key));
}
