import { touchApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { insertApiLog, type ApiLogEntry } from '@quickportal/db/api-keys/api-log';
import { Counter } from 'prom-client';
import type { Foundation } from '../foundation.ts';
import { loggedUrl, withoutCardNumbers } from '../../kernel/redaction.ts';
import { registry } from '../metrics/metrics.ts';
import { loggedResponse, loggedBody, withoutNumbers } from './redact-body.ts';

/** A request as it came and went; what must not be kept is taken out when it is written, not while a user waits. */
export interface ApiExchange {
  communityId: number;
  apiKeyId: number;
  at: Date;
  method: string;
  url: string;
  status: number;
  durationMs: number;
  requestHeaders: Readonly<Record<string, unknown>>;
  /** As it was parsed. */
  requestBody: unknown;
  responseHeaders: Readonly<Record<string, unknown>>;
  responseBody: string;
  ip: string;
  requestId: string;
}

export interface ApiLogRecorder {
  note(exchange: ApiExchange): void;
  /** Writes what is there now. */
  flush(): Promise<void>;
}

const WRITE_EVERY_MS = 1000;
const AT_ONCE = 200;
/** Requests that wait to be written at most: when the database is away the newest are not logged, and counted. */
export const MOST_WAITING = 2000;

export const unlogged = new Counter({
  name: 'quickportal_api_log_dropped_total',
  help: 'Requests with an API key that could not be kept in the developer log.',
  registers: [registry],
});

const REQUEST_HEADERS = ['accept', 'authorization', 'content-length', 'content-type', 'host', 'idempotency-key'].concat(
  ['if-match', 'user-agent', 'x-requested-with'],
);
const RESPONSE_HEADERS = ['content-type', 'idempotent-replayed', 'retry-after', 'www-authenticate', 'x-request-id'];
const MOST_HEADER = 500;

/** Buffers exchanges and writes them in batches: no request waits for its line in the log. */
export function apiLogRecorder({ db, log }: Pick<Foundation, 'db' | 'log'>): ApiLogRecorder {
  let waiting: ApiExchange[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  };

  async function write(batch: readonly ApiExchange[]): Promise<boolean> {
    try {
      const rows = batch.map(rowOf);
      await db.transaction({ kind: 'jobs' }, async (trx) => {
        await insertApiLog(trx, rows);
        await touchApiKeys(trx, lastUses(rows));
      });
      return true;
    } catch (error) {
      log.warn({ err: error, requests: batch.length }, 'The developer log could not be written');
      return false;
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE);
      if (await write(batch)) waiting = waiting.slice(batch.length);
      else return schedule();
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
      if (waiting.length >= MOST_WAITING) return unlogged.inc();
      waiting.push(exchange);
      schedule();
    },
    flush,
  };
}

function rowOf(apiExchange: ApiExchange): ApiLogEntry {
  return {
    communityId: apiExchange.communityId,
    apiKeyId: apiExchange.apiKeyId,
    requestedAt: apiExchange.at.toISOString(),
    httpMethod: apiExchange.method,
    requestUrl: withoutNumbers(loggedUrl(apiExchange.url)).slice(0, 2000).toWellFormed(),
    httpStatus: apiExchange.status,
    durationMs: Math.round(apiExchange.durationMs),
    requestHeaders: headersOf(apiExchange.requestHeaders, REQUEST_HEADERS),
    requestBody: loggedBody(apiExchange.requestBody),
    responseHeaders: headersOf(apiExchange.responseHeaders, RESPONSE_HEADERS),
    responseBody: loggedResponse(apiExchange.responseBody),
    ip: apiExchange.ip,
    requestId: apiExchange.requestId,
  };
}

function headersOf(all: Readonly<Record<string, unknown>>, kept: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = all[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    headers[name] =
      name === 'authorization'
        ? '[removed]'
        : withoutNumbers(withoutCardNumbers(`${value}`))
            .slice(0, MOST_HEADER)
            .toWellFormed();
  }
  return headers;
}

/** The latest use of each key in a batch. */
function lastUses(rows: readonly ApiLogEntry[]) {
  const uses = new Map<number, { communityId: number; apiKeyId: number; at: string }>();
  for (const { communityId, apiKeyId, requestedAt } of rows) {
    const known = uses.get(apiKeyId);
    if (!known || known.at < requestedAt) uses.set(apiKeyId, { communityId, apiKeyId, at: requestedAt });
  }
  return [...uses.values()];
}
