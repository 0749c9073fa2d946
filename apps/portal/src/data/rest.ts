import { basePath } from '../pages/base-path.ts';
import { gateTools } from './gatekeeper.ts';
import { isProblemDocument, ProblemError } from './problem.ts';
import { throughGate } from './through-gate.ts';

interface RestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls an address below the base path and answers its JSON (undefined without a body), outside the gate.
 * Throws ProblemError for a problem document; whatever fetch throws when no answer came.
 */
export async function sendJson(path: string, { method = 'GET', body, signal }: RestRequest = {}): Promise<unknown> {
  const response = await fetch(`${basePath()}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const answer = jsonOf(text);
  if (response.ok) return answer;
  throw new ProblemError(
    isProblemDocument(answer)
      ? answer
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

/** A REST call for what has no tRPC procedure, such as form schemas; held and repeated like every other call. */
export const callRest = (path: string, request?: RestRequest): Promise<unknown> =>
  throughGate(gateTools, () => sendJson(`rest/internal/${path}`, request));
