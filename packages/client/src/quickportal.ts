import { randomUUID } from 'node:crypto';
import { type Attempt, repeat, sleep, type Waiting } from './attempts.ts';
import type {
  AnyRequest,
  Method,
  Page,
  PagedPath,
  PathOf,
  RequestArguments,
  RequestOf,
  ResponseOf,
  RowOf,
} from './operations.ts';
import { ConnectionError, type Problem, ProblemError } from './problem-error.ts';

export interface QuickPortalOptions {
  /** Address of the REST API, such as `https://portal.example/quickportal/rest/internal`. */
  baseUrl: string;
  /** A REST API key: `qp_sec_...`. */
  apiKey: string;
  /** How often a request is sent at most; 4 unless given. */
  attempts?: number;
  /** Milliseconds that one attempt may take; 30,000 unless given. */
  timeout?: number;
  /** Seconds to wait at most between attempts; 60 unless given. */
  longestWait?: number;
  /** In place of the `fetch` of Node. */
  fetch?: typeof fetch;
  /** In place of waiting between attempts, for tests. */
  sleep?: Waiting['sleep'];
}

/** Proxies respond with these where the portal may or may not have got the request. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const LARGEST_PAGE = 100;

/** Calls the REST API of a QuickPortal. One is enough for a program; it keeps no state of calls. */
export class QuickPortal {
  readonly #base: string;
  readonly #authorization: string;
  readonly #options: Required<Pick<QuickPortalOptions, 'timeout' | 'fetch'>> & Waiting;

  constructor(options: QuickPortalOptions) {
    const { baseUrl, apiKey, attempts = 4, timeout = 30_000, longestWait = 60 } = options;
    const { protocol, hostname } = new URL(baseUrl);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
      throw new TypeError('baseUrl must be https: a key that is sent without it can be read on its way');
    if (apiKey === '') throw new TypeError('apiKey is empty');
    this.#base = baseUrl.replace(/\/+$/, '');
    this.#authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
    const { fetch: send = globalThis.fetch, sleep: wait = sleep } = options;
    this.#options = { attempts, timeout, longestWait, fetch: send, sleep: wait };
  }

  get<P extends PathOf<'get'>>(path: P, ...[request]: RequestArguments<P, 'get'>): Promise<ResponseOf<P, 'get'>> {
    return this.#call('get', path, request) as Promise<ResponseOf<P, 'get'>>;
  }

  post<P extends PathOf<'post'>>(path: P, ...[request]: RequestArguments<P, 'post'>): Promise<ResponseOf<P, 'post'>> {
    return this.#call('post', path, request) as Promise<ResponseOf<P, 'post'>>;
  }

  put<P extends PathOf<'put'>>(path: P, ...[request]: RequestArguments<P, 'put'>): Promise<ResponseOf<P, 'put'>> {
    return this.#call('put', path, request) as Promise<ResponseOf<P, 'put'>>;
  }

  patch<P extends PathOf<'patch'>>(
    path: P,
    ...[request]: RequestArguments<P, 'patch'>
  ): Promise<ResponseOf<P, 'patch'>> {
    return this.#call('patch', path, request) as Promise<ResponseOf<P, 'patch'>>;
  }

  delete<P extends PathOf<'delete'>>(
    path: P,
    ...[request]: RequestArguments<P, 'delete'>
  ): Promise<ResponseOf<P, 'delete'>> {
    return this.#call('delete', path, request) as Promise<ResponseOf<P, 'delete'>>;
  }

  /** Every row of a list, read page by page as they are needed. */
  list<P extends PagedPath<'get'>>(path: P, ...[request]: RequestArguments<P, 'get'>): AsyncGenerator<RowOf<P, 'get'>> {
    const { query, ...rest } = (request ?? {}) as AnyRequest;
    return rowsOf<RowOf<P, 'get'>>(query, (paging) => this.#call('get', path, { ...rest, query: paging }));
  }

  /** Every row that a search finds, read page by page as they are needed. */
  search<P extends PagedPath<'post'>>(path: P, request: RequestOf<P, 'post'>): AsyncGenerator<RowOf<P, 'post'>> {
    const { body, ...rest } = request as AnyRequest;
    return rowsOf<RowOf<P, 'post'>>(body as AnyRequest['query'], (paging) =>
      this.#call('post', path, { ...rest, body: paging }),
    );
  }

  #call(method: Method, path: string, request: AnyRequest = {}): Promise<unknown> {
    const { idempotencyKey = randomUUID(), ifMatch, body, signal } = request;
    // Every change takes the key, so that the same request can be sent again; other calls ignore it
    const key = method === 'get' ? undefined : idempotencyKey;
    const headers: Record<string, string> = {
      Authorization: this.#authorization,
      Accept: 'application/json, application/pdf',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    };
    const init = { method: method.toUpperCase(), headers, redirect: 'manual' as const };
    const url = `${this.#base}${addressOf(path, request)}`;
    const text = body === undefined ? undefined : JSON.stringify(body);
    return repeat(
      () => this.#send(url, text === undefined ? init : { ...init, body: text }, key, signal),
      this.#options,
      signal,
    );
  }

  async #send(
    url: string,
    init: RequestInit,
    idempotencyKey: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Attempt<unknown>> {
    const limit = AbortSignal.timeout(this.#options.timeout);
    const about = idempotencyKey === undefined ? {} : { idempotencyKey };
    try {
      const response = await this.#options.fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      if (response.ok || isDone(response)) return { value: await contentOf(response), isRepeatable: false };
      return await refusalOf(response, about);
    } catch (error) {
      if (signal?.aborted) return { error: signal.reason ?? error, isRepeatable: false };
      const message = limit.aborted ? 'The portal did not respond in time' : 'The portal could not be reached';
      return { error: new ConnectionError(message, { cause: error, ...about }), isRepeatable: true };
    }
  }
}

/** 302 of the portal has no Location; one of a proxy has. */
const isDone = ({ status, headers }: Response): boolean => status === 302 && !headers.has('location');

/** Fills the path and adds the query; lists are joined by commas. */
function addressOf(path: string, { path: values = {}, query = {} }: AnyRequest): string {
  const filled = path.replaceAll(/\{(?<name>[^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

async function refusalOf(response: Response, about: { idempotencyKey?: string }): Promise<Attempt<unknown>> {
  const { status, headers } = response;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const waits = Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
  if (!(headers.get('content-type') ?? '').startsWith('application/problem+json')) {
    await response.body?.cancel();
    const error = new ConnectionError(`Something before the portal responded with ${status}`, { status, ...about });
    return { error, isRepeatable: passing.has(status), ...waits };
  }
  const error = new ProblemError((await response.json()) as Problem);
  return { error, isRepeatable: passing.has(status) || error.is('idempotency-in-progress'), ...waits };
}

/** Rows of all pages; `page` and `pageSize` of the request say where to start. */
async function* rowsOf<T>(
  given: AnyRequest['query'],
  read: (query: Record<string, unknown>) => Promise<unknown>,
): AsyncGenerator<T> {
  for (let page = Number(given?.['page'] ?? 1); ; page += 1) {
    const { items, pageSize } = (await read({ pageSize: LARGEST_PAGE, ...given, page })) as Page;
    yield* items as T[];
    if (items.length < pageSize || items.length === 0) return;
  }
}
