import type { KeyHolder, TestServer } from './test-server.ts';
import type { SignedIn } from './test-user.ts';

export interface ApiResponse {
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
  ): Promise<ApiResponse> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.inject({
      method,
      url: `${rest}/${path}`,
      headers: { ...signedIn, ...type, ...headers },
      ...payload,
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : JSON.parse(response.body),
      raw: response.body,
      headers: response.headers,
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
