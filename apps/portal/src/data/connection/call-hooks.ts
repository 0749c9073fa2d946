import type { AppRouter } from '@quickportal/api/router';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
// Types only: its runtime brings infinite, suspended and subscribed queries into the first load (ADR 0103)
import type { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { createContext, use } from 'react';

export type CallClient = TRPCClient<AppRouter>;

type StockHooks = ReturnType<typeof createTRPCReact<AppRouter>>;
type StockCache = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
type Only<Tree, Names extends string> = {
  readonly [K in keyof Tree as K extends keyof AppRouter['_def']['record'] ? K : never]: {
    readonly [V in keyof Tree[K]]: Pick<Tree[K][V], Names & keyof Tree[K][V]>;
  };
};
/** `trpc.customers.get.useQuery(input, options)` */
export type CallHooks = Only<StockHooks, 'useQuery'>;
/** `api.customers.get.prefetch(input, options)`, and the like */
export type CallCache = Only<StockCache, 'fetch' | 'prefetch' | 'getData' | 'setData' | 'invalidate'>;

interface CallOptions {
  readonly trpc?: { readonly context?: Record<string, unknown> };
}

/** Key of a call's query in the cache, as @trpc/react-query writes it. Without `type` it is the start of several keys. */
export const callKey = (path: readonly string[], input?: unknown, type?: 'query'): readonly unknown[] =>
  input === undefined && type === undefined
    ? [path]
    : [path, { ...(input !== undefined && { input }), ...(type && { type }) }];

/** The options of a call's query, for hooks and caches of React Query. */
export const callQuery = <T>(client: CallClient, path: readonly string[], input: unknown, options?: CallOptions) => ({
  ...options,
  queryKey: callKey(path, input, 'query'),
  queryFn: () => getUntypedClient(client).query(path.join('.'), input, options?.trpc) as Promise<T>,
});

/** The client that hooks call; stories and tests give their own. */
const ClientContext = createContext<CallClient | undefined>(undefined);
export const CallClientProvider = ClientContext.Provider;

/** The client that hooks call where no other one is given. */
export function useCallClient(standard: CallClient): CallClient {
  return use(ClientContext) ?? standard;
}

type Called = (path: readonly string[], args: readonly unknown[]) => unknown;

/** An object in which every path is a function: `object.customers.get(1)` is `called(['customers', 'get'], [1])`. */
const anyPath = (called: Called, path: readonly string[] = []): unknown =>
  new Proxy(() => {}, {
    get: (_, name) => (typeof name === 'string' ? anyPath(called, [...path, name]) : undefined),
    apply: (_target, _this, args) => called(path, args),
  });

/** The queries of all calls as hooks. With `skipToken` as input nothing is called. */
export const createCallHooks = (standard: CallClient): CallHooks =>
  anyPath((path, [input, options]) => {
    const isSkipped = input === skipToken;
    const wanted = { ...(options as CallOptions), ...(isSkipped && { enabled: false }) };
    // Every path ends with the one hook that there is
    // oxlint-disable-next-line react/rules-of-hooks
    return useQuery(callQuery(useCallClient(standard), path.slice(0, -1), isSkipped ? undefined : input, wanted));
  }) as CallHooks;

/** The queries of all calls outside of components, and what the cache has of them. */
export const createCallCache = (client: CallClient, cache: QueryClient): CallCache =>
  anyPath((path, [input, second]) => {
    const call = path.slice(0, -1);
    const key = callKey(call, input, 'query');
    const query = () => callQuery(client, call, input, second as CallOptions);
    const operations: Readonly<Record<keyof CallCache['session']['get'], () => unknown>> = {
      fetch: () => cache.fetchQuery(query()),
      prefetch: () => cache.prefetchQuery(query()),
      getData: () => cache.getQueryData(key),
      setData: () => cache.setQueryData(key, second),
      invalidate: () => cache.invalidateQueries({ ...(second as object), queryKey: callKey(call, input) }),
    };
    return operations[path.at(-1) as keyof typeof operations]();
  }) as CallCache;
