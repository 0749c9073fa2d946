import { keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showGenericError } from '../notices.ts';
import { problemOf } from '../problem.ts';
import { isServerAway, retryPause } from './server-away.ts';

interface CallMeta extends Record<string, unknown> {
  /** Statuses that the caller handles: no generic error for them (1R207). */
  suppressed?: readonly number[];
  /** The component shows the failure itself; for a query: while it has nothing else to show. */
  shownInline?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Options for components that show failures themselves. */
export const shownInline = { meta: { shownInline: true } } as const;

/** `shownInline` for lists: previous rows remain while the next ones load. */
export const shownPaged = { placeholderData: keepPreviousData, ...shownInline } as const;

/** Options of slow queries, which are not batched: a batch waits for all of its calls. */
export const unbatched = { trpc: { context: { unbatched: true } } } as const;

/** Refusals (400 to 499) would be refused again. */
function isWorthRetrying(error: unknown): boolean {
  const status = problemOf(error)?.status;
  return status === undefined || status === 429 || status >= 500;
}

/** The query cache. Failures that no component shows become the generic error. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const hasNothingToShow = query.state.data === undefined;
        if (query.meta?.shownInline && hasNothingToShow) return;
        // Prefetched and not shown: opening the page will show the failure
        if (query.getObserversCount() === 0) return;
        const onRetry = isWorthRetrying(error) ? () => void query.fetch() : undefined;
        showGenericError(error, { suppressed: query.meta?.suppressed, onRetry });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.shownInline) showGenericError(error, { suppressed: mutation.meta?.suppressed });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        // The server's responses are final; only a lost connection or an overloaded server is worth a retry
        retry: (failures, error) => failures < 1 && isServerAway(error),
        retryDelay: 600,
        refetchInterval: retryPause,
        refetchOnWindowFocus: true,
        // Failed and older queries are refetched when the network is back
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
