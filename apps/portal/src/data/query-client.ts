import { keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showGenericError } from './notices.ts';
import { problemOf } from './problem.ts';
import { isServerAway, retryPause } from './server-away.ts';

interface CallMeta extends Record<string, unknown> {
  /** Statuses that the caller handles: no generic error for them (1R207). */
  suppressed?: readonly number[];
  /** The component shows the failure in its own place; for a query: while there is nothing else to show. */
  shownInline?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Options of a call whose component shows its failure itself. */
export const shownInline = { meta: { shownInline: true } } as const;

/** The same of a list: the rows before stay while the next ones come. */
export const shownPaged = { placeholderData: keepPreviousData, ...shownInline } as const;

/** Options of a query that may take longer than others: a batch is answered when all of it is. */
export const unbatched = { trpc: { context: { unbatched: true } } } as const;

/** What was refused for a reason (400 to 499) would be refused again. */
function isWorthRetrying(error: unknown): boolean {
  const status = problemOf(error)?.status;
  return status === undefined || status === 429 || status >= 500;
}

/** The cache of answers. Failures that no component shows become the generic error. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const hasNothingToShow = query.state.data === undefined;
        if (query.meta?.shownInline && hasNothingToShow) return;
        // No one looks at it: it was fetched ahead, and opening the page will tell
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
        // The server's own answers are final; only a lost connection or an overloaded server is worth a second try
        retry: (failures, error) => failures < 1 && isServerAway(error),
        retryDelay: 600,
        refetchInterval: retryPause,
        refetchOnWindowFocus: true,
        // What failed, or is older, is fetched again by itself when the network is back
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
