/** A browser over real HTTP: keeps cookies, follows nothing by itself. */
export interface HttpBrowser {
  open(address: string): Promise<Response>;
  /** A step of signing in, as JSON. */
  step(path: string, body?: object): Promise<Response>;
  signIn(loginName: string, password: string): Promise<unknown>;
  /** A call over REST and what it returns; a problem throws in its own words. */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
}

/** A browser at `home`, the portal's address with its base path. */
export function httpBrowser(home: string): HttpBrowser {
  const cookies = new Map<string, string>();
  async function send(method: string, address: string, body?: object): Promise<Response> {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  const step = (path: string, body: object = {}) => send('POST', `${home}/AuthAction${path}`, body);
  return {
    open: (address) => send('GET', address),
    step,
    signIn: async (loginName, password) => (await step('', { loginName, password })).json(),
    async call(method, path, body) {
      const response = await send(method, `${home}/rest/internal/${path}`, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text) as unknown;
    },
  };
}
