import type { AppRouter } from '@quickportal/api/router';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { basePath } from '../../pages/base-path.ts';
import { contextHeaders } from '../../pages/tab-context.ts';
import { createCallCache, createCallHooks } from './call-hooks.ts';
import { gateLink } from './gate-link.ts';
import { gateTools } from './gatekeeper.ts';
import { createQueryClient } from './query-client.ts';
import type { GateTools } from './through-gate.ts';

/** Maximum calls in a batch; the server refuses more. */
const LARGEST_BATCH = 10;

/** The links of every tRPC call. Queries are sent as POST, so that search terms never appear in URLs. */
export function links(url: string, tools: GateTools): TRPCLink<AppRouter>[] {
  const always = () => ({ 'x-requested-with': 'XMLHttpRequest', ...contextHeaders() });
  return [
    gateLink(tools),
    splitLink({
      condition: (op) => op.type === 'mutation' || op.context['unbatched'] === true,
      true: httpLink({
        url,
        methodOverride: 'POST',
        headers: ({ op: { context } }) => ({
          ...always(),
          ...(typeof context['idempotencyKey'] === 'string' && { 'idempotency-key': context['idempotencyKey'] }),
        }),
      }),
      false: httpBatchLink({ url, methodOverride: 'POST', maxItems: LARGEST_BATCH, headers: always }),
    }),
  ];
}

export const queryClient = createQueryClient();

export const trpcClient = createTRPCClient<AppRouter>({
  links: links(typeof document === 'undefined' ? '' : `${basePath()}/trpc`, gateTools),
});

/** The calls as hooks: `trpc.customers.get.useQuery({ params: { customerId } })`. */
export const trpc = createCallHooks(trpcClient);

/** The calls outside components, and cache operations: `api.customers.search.invalidate()`. */
export const api = createCallCache(trpcClient, queryClient);
