/** What a call is answered with: data, or a problem of a status and type. */
export type MockResponse =
  | { data: unknown }
  | {
      status: number;
      type: string;
      title?: string;
      detail?: string;
      errors?: { field: string; messages: string[] }[];
      current?: unknown;
      waivedBillingConfirmationRequired?: true;
    };

type Reply = MockResponse | 'offline';

/** The same, by what was sent, at once or later. */
export type Replier = (body: string) => Reply | Promise<Reply>;
type Scripted = Reply | Replier;

/** One request that the page made. */
export interface Heard {
  call: string;
  /** The query string, with its question mark. */
  query: string;
  body: string;
  headers: Headers;
}

interface MockServer {
  heard: Heard[];
  /** Responses of a call, one after the other; the last one stays. */
  respond(call: string, ...responses: Scripted[]): void;
  stop(): void;
}

const problemOf = ({
  status,
  type,
  title = type,
  detail,
  errors,
  current,
  waivedBillingConfirmationRequired,
}: Extract<MockResponse, { status: number }>) => ({
  type: `https://quickportal.example/problems/${type}`,
  title,
  status,
  requestId: 'mzq4k1c8d0aa2f17',
  ...(detail && { detail }),
  ...(errors && { errors }),
  ...(current !== undefined && { current }),
  ...(waivedBillingConfirmationRequired && { waivedBillingConfirmationRequired }),
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What one call of a batch sent; all of it where it was no batch. */
function partOf(body: string, place: number): string {
  const inputs = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  return String(place) in inputs ? JSON.stringify(inputs[place]) : body;
}

/** Stands where the network is: answers tRPC calls by their names and other posts by their paths. */
export function mockServer(): MockServer {
  const network = window.fetch;
  const scripts = new Map<string, Scripted[]>();
  const heard: Heard[] = [];
  const next = async (call: string, body: string): Promise<Reply> => {
    const script = scripts.get(call) ?? [];
    const found = (script.length > 1 ? script.shift() : script[0]) ?? { status: 404, type: 'not-found' };
    return typeof found === 'function' ? found(body) : found;
  };

  async function respondTrpc(url: URL, calls: string[], body: string): Promise<Response> {
    const responses = await Promise.all(calls.map((call, place) => next(call, partOf(body, place))));
    if (responses.includes('offline')) throw new TypeError('Failed to fetch');
    const outcomes = (responses as MockResponse[]).map((response) =>
      'data' in response
        ? { result: { data: response.data } }
        : {
            error: {
              message: response.type,
              code: -32_000,
              data: { httpStatus: response.status, problem: problemOf(response) },
            },
          },
    );
    const first = responses[0] as MockResponse;
    const isBatch = url.searchParams.has('batch');
    return json('data' in first ? 200 : first.status, isBatch ? outcomes : outcomes[0]);
  }

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const [, path] = /^\/(trpc\/.+|AuthAction.*|rest\/.+)$/.exec(url.pathname) ?? [];
    if (path === undefined) return network(input, init);
    const calls = path.startsWith('trpc/') ? path.slice('trpc/'.length).split(',') : [path];
    const body = typeof init?.body === 'string' ? init.body : '';
    for (const call of calls) heard.push({ call, query: url.search, body, headers: new Headers(init?.headers) });
    if (path.startsWith('trpc/')) return respondTrpc(url, calls, body);
    const response = await next(path, body);
    if (response === 'offline') throw new TypeError('Failed to fetch');
    return 'data' in response ? json(200, response.data) : json(response.status, problemOf(response));
  };
  return {
    heard,
    respond: (call, ...responses) => void scripts.set(call, responses),
    stop: () => {
      window.fetch = network;
    },
  };
}
