import { setTimeout as sleep } from 'node:timers/promises';

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  key: string;
  path: string;
  body?: object;
}

/** What became of a key. */
export interface Settled extends KeyedRequest {
  status: number;
  /** The bytes of the answer. */
  text: string;
}

export interface MoneyCaller {
  /**
   * Sends copies of a request at once, each again and again until it has a final answer, to whichever web server lives.
   * Returns the final response to the key: done (2xx) or refused (4xx). Calls `onWait` when it takes longer.
   */
  ask(request: KeyedRequest, copies: number, onWait: () => void): Promise<Settled>;
  /** Sends a request once more. Returns status, bytes, and whether it was marked as a replay. */
  replay(request: KeyedRequest): Promise<{ status: number; text: string; replayed: boolean }>;
  get<T>(path: string): Promise<T>;
  /** Every key that was done, with its first answer. */
  readonly done: ReadonlyMap<string, Settled>;
  /** What no caller should have seen, in words. */
  readonly faults: readonly string[];
  readonly counts: { requests: number; cut: number; inProgress: number; refused: number };
}

const base = '/quickportal';
const TIMEOUT_MS = 60_000;
/** After 15 minutes without use a session asks for the password. */
const IDLE_MS = 15 * 60_000;
const PAUSES_MS = [50, 100, 250, 1000, 2000, 4000];

/** A caller that signs in, and whose every 2xx answer is kept and compared with the other answers of its key. */
export async function signInForMoney(webs: () => readonly string[], loginName: string): Promise<MoneyCaller> {
  const done = new Map<string, Settled>();
  const faults: string[] = [];
  const counts = { requests: 0, cut: 0, inProgress: 0, refused: 0 };
  let turn = 0;

  const send = async (path: string, init: RequestInit): Promise<Response & { said: string }> => {
    for (let tries = 0; ; tries += 1) {
      const origins = webs();
      turn += 1;
      const origin = origins[turn % origins.length];
      if (origin === undefined) {
        await sleep(pause(0));
        continue;
      }
      counts.requests += 1;
      try {
        const headers = { 'x-requested-with': 'XMLHttpRequest', origin, ...(init.headers as Record<string, string>) };
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await fetch(`${origin}${base}/${path}`, { ...init, headers, signal });
        return Object.assign(response, { said: await response.text() });
      } catch {
        // Its process died
        counts.cut += 1;
        await sleep(pause(tries));
      }
    }
  };
  const signIn = async () => {
    const response = await send('AuthAction', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginName, password: 'Demo-portal-2026' }),
    });
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${response.said}`);
    return response.headers
      .getSetCookie()
      .map((name) => name.split(';')[0])
      .join('; ');
  };
  const open = () => ({ cookie: signIn(), idleAt: Date.now() + IDLE_MS });
  let session = open();
  /** Signs in again where the session counts as idle: a killed process has not written down that it was used. */
  const call = async (path: string, init: RequestInit = {}) => {
    for (;;) {
      const used = session;
      const headers = { ...(init.headers as Record<string, string>), cookie: await used.cookie };
      const response = await send(`rest/internal/${path}`, { ...init, headers });
      if (response.status !== 401) return response;
      if (session !== used) continue;
      if (Date.now() < used.idleAt) faults.push(`${path} answered 401 to a session that was not idle`);
      session = open();
    }
  };
  await session.cookie;
  const post = ({ key, path, body }: KeyedRequest) =>
    call(path, {
      method: 'POST',
      headers: { 'idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  const untilSettled = async (request: KeyedRequest, onWait: () => void): Promise<Settled> => {
    for (let tries = 0; ; tries += 1) {
      const { status, said: text } = await post(request);
      if (status === 409 && text.includes('idempotency-in-progress')) {
        counts.inProgress += 1;
        if (tries > 2) onWait();
        await sleep(pause(tries));
        continue;
      }
      const settled = { ...request, status, text };
      if (status >= 500) faults.push(`${request.path} answered ${status}: ${text}`);
      if (status >= 400) {
        counts.refused += 1;
        return settled;
      }
      const first = done.get(request.key) ?? settled;
      done.set(request.key, first);
      if (first.text !== text || first.status !== status)
        faults.push(`${request.path} answered one key ${first.status} ${first.text}, and ${status} ${text}`);
      return settled;
    }
  };
  return {
    done,
    faults,
    counts,
    async ask(request, copies, onWait) {
      const all = await Promise.all(Array.from({ length: copies }, () => untilSettled(request, onWait)));
      return all.find(({ status }) => status < 300) ?? (all[0] as Settled);
    },
    async replay(request) {
      const { status, said: text, headers } = await post(request);
      return { status, text, replayed: headers.get('idempotent-replayed') === 'true' };
    },
    async get<T>(path: string) {
      const response = await call(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${response.said}`);
      return JSON.parse(response.said) as T;
    },
  };
}

const pause = (tries: number): number => PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;
