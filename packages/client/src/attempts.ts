/** What an attempt came to. */
export interface Attempt<T> {
  /** Undefined where it failed. */
  value?: T;
  error?: unknown;
  /** Whether the same request may be sent again. */
  isRepeatable: boolean;
  /** Seconds that the portal wants to be left alone. */
  retryAfter?: number;
}

export interface Waiting {
  attempts: number;
  /** The longest wait between two attempts, in seconds; a longer Retry-After ends the call with its error. */
  longestWait: number;
  sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

const FIRST_WAIT_SECONDS = 0.5;

/** Sends until it succeeds, is refused for good, or has been sent as often as allowed. Throws the last error. */
export async function repeat<T>(
  send: () => Promise<Attempt<T>>,
  { attempts, longestWait, sleep: pause }: Waiting,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const { value, error, isRepeatable, retryAfter } = await send();
    if (error === undefined) return value as T;
    const wait = retryAfter ?? waitBefore(attempt, longestWait);
    if (!isRepeatable || attempt >= attempts || wait > longestWait) throw error;
    await pause(wait * 1000, signal);
  }
}

/** Twice as long each time, less up to half of it, so that programs do not all come back at once. */
const waitBefore = (attempt: number, longest: number): number =>
  Math.min(longest, FIRST_WAIT_SECONDS * 2 ** (attempt - 1)) * (1 - Math.random() / 2);

/** Waits, or throws the reason of the signal as soon as it is aborted. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
