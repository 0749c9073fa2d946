import { basePath } from '../../pages/base-path.ts';
import { contextHeaders } from '../../pages/tab-context.ts';
import { gateTools } from './gatekeeper.ts';
import { isProblemDocument, type Problem, ProblemError } from '../problem.ts';
import { throughGate } from './through-gate.ts';

interface FileSending {
  /** Path of the call under the REST base, with its query. */
  path: string;
  file: File;
  /** Idempotency key of a change. */
  idempotencyKey?: string;
  /** Called with the share uploaded, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file and returns the JSON response; held and repeated like every other call. Uses XMLHttpRequest, which
 * alone reports upload progress. Throws ProblemError for a problem document, AbortError when `signal` aborts, TypeError
 * without a response.
 */
export const sendFile = (sending: FileSending): Promise<unknown> => throughGate(gateTools, () => send(sending));

function send({ path, file, idempotencyKey, onProgress, signal }: FileSending): Promise<unknown> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    request.open('POST', `${basePath()}/rest/internal/${path}`);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    for (const [name, value] of Object.entries(contextHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(new ProblemError(problemIn(request)));
    });
    request.addEventListener('error', () => reject(new TypeError('The server did not respond. Try again.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

/** A response that is not a problem document came from a proxy. */
function problemIn({ response, status }: XMLHttpRequest): Problem {
  if (isProblemDocument(response)) return response;
  return { type: 'about:blank', title: 'Something went wrong.', status, requestId: '' };
}
