import { insertApiLogs, type ApiLogEntry } from '@quickportal/db/api-logs/write-api-logs';
import { PROBLEM_TYPE_BASE } from '@quickportal/contracts/kernel/problem';
import { Counter } from 'prom-client';
import type { Foundation } from '../foundation.ts';
import { loggedUrl } from '../../kernel/redaction.ts';
import { registry } from '../metrics/metrics.ts';
import {
  type LoggedBody,
  loggedBody,
  loggedHeader,
  loggedResponse,
  MOST_READ,
  notJsonBody,
  unreadBody,
  withoutSecretTexts,
} from './redact-body.ts';
import { termsOf } from './search-terms.ts';

/** A request and its response; redacted when it is written, not while the caller waits. */
export interface ApiExchange {
  communityId: number;
  /** Null: made with a certificate. */
  apiKeyId: number | null;
  /** Null: made with a key. */
  certificateId: number | null;
  at: Date;
  method: string;
  url: string;
  /** Name of the call; empty where no call has the path. */
  operation: string;
  status: number;
  durationMs: number;
  requestHeaders: Readonly<Record<string, unknown>>;
  /** The parsed body; undefined where it is longer than is read. */
  requestBody: unknown;
  /** Characters of the body as it came. */
  requestLength: number;
  responseHeaders: Readonly<Record<string, unknown>>;
  /** Empty where it is longer than is read. */
  responseBody: string;
  responseLength: number;
  ip: string;
  requestId: string;
}

export interface ApiLogRecorder {
  note(exchange: ApiExchange): void;
  /** Writes the buffered entries now. */
  flush(): Promise<void>;
}

const WRITE_EVERY_MS = 1000;
const AT_ONCE = 200;
/** Maximum number of buffered requests: when the database is unavailable, newer ones are only counted. */
export const MOST_WAITING = 2000;
/** Maximum characters of their bodies. */
const MOST_WAITING_CHARACTERS = 33_554_432;

export const unlogged = new Counter({
  name: 'quickportal_api_log_dropped_total',
  help: 'Requests with an API key or a certificate that could not be kept in the developer log.',
  registers: [registry],
});

const REQUEST_HEADERS = ['accept', 'authorization', 'client-cert', 'content-length', 'content-type', 'host'].concat([
  'idempotency-key',
  'if-match',
  'user-agent',
  'x-requested-with',
]);
/** Only that they were there is kept. */
const WITHHELD = new Set(['authorization', 'client-cert']);
const RESPONSE_HEADERS = ['content-type', 'idempotent-replayed', 'retry-after', 'www-authenticate', 'x-request-id'];
const MOST_HEADER = 500;

/** Creates a recorder that writes exchanges in batches, so that requests do not wait for the log. */
export function apiLogRecorder({ db, log }: Pick<Foundation, 'db' | 'log'>): ApiLogRecorder {
  let waiting: ApiExchange[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  };

  async function write(batch: readonly ApiExchange[]): Promise<boolean> {
    try {
      const rows = batch.map(rowOf);
      await db.transaction({ kind: 'jobs' }, (trx) => insertApiLogs(trx, rows));
      return true;
    } catch (error) {
      log.warn({ err: error, requests: batch.length }, 'The developer log could not be written');
      return false;
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE);
      if (!(await write(batch))) return schedule();
      waiting = waiting.slice(batch.length);
      for (const exchange of batch) characters -= lengthOf(exchange);
    }
  }

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    await writing;
    writing = writeAll();
    await writing;
    writing = null;
  }

  return {
    note(exchange) {
      if (waiting.length >= MOST_WAITING || characters >= MOST_WAITING_CHARACTERS) return unlogged.inc();
      waiting.push(exchange);
      characters += lengthOf(exchange);
      schedule();
    },
    flush,
  };
}

/** Characters that a buffered exchange holds. */
const lengthOf = ({ requestLength, responseLength }: ApiExchange): number =>
  Math.min(requestLength, MOST_READ) + Math.min(responseLength, MOST_READ);

function rowOf(apiExchange: ApiExchange): ApiLogEntry {
  const { requestLength, responseLength } = apiExchange;
  const url = withoutSecretTexts(loggedUrl(apiExchange.url)).slice(0, 2000).toWellFormed();
  const request = requestLength > MOST_READ ? unreadBody(requestLength) : loggedRequest(apiExchange);
  const response = responseLength > MOST_READ ? unreadBody(responseLength) : loggedResponse(apiExchange.responseBody);
  return {
    communityId: apiExchange.communityId,
    apiKeyId: apiExchange.apiKeyId,
    certificateId: apiExchange.certificateId,
    requestedAt: apiExchange.at.toISOString(),
    httpMethod: apiExchange.method,
    requestUrl: url,
    operation: apiExchange.operation,
    httpStatus: apiExchange.status,
    errorType: problemTypeOf(response),
    durationMs: Math.round(apiExchange.durationMs),
    requestHeaders: headersOf(apiExchange.requestHeaders, REQUEST_HEADERS),
    requestBody: request.text,
    requestTruncated: request.truncated,
    responseHeaders: headersOf(apiExchange.responseHeaders, RESPONSE_HEADERS),
    responseBody: response.text,
    responseTruncated: response.truncated,
    ip: apiExchange.ip,
    requestId: apiExchange.requestId,
    terms: termsOf({
      requestId: apiExchange.requestId,
      ip: apiExchange.ip,
      url,
      bodies: [request.value, response.value],
    }),
  };
}

/** The body of a request that could not be parsed is not kept: its secrets cannot be found by name. */
const loggedRequest = ({ requestBody, requestLength }: ApiExchange): LoggedBody =>
  requestBody === undefined && requestLength > 0 ? notJsonBody : loggedBody(requestBody);

/** The last part of a problem's type, such as validation-failed; null where the response is no problem. */
function problemTypeOf({ value }: LoggedBody): string | null {
  const type = typeof value === 'object' && value !== null && !Array.isArray(value) ? value['type'] : undefined;
  return typeof type === 'string' && type.startsWith(PROBLEM_TYPE_BASE) ? type.slice(PROBLEM_TYPE_BASE.length) : null;
}

function headersOf(all: Readonly<Record<string, unknown>>, kept: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = all[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    headers[name] = WITHHELD.has(name) ? '[removed]' : loggedHeader(`${value}`, MOST_HEADER);
  }
  return headers;
}
