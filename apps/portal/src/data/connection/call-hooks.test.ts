import type { AppRouter } from '@quickportal/api/router';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact, getQueryKey } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { beforeEach, expect, it } from 'vitest';
import { callKey, createCallCache } from './call-hooks.ts';

const stock = createTRPCReact<AppRouter>();
const rights = { params: { customerId: 5 } };
const otherRights = { params: { customerId: 6 } };

interface Sent {
  path: string;
  input: unknown;
  context: unknown;
}
let sent: Sent[];
let cache: QueryClient;

const client = createTRPCClient<AppRouter>({
  links: [
    () =>
      ({ op: { path, input, context } }) =>
        observable((observer) => {
          sent.push({ path, input, context });
          observer.next({ result: { type: 'data', data: { calls: sent.length } } });
          observer.complete();
        }),
  ],
});

beforeEach(() => {
  sent = [];
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
});

it('writes the keys of @trpc/react-query', () => {
  expect(callKey(['customers', 'getRights'], rights, 'query')).toEqual(
    getQueryKey(stock.customers.getRights, rights, 'query'),
  );
  expect(callKey(['session', 'get'], undefined, 'query')).toEqual(getQueryKey(stock.session.get, undefined, 'query'));
  expect(callKey(['customers', 'getRights'])).toEqual(getQueryKey(stock.customers.getRights));
});

it('fetches a query once, and gives what the cache has of it', async () => {
  const api = createCallCache(client, cache);
  const fetched = await api.customers.getRights.fetch(rights);
  await api.customers.getRights.prefetch(rights);
  expect(sent).toEqual([{ path: 'customers.getRights', input: rights, context: {} }]);
  expect(api.customers.getRights.getData(rights)).toBe(fetched);
  expect(api.customers.getRights.getData(otherRights)).toBeUndefined();
});

it('shares its cache with @trpc/react-query', async () => {
  await createCallCache(client, cache).customers.getRights.prefetch(rights);
  const utils = createTRPCQueryUtils<AppRouter>({ client, queryClient: cache });
  expect(utils.customers.getRights.getData(rights)).toEqual({ calls: 1 });
});

it('hands the context of a call to its links', async () => {
  await createCallCache(client, cache).customers.getRights.fetch(rights, { trpc: { context: { unbatched: true } } });
  expect(sent[0]?.context).toEqual({ unbatched: true });
});

it('makes every query of a call stale, or those of one input', async () => {
  const api = createCallCache(client, cache);
  await Promise.all([api.customers.getRights.fetch(rights), api.customers.getRights.fetch(otherRights)]);
  const stale = () =>
    [rights, otherRights].map(
      (input) => cache.getQueryState(callKey(['customers', 'getRights'], input, 'query'))?.isInvalidated,
    );
  await api.customers.getRights.invalidate(otherRights);
  expect(stale()).toEqual([false, true]);
  await api.customers.getRights.invalidate();
  expect(stale()).toEqual([true, true]);
});
