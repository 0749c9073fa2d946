import type { AppRouter } from '@quickportal/api/router';
import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { basePath } from '../pages/base-path.ts';
import { contextHeaders } from '../pages/tab-context.ts';
import { gateLink } from './gate-link.ts';
import { gateTools } from './gatekeeper.ts';
import { createQueryClient } from './query-client.ts';
import type { GateTools } from './through-gate.ts';

/** Calls in one batch; the server refuses more. */
const LARGEST_BATCH = 10;

/** The way of every tRPC call. Queries go as POST, so that what people search for never is in an address. */
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

/** The calls as hooks: `trpc.customers.get.useQuery({ params: { customerId } })`. */
export const trpc = createTRPCReact<AppRouter>();

export const queryClient = createQueryClient();

export const trpcClient = trpc.createClient({
  links: links(typeof document === 'undefined' ? '' : `${basePath()}/trpc`, gateTools),
});

/** The same outside components, and what changes the cache: `api.customers.search.invalidate()`. */
export const api = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
