import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, allowedAddresses, guardedLookup, type AddressRules } from './guarded-lookup.ts';
import type { KeptConnections } from './kept-connections.ts';
import { keptResponse } from './kept-response.ts';

/** Options of sending notices; the product's values are in `dispatcher.ts`. */
export interface SendOptions extends AddressRules {
  /** Timeout for connecting, sending and reading the response. */
  timeoutMs: number;
  /** Trusted certificate authorities instead of the default ones, PEM. */
  ca?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Connections to reuse; without them each notice opens its own. */
  connections?: KeptConnections | undefined;
}

/** Result of sending. `status` is null without a response; `error` is null when the notice was received. */
export interface SendResult {
  status: number | null;
  error: string | null;
  /** Beginning of the response, without secrets. */
  responseBody: string;
  /** The header Retry-After of the response; null where it had none. */
  retryAfter: string | null;
  durationMs: number;
}

/** The process is ending: whether the receiver got the notice is unknown, so it is sent again. */
export class SendAborted extends Error {
  override readonly name = 'SendAborted';
}

const LARGEST_ANSWER = 65_536;

interface NoticeResponse {
  status: number;
  body: string;
  retryAfter: string | null;
}

interface Notice {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a notice and reads the response. Throws SendAborted only; other failures are in the result. */
export async function sendNotice(notice: Notice, options: SendOptions): Promise<SendResult> {
  const began = performance.now();
  const result = (error: string | null, response: NoticeResponse | null): SendResult => ({
    status: response?.status ?? null,
    error,
    responseBody: keptResponse(response?.body ?? ''),
    retryAfter: response?.retryAfter ?? null,
    durationMs: Math.round(performance.now() - began),
  });
  try {
    const response = await exchange(notice, options).catch((error: unknown) => {
      if (!(error instanceof ClosedMeanwhile) || options.signal?.aborted) throw error;
      return exchange(notice, { ...options, connections: undefined });
    });
    return result(statusFault(response.status), response);
  } catch (error) {
    if (options.signal?.aborted) throw new SendAborted();
    return result(faultText(error, options.timeoutMs), null);
  }
}

/** A reused connection that the receiver closed before responding, most likely before reading the notice. */
class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile';
}
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

async function exchange({ url, headers, body: sent }: Notice, options: SendOptions): Promise<NoticeResponse> {
  const target = new URL(url);
  const isPlain = target.protocol === 'http:';
  const isDemoReceiver = url === options.demoReceiver;
  if (isPlain && !options.allowPrivate && !isDemoReceiver)
    throw new AddressRefused('The address must start with https.');
  // Sockets do not look up literal addresses
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) && !isDemoReceiver) await allowedAddresses(host, options);
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(sent) },
      agent: options.connections?.agentFor(isPlain) ?? false,
      lookup: guardedLookup(options),
      ...(options.ca === undefined ? {} : { ca: options.ca }),
    });
    // A request aborted during its response reports the abort, not its cause
    let cut: Error | null = null;
    const cutOff = (why: Error) => {
      cut = why;
      request.destroy(why);
    };
    const timer = setTimeout(() => cutOff(new SlowResponse()), options.timeoutMs);
    const abort = () => cutOff(new SendAborted());
    options.signal?.addEventListener('abort', abort, { once: true });
    const settle = (end: () => void) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
      end();
    };
    const fail = (error: unknown) => settle(() => reject(cut ?? error));
    let isAnswered = false;
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = request.reusedSocket && !isAnswered && CLOSED.has(error.code);
      fail(isClosed ? new ClosedMeanwhile() : error);
    });
    request.on('response', (response) => {
      isAnswered = true;
      const { statusCode = 0, headers: received } = response;
      const retryAfter = received['retry-after'] ?? null;
      readResponse(response).then((body) => settle(() => resolve({ status: statusCode, body, retryAfter })), fail);
    });
    if (options.signal?.aborted) abort();
    request.end(sent);
  });
}

class SlowResponse extends Error {
  override readonly name = 'SlowAnswer';
}

/** Reads a response up to its limit without waiting for the rest. */
async function readResponse(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= LARGEST_ANSWER) break;
  }
  return Buffer.concat(chunks).subarray(0, LARGEST_ANSWER).toString('utf8');
}

function statusFault(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Responded with ${status}: redirects are not followed.`;
  return `Responded with ${status}.`;
}

const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the response was complete.',
  EPIPE: 'The connection was closed before the response was complete.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The host could not be reached.',
};
const CERTIFICATE = /CERT|^UNABLE_TO_|SELF_SIGNED|ALTNAME/;

function faultText(error: unknown, timeoutMs: number): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof SlowResponse) return `There was no complete response within ${timeoutMs / 1000} seconds.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CERTIFICATE.test(code)) return `The certificate was not accepted (${code}).`;
  return FAULTS[code] ?? `The endpoint could not be reached${code === '' ? '' : ` (${code})`}.`;
}
