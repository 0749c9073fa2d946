/** What a call is answered with: data, or a problem of a status and type. */
export type Answer =
  | { data: unknown }
  | { status: number; type: string; title?: string; errors?: { field: string; messages: string[] }[] };

/** The same, by what was sent. */
export type Replier = (body: string) => Answer | 'offline';
type Scripted = Answer | 'offline' | Replier;

/** One request that the page made. */
export interface Heard {
  call: string;
  body: string;
  headers: Headers;
}

interface AnsweringServer {
  heard: Heard[];
  /** Answers of a call, one after the other; the last one stays. */
  answer(call: string, ...answers: Scripted[]): void;
  stop(): void;
}

const problemOf = ({ status, type, title = type, errors }: Extract<Answer, { status: number }>) => ({
  type: `https://quickportal.example/problems/${type}`,
  title,
  status,
  requestId: 'mzq4k1c8d0aa2f17',
  ...(errors && { errors }),
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Stands where the network is: answers tRPC calls by their names and other posts by their paths. */
export function answeringServer(): AnsweringServer {
  const network = window.fetch;
  const scripts = new Map<string, Scripted[]>();
  const heard: Heard[] = [];
  const next = (call: string, body: string): Answer | 'offline' => {
    const script = scripts.get(call) ?? [];
    const found = (script.length > 1 ? script.shift() : script[0]) ?? { status: 404, type: 'not-found' };
    return typeof found === 'function' ? found(body) : found;
  };

  async function answerTrpc(url: URL, calls: string[], body: string): Promise<Response> {
    const answers = calls.map((call) => next(call, body));
    if (answers.includes('offline')) throw new TypeError('Failed to fetch');
    const outcomes = (answers as Answer[]).map((answer) =>
      'data' in answer
        ? { result: { data: answer.data } }
        : {
            error: {
              message: answer.type,
              code: -32_000,
              data: { httpStatus: answer.status, problem: problemOf(answer) },
            },
          },
    );
    const first = answers[0] as Answer;
    const isBatch = url.searchParams.has('batch');
    return json('data' in first ? 200 : first.status, isBatch ? outcomes : outcomes[0]);
  }

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const [, path] = /^\/(trpc\/.+|AuthAction.*|rest\/.+)$/.exec(url.pathname) ?? [];
    if (path === undefined) return network(input, init);
    const calls = path.startsWith('trpc/') ? path.slice('trpc/'.length).split(',') : [path];
    const body = typeof init?.body === 'string' ? init.body : '';
    for (const call of calls) heard.push({ call, body, headers: new Headers(init?.headers) });
    if (path.startsWith('trpc/')) return answerTrpc(url, calls, body);
    const answer = next(path, body);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return 'data' in answer ? json(200, answer.data) : json(answer.status, problemOf(answer));
  };
  return {
    heard,
    answer: (call, ...answers) => void scripts.set(call, answers),
    stop: () => {
      window.fetch = network;
    },
  };
}
