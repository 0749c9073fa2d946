import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A sandbox in use, as the job that removes it sees it. Times are ISO 8601 UTC. */
export interface UnusedSandbox {
  readonly sandboxId: number;
  readonly communityId: number;
  readonly fullName: string;
  readonly companyName: string;
  readonly emailAddress: string;
  readonly lastUsedAt: string;
  /** When its owner was warned after it was last used; null: not yet. */
  readonly warnedAt: string | null;
}

/** SQL of when the sandbox `s` was last used: a sign-in, a call of a session, a use of a key or certificate. */
export const lastUsedAt = sql.raw<string>(`greatest(s.created_at,
  (select max(greatest(p.last_sign_in_at, p.active_since)) from app.system_user p
    where p.community_id = s.community_id and p.active_since is distinct from 'infinity'),
  (select max(e.last_activity_at) from app.session e join app.system_user p on p.id = e.user_id
    where p.community_id = s.community_id),
  (select max(k.last_used_at) from app.api_key k where k.community_id = s.community_id),
  (select max(c.last_used_at) from app.certificate c where c.community_id = s.community_id))`);

const unused = preparedSql(
  'sandboxes.unused',
  (p: { before: string }) => sql<UnusedSandbox>`
    select s.id as "sandboxId", s.community_id as "communityId", s.full_name as "fullName",
      s.company_name as "companyName", s.email_address as "emailAddress", u.at as "lastUsedAt",
      case when s.warned_at > u.at then s.warned_at end as "warnedAt"
    from app.sandbox s cross join lateral (select ${lastUsedAt} as at) u
    where s.status = 'ACTIVE' and u.at < ${p.before}::timestamptz
    order by u.at, s.id limit 1000`,
);

/** The statement that finds them, to look at its plan. */
export const unusedStatement = (before: Date) => unused.statement({ before: before.toISOString() });

/** Sandboxes in which no one signed in or worked, and no key or certificate was used, since a moment. Scope jobs. */
export const listUnusedSandboxes = (db: Reader, before: Date): Promise<UnusedSandbox[]> =>
  db.all(unused, { before: before.toISOString() });

const closed = preparedSql(
  'sandboxes.closed',
  (p: { abandonedBefore: string }) => sql<{ sandboxId: number; communityId: number | null }>`
    select id as "sandboxId", community_id as "communityId" from app.sandbox
    where (status = 'DELETED' and community_id is not null)
      or (status in ('CREATED', 'VERIFIED') and created_at < ${p.abandonedBefore}::timestamptz)
    order by id limit 1000`,
);

/** Sandboxes whose data is to be deleted: ended by their owner, or never finished by their visitor. Scope jobs. */
export const listClosedSandboxes = (db: Reader, abandonedBefore: Date) =>
  db.all(closed, { abandonedBefore: abandonedBefore.toISOString() });
