import { setTimeout as sleep } from 'node:timers/promises';

/** A user signed in to a product whose processes die: requests go to one that lives, and are repeated. */
export interface FaultyCaller {
  /**
   * Sends a request until a process answers it, for at most 90 seconds, or ten minutes while its key is in use; a change
   * carries the same idempotency key each time. Returns status and parsed body.
   */
  send<T>(method: 'GET' | 'POST' | 'PATCH', path: string, options?: SendOptions): Promise<{ status: number; body: T }>;
}

interface SendOptions {
  body?: object;
  key?: string;
  /** Sent as a file of a form, in place of a body. */
  file?: { name: string; content: string };
}

/** A node counts as dead 30 s after its last heartbeat; from then on everything has 60 s. */
const PATIENCE_MS = 30_000 + 60_000;
/** The key of a process that died is taken over after 60 s, and the process that takes it over may die as well. */
const PATIENCE_WITH_KEYS_MS = 10 * 60_000;
const base = '/quickportal';

/**
 * Signs a demo user in at one of the origins that `living` names, in turn. Staff work in the community of
 * `communityId`.
 */
export async function signInFaulty(
  living: () => readonly string[],
  loginName: string,
  communityId?: number,
): Promise<FaultyCaller> {
  let turn = 0;
  const attempt = async <T>(work: (origin: string) => Promise<T>): Promise<T> => {
    for (const start = Date.now(); ;) {
      const origins = living();
      turn += 1;
      try {
        return await work(origins[turn % origins.length] ?? '');
      } catch (error) {
        const patience = error instanceof KeyInUse ? PATIENCE_WITH_KEYS_MS : PATIENCE_MS;
        if (Date.now() - start > patience) throw error;
        await sleep(100);
      }
    }
  };
  const cookie = await attempt(async (origin) => {
    const response = await fetch(`${origin}${base}/AuthAction`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin },
      body: JSON.stringify({ loginName, password: 'Demo-portal-2026' }),
    });
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
    return response.headers
      .getSetCookie()
      .map((name) => name.split(';')[0])
      .join('; ');
  });
  return {
    send: <T>(method: 'GET' | 'POST' | 'PATCH', path: string, options: SendOptions = {}) =>
      attempt(async (origin) => {
        const response = await fetch(`${origin}${base}/rest/internal/${path}`, {
          method,
          headers: {
            cookie,
            'x-requested-with': 'XMLHttpRequest',
            ...(communityId !== undefined && { 'x-community-id': String(communityId) }),
            ...(options.key && { 'idempotency-key': options.key }),
            ...(options.body && { 'content-type': 'application/json' }),
          },
          ...(options.body && { body: JSON.stringify(options.body) }),
          ...(options.file && { body: formWith(options.file) }),
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        // 409: the first of these requests may still run, or its process died in it
        if (response.status === 409 && options.key) throw new KeyInUse(`${response.status}: ${text}`);
        if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
        return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
      }),
  };
}

class KeyInUse extends Error {}

function formWith({ name, content }: { name: string; content: string }): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/csv' }), name);
  return form;
}
