import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A request with an API key or a certificate, as developers see it in their log. Nothing secret is in it. */
export interface ApiLogEntry {
  communityId: number;
  /** Null: made with a certificate. */
  apiKeyId: number | null;
  /** Null: made with a key. */
  certificateId: number | null;
  /** ISO 8601 UTC. */
  requestedAt: string;
  httpMethod: string;
  requestUrl: string;
  /** Name of the call; empty where no call has the path. */
  operation: string;
  httpStatus: number;
  /** Last part of the problem's type; null where the response is no problem. */
  errorType: string | null;
  durationMs: number;
  requestHeaders: Record<string, string>;
  requestBody: string;
  requestTruncated: boolean;
  responseHeaders: Record<string, string>;
  responseBody: string;
  responseTruncated: boolean;
  ip: string;
  requestId: string;
  /** Words that a search finds it by, in lower case. */
  terms: string[];
}

/** Appends rows in one statement. Scope jobs. */
export async function insertApiLogs(trx: WriteTransaction, rows: readonly ApiLogEntry[]): Promise<void> {
  await sql`insert into app.api_log (community_id, api_key_id, certificate_id, requested_at, http_method, request_url, operation,
      http_status, error_type, duration_ms, request_headers, request_body, request_truncated, response_headers,
      response_body, response_truncated, ip, request_id, terms)
    select "communityId", "apiKeyId", "certificateId", "requestedAt", "httpMethod", "requestUrl", operation,
      "httpStatus", "errorType", "durationMs", "requestHeaders", "requestBody", "requestTruncated", "responseHeaders",
      "responseBody", "responseTruncated", ip, "requestId",
      array_to_tsvector(array(select "communityId" || ':' || term from unnest(terms) term))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("communityId" bigint, "apiKeyId" bigint, "certificateId" bigint,
      "requestedAt" timestamptz, "httpMethod" text, "requestUrl" text, operation text, "httpStatus" smallint,
      "errorType" text, "durationMs" integer, "requestHeaders" jsonb, "requestBody" text, "requestTruncated" boolean,
      "responseHeaders" jsonb, "responseBody" text, "responseTruncated" boolean, ip text, "requestId" text,
      terms text[])`.execute(trx);
}

/**
 * Makes the months that come, detaches those that are kept no longer, and drops what was detached 35 days ago; dates
 * yyyy-mm-dd. Returns how many months it detached.
 */
export async function turnApiLog(
  trx: WriteTransaction,
  { first, last }: { first: string; last: string },
): Promise<number> {
  const { rows } = await sql<{ detached: number }>`
    select app.turn_api_log(${first}::date, ${last}::date) as detached`.execute(trx);
  return rows[0]?.detached ?? 0;
}
