import type { KeyHolder, SignedIn, TestServer } from './test-server.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at what really came back
  body: any;
  raw: string;
  headers: Record<string, unknown>;
}

/** Calls the REST API as one signed-in user, with paths as the specification writes them. */
export function apiCaller(
  { app, rest }: TestServer,
  { headers: signedIn }: Pick<SignedIn, 'headers'> | Pick<KeyHolder, 'headers'>,
) {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({
      method,
      url: `${rest}/${path}`,
      headers: { ...signedIn, ...type, ...headers },
      ...payload,
    });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? undefined : JSON.parse(answer.body),
      raw: answer.body,
      headers: answer.headers,
    };
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => call('PUT', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) => call('PATCH', path, body, headers),
    delete: (path: string) => call('DELETE', path),
  };
}
export type ApiCaller = ReturnType<typeof apiCaller>;
