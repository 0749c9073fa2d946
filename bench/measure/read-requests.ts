import type { AppRouter } from '@quickportal/api/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { Caller } from '../data/callers.ts';
import { requestText } from '../load/load-generator.ts';

/** Requested pages: the first few, as people do. */
const PAGES = 8;
const JSON_BODY = { 'content-type': 'application/json' };
const base = '/quickportal';

/** The same reads, each once as every server takes them; requests of all callers in turn. */
export interface ReadRequests {
  row: string[];
  page: string[];
}

const inTurn = (callers: readonly Caller[], request: (caller: Caller, customerId: number, page: number) => string) =>
  Array.from({ length: callers[0]?.customerIds.length ?? 0 }, (_, index) =>
    callers.map((caller) => request(caller, caller.customerIds[index] ?? 1, 1 + (index % PAGES))),
  ).flat();

export function rawRequests(callers: readonly Caller[]): ReadRequests & { uncountedPage: string[] } {
  const page = (kind: string) =>
    inTurn(callers, ({ communityId }, _, number) => requestText('GET', `/${kind}/${communityId}/${number}`, {}));
  return {
    row: inTurn(callers, ({ communityId }, id) => requestText('GET', `/row/${communityId}/${id}`, {})),
    page: page('page'),
    uncountedPage: page('uncounted'),
  };
}

export function restRequests(callers: readonly Caller[]): ReadRequests {
  return {
    row: inTurn(callers, ({ headers }, id) => requestText('GET', `${base}/rest/internal/customers/${id}`, headers)),
    page: inTurn(callers, (caller, _, page) => searchRequest(caller, { page, pageSize: 25 })),
  };
}

/** A customer search by REST. */
export const searchRequest = ({ headers }: Caller, search: object): string =>
  requestText('POST', `${base}/rest/internal/customer-search`, { ...headers, ...JSON_BODY }, JSON.stringify(search));

/** A search of PayTo agreements by REST. */
export const agreementRequest = ({ headers }: Caller, search: object): string =>
  requestText(
    'POST',
    `${base}/rest/internal/list-payto-agreements`,
    { ...headers, ...JSON_BODY },
    JSON.stringify(search),
  );

/** A list by REST, such as transactions or recurring-payments, with its criteria as query. */
export const listRequest = ({ headers }: Caller, list: string, criteria: Record<string, unknown>): string => {
  const words = Object.entries(criteria).map(([name, value]) => [name, String(value)]);
  return requestText('GET', `${base}/rest/internal/${list}?${new URLSearchParams(words).toString()}`, headers);
};

/** What @trpc/client itself sends when it is set up as in the portal. */
export async function trpcRequests(callers: readonly Caller[]): Promise<ReadRequests> {
  let sent = '';
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `http://127.0.0.1${base}/trpc`,
        methodOverride: 'POST',
        fetch: (url, options) => {
          const { pathname, search } = new URL(url instanceof Request ? url.url : url);
          sent = requestText(options?.method ?? 'GET', pathname + search, JSON_BODY, options?.body as string);
          return Promise.resolve(Response.json([{ result: { data: null } }]));
        },
      }),
    ],
  });
  await client.customers.get.query({ params: { customerId: 1 } });
  const row = sent;
  await client.customers.search.query({ body: { page: 1, pageSize: 25 } });
  const page = sent;
  // The client's own request, with the caller's headers and values in it
  const filled = (request: string, { headers }: Caller, values: [string, string]) => {
    const [head = '', body = ''] = request.split('\r\n\r\n');
    const [first = ''] = head.split('\r\n');
    const [method = '', url = ''] = first.split(' ');
    return requestText(method, url, { ...JSON_BODY, ...headers }, body.replace(...values));
  };
  return {
    row: inTurn(callers, (caller, id) => filled(row, caller, ['"customerId":1', `"customerId":${id}`])),
    page: inTurn(callers, (caller, _, number) => filled(page, caller, ['"page":1', `"page":${number}`])),
  };
}

const fields = `id customerNumber customerName enabled businessId street1 street2 street3 city state postcode email
  receivesEmail phoneNumber receivesSms version createdAt updatedAt
  businessByCommunityIdAndBusinessId { name
    businessProductsByCommunityIdAndBusinessIdList(condition: { product: "PAYTO" }) { product } }`;

/** The same reads as PostGraphile takes them. */
export function postgraphileRequests(callers: readonly Caller[]): ReadRequests {
  const ask = (query: string, variables: object) =>
    requestText('POST', '/graphql', JSON_BODY, JSON.stringify({ query, variables }));
  const row = `query($c: BigInt!, $i: BigInt!) { customerByCommunityIdAndId(communityId: $c, id: $i) { ${fields} } }`;
  const page = `query($c: BigInt!, $o: Int!) { allCustomers(condition: { communityId: $c },
    orderBy: [NAME_FOLDED_ASC, ID_ASC], first: 25, offset: $o) { totalCount nodes { ${fields} } } }`;
  return {
    row: inTurn(callers, ({ communityId }, id) => ask(row, { c: String(communityId), i: String(id) })),
    page: inTurn(callers, ({ communityId }, _, number) => ask(page, { c: String(communityId), o: (number - 1) * 25 })),
  };
}
