import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A request with an API key, as developers see it in their log. Nothing secret is in it. */
export interface ApiLogEntry {
  communityId: number;
  apiKeyId: number;
  /** ISO 8601 UTC. */
  requestedAt: string;
  httpMethod: string;
  requestUrl: string;
  httpStatus: number;
  durationMs: number;
  requestHeaders: Record<string, string>;
  requestBody: string;
  responseHeaders: Record<string, string>;
  responseBody: string;
  ip: string;
  requestId: string;
}

/** Appends rows in one statement. Scope jobs. */
export async function insertApiLog(trx: WriteTransaction, rows: readonly ApiLogEntry[]): Promise<void> {
  await sql`insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, http_status, duration_ms,
      request_headers, request_body, response_headers, response_body, ip, request_id)
    select "communityId", "apiKeyId", "requestedAt", "httpMethod", "requestUrl", "httpStatus", "durationMs",
      "requestHeaders", "requestBody", "responseHeaders", "responseBody", ip, "requestId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("communityId" bigint, "apiKeyId" bigint,
      "requestedAt" timestamptz, "httpMethod" text, "requestUrl" text, "httpStatus" smallint, "durationMs" integer,
      "requestHeaders" jsonb, "requestBody" text, "responseHeaders" jsonb, "responseBody" text, ip text, "requestId" text)`.execute(
    trx,
  );
}

/** Makes the months that come and drops those that ended before `keepFrom`; dates yyyy-mm-dd. Returns how many it dropped. */
export async function turnApiLog(
  trx: WriteTransaction,
  { keepFrom, first, last }: { keepFrom: string; first: string; last: string },
): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select app.turn_api_log(${keepFrom}::date, ${first}::date, ${last}::date) as dropped`.execute(trx);
  return rows[0]?.dropped ?? 0;
}
