import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A password that meets every rule; the one of every test user unless given. */
export const PASSWORD = 'kettle-violin-38-moss';

/** Undefined: the header is not sent. */
type Headers = Record<string, string | undefined>;

/** A browser: keeps cookies, and posts forms and JSON as one does. */
export interface TestBrowser {
  cookies: Map<string, string>;
  /** A step of signing in, as JSON. */
  step(path: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The same as a plain form, without JavaScript. */
  form(path: string, fields: Record<string, string>, headers?: Headers): Promise<LightMyRequestResponse>;
  /** A call over REST; path with its query, below the REST base. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  signIn(loginName: string, password?: string): Promise<LightMyRequestResponse>;
}

/** A browser at the given address. */
export function testBrowser(app: FastifyInstance, base: string, ip: string): TestBrowser {
  const cookies = new Map<string, string>();
  async function send({
    headers: given,
    ...options
  }: Omit<InjectOptions, 'headers'> & { headers: Headers }): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { 'user-agent': 'Test browser', cookie: cookie || undefined, ...given };
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const response = await app.inject({ ...options, headers, remoteAddress: ip });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const action = `${base}/AuthAction`;
  const script = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
  const page = { 'sec-fetch-site': 'same-origin', accept: 'text/html,application/xhtml+xml' };
  const self: TestBrowser = {
    cookies,
    step: (path, body = {}, headers = {}) =>
      send({ method: 'POST', url: action + path, payload: body, headers: { ...script, ...headers } }),
    form: (path, fields, headers = {}) =>
      send({
        method: 'POST',
        url: action + path,
        payload: new URLSearchParams(fields).toString(),
        headers: { ...page, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    call: (method, path, body, headers = {}) =>
      send({
        method,
        url: `${base}/rest/internal/${path}`,
        headers: { ...script, ...headers },
        ...(body && { payload: body }),
      }),
    get: (path) => send({ method: 'GET', url: base + path, headers: page }),
    signIn: (loginName, password = PASSWORD) => self.step('', { loginName, password }),
  };
  return self;
}

/** The Set-Cookie headers of an answer. */
export const setCookies = (response: LightMyRequestResponse): string[] => [response.headers['set-cookie'] ?? []].flat();
