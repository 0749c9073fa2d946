import { basePath } from '../../pages/base-path.ts';
import { contextHeaders } from '../../pages/tab-context.ts';
import { isProblemDocument, ProblemError } from '../problem.ts';

export interface RestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Sent for the session's current user, not for this tab's. */
  forAnyone?: boolean;
}

/**
 * Calls an address below the base path and returns the JSON of its response (undefined without a body), outside the
 * gate. Throws ProblemError for a problem document; whatever fetch throws when there was no response.
 */
export async function sendJson(
  path: string,
  { method = 'GET', body, signal, forAnyone = false }: RestRequest = {},
): Promise<unknown> {
  const response = await fetch(`${basePath()}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(!forAnyone && contextHeaders()),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const reply = jsonOf(text);
  if (response.ok) return reply;
  throw new ProblemError(
    isProblemDocument(reply)
      ? reply
      : {
          type: 'about:blank',
          title: 'Something went wrong.',
          status: response.status,
          requestId: response.headers.get('x-request-id') ?? '',
        },
  );
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
