import { useEffect, useEffectEvent, useState } from 'react';

export type Autocomplete<Option> = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Results of the last finished search; kept while the next one runs, so that nothing jumps. */
  options: readonly Option[];
  retry: () => void;
};

/**
 * Searches while `text` is typed: waits `debounce` milliseconds after the last key, aborts the previous search, and
 * never replaces newer results by older ones. Does nothing if `text` is null or shorter than `minLength`.
 */
export function useAutocomplete<Option>(
  query: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  text: string | null,
  { debounce, minLength }: { debounce: number; minLength: number },
): Autocomplete<Option> {
  const [response, setResponse] = useState<{ key: string; failed: boolean; options: readonly Option[] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const search = useEffectEvent(query);
  const key = text === null || text.trim().length < minLength ? null : `${attempt}:${text.trim()}`;
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(key.slice(key.indexOf(':') + 1), controller.signal).then(
        (options) => !controller.signal.aborted && setResponse({ key, failed: false, options }),
        () => !controller.signal.aborted && setResponse({ key, failed: true, options: [] }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, debounce]);
  const current = key !== null && response?.key === key;
  return {
    status: key === null ? 'idle' : !current ? 'loading' : response.failed ? 'failed' : 'ready',
    options: key === null ? [] : (response?.options ?? []),
    retry: () => setAttempt(attempt + 1),
  };
}
