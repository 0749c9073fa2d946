import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Calls of a key or a certificate on a day that have route, address and program in common. */
export interface ApiKeyUse {
  communityId: number;
  /** Null: a certificate's. */
  apiKeyId: number | null;
  /** Null: a key's. */
  certificateId: number | null;
  /** yyyy-mm-dd in the community's zone. */
  day: string;
  httpMethod: string;
  /** Path of the call as its contract writes it: `customers/{id}`. */
  path: string;
  ip: string;
  /** User-Agent. */
  program: string;
  calls: number;
  /** How many of them were refused because of the key, the certificate or the address. */
  refused: number;
  /** ISO 8601 UTC. */
  lastUsedAt: string;
}

/** Different combinations that are kept of a key or a certificate and day; further ones are counted as one. */
export const MOST_USES_A_DAY = 200;

// Two lookups by index: one comparison of both columns that may be null would use none
const sameCredential = sql`k.community_id = u."communityId"
          and (k.api_key_id = u."apiKeyId" or k.certificate_id = u."certificateId")`;

/** Adds calls to what is counted of their keys and certificates. Scope jobs. */
export async function addApiKeyUses(trx: WriteTransaction, uses: readonly ApiKeyUse[]): Promise<void> {
  await sql`with used as (
      select * from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u ("communityId" bigint, "apiKeyId" bigint, "certificateId" bigint, day date,
        "httpMethod" text, path text, ip text, program text, calls integer, refused integer, "lastUsedAt" timestamptz)
    ), placed as (
      select u.*, exists (select from app.api_key_use k where ${sameCredential} and k.day = u.day
          and k.http_method = u."httpMethod" and k.path = u.path and k.ip = u.ip and k.program = u.program) as known,
        (select count(*) from app.api_key_use k where ${sameCredential} and k.day = u.day)
          + row_number() over (partition by u."communityId", u."apiKeyId", u."certificateId", u.day order by u.calls desc) as place
      from used u
    ), kept as (
      select *, known or place <= ${MOST_USES_A_DAY} as fits from placed
    )
    insert into app.api_key_use as k (community_id, api_key_id, certificate_id, day, http_method, path, ip, program, calls, refused, last_used_at)
    select "communityId", "apiKeyId", "certificateId", day, case when fits then "httpMethod" else '' end, case when fits then path else '' end,
      case when fits then ip else '' end, case when fits then program else '' end, sum(calls), sum(refused), max("lastUsedAt")
    from kept group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (community_id, api_key_id, certificate_id, day, http_method, path, ip, program) do update
      set calls = k.calls + excluded.calls, refused = k.refused + excluded.refused,
        last_used_at = greatest(k.last_used_at, excluded.last_used_at)`.execute(trx);
}

/** Deletes what was counted before a day, yyyy-mm-dd. Scope jobs. */
export const deleteApiKeyUses = (trx: WriteTransaction, before: string) =>
  trx.deleteFrom('app.api_key_use').where('day', '<', before).execute();
