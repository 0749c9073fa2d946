import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, allowedAddresses, guardedLookup, type AddressRules } from './guarded-lookup.ts';
import type { KeptConnections } from './kept-connections.ts';
import { keptResponse } from './kept-response.ts';

/** How notices are sent; the product's own values are in `dispatcher.ts`. */
export interface SendOptions extends AddressRules {
  /** For connecting, sending and reading the whole answer. */
  timeoutMs: number;
  /** Certificate authorities to trust in place of the usual ones, PEM. */
  ca?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Connections to use again; without them each notice opens its own. */
  connections?: KeptConnections | undefined;
}

/** What came of sending. `status` null: there was no answer. `error` null: the receiver has it. */
export interface SendResult {
  status: number | null;
  error: string | null;
  /** Beginning of the answer, without secrets. */
  responseBody: string;
  durationMs: number;
}

/** The process ends: no one knows whether the receiver got it, so it is sent again. */
export class SendAborted extends Error {
  override readonly name = 'SendAborted';
}

const LARGEST_ANSWER = 65_536;

interface NoticeResponse {
  status: number;
  body: string;
}

interface Notice {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a notice and reads its answer. Throws SendAborted only; everything else is in the result. */
export async function sendNotice(notice: Notice, options: SendOptions): Promise<SendResult> {
  const began = performance.now();
  const result = (status: number | null, error: string | null, body = ''): SendResult => ({
    status,
    error,
    responseBody: keptResponse(body),
    durationMs: Math.round(performance.now() - began),
  });
  try {
    const { status, body } = await exchange(notice, options).catch((error: unknown) => {
      if (!(error instanceof ClosedMeanwhile) || options.signal?.aborted) throw error;
      return exchange(notice, { ...options, connections: undefined });
    });
    return result(status, statusFault(status), body);
  } catch (error) {
    if (options.signal?.aborted) throw new SendAborted();
    return result(null, faultText(error, options.timeoutMs));
  }
}

/** A kept connection that the receiver closed before it responded, most likely before it read the notice. */
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
  // A socket asks no one about an address that is none of a name
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
    // A request that is cut off in the middle of its answer reports that, not why
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
      readResponse(response).then((body) => settle(() => resolve({ status: response.statusCode ?? 0, body })), fail);
    });
    if (options.signal?.aborted) abort();
    request.end(sent);
  });
}

class SlowResponse extends Error {
  override readonly name = 'SlowAnswer';
}

/** Reads an answer up to its bound; the rest is not waited for. */
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
