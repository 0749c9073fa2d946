import type { GadgetAuditEntry, GadgetUser } from '@quickportal/contracts/dashboard/contracts';
import { sql } from 'kysely';
import { actorText } from '../../audit/activity.ts';
import { containingWords } from '../../connect/folded-text.ts';
import { preparedSql, type PreparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** Null: all communities. */
interface Place {
  communityId: number | null;
}

interface UserParams {
  communityId: number;
  patterns: readonly string[];
  withBuyers: boolean;
}

const isBuyer = sql`exists (select from app.user_role ur join app.business b on b.community_id = ur.community_id
    and b.id = ur.business_id where ur.user_id = u.id and b.kind = 'BUYER')
  and not exists (select from app.user_role ur left join app.business b on b.community_id = ur.community_id
    and b.id = ur.business_id where ur.user_id = u.id and b.kind is distinct from 'BUYER')`;
const matchingUsers = (p: UserParams) => sql`app.system_user u join app.community c on c.id = u.community_id
  where u.kind = 'CLIENT' and (${p.communityId}::bigint = 0 or u.community_id = ${p.communityId}::bigint)
    and app.fold(concat_ws(' ', u.full_name, u.login_name, u.email, c.name)) like all (${p.patterns}::text[])
    and (${p.withBuyers}::boolean or not (${isBuyer}))`;

const users: Queries<UserParams, GadgetUser> = {
  rows: preparedSql(
    'dashboard.listGadgetUsers',
    (p: UserParams & PageLimits) => sql<GadgetUser>`
      select u.id as "systemUserId", u.full_name as "fullName", u.login_name as "loginName", c.id as "communityId",
        c.name as "communityName", u.status = 'ACTIVE' as "canViewAs"
      from ${matchingUsers(p)} order by app.fold(u.full_name), u.id limit ${p.limit} offset ${p.offset}`,
  ),
  count: preparedSql(
    'dashboard.users-count',
    (p: UserParams) => sql<{ count: number }>`select count(*) from ${matchingUsers(p)}`,
  ),
};

interface Queries<P, R> {
  rows: PreparedQuery<P & PageLimits, R>;
  count: PreparedQuery<P, { count: number }>;
}

/** Users of facilities by name; those of buyer businesses alone only where they are wanted. Scope staff. */
export const listGadgetUsers = (
  db: Reader,
  { communityId, text, withBuyers, ...at }: Place & PageOf & { text: string; withBuyers: boolean },
): Promise<Page<GadgetUser>> =>
  readPage(db, users, { communityId: communityId ?? 0, patterns: containingWords(text), withBuyers }, at);

interface AuditParams {
  communityId: number;
  patterns: readonly string[];
  /** ISO 8601 UTC. */
  since: string;
  withViewAs: boolean;
}

const matchingEntries = (p: AuditParams) => sql`app.audit_entry e left join app.community c on c.id = e.community_id
  where e.actor_kind = 'STAFF' and e.at >= ${p.since}::timestamptz
    and (${p.communityId}::bigint = 0 or e.community_id = ${p.communityId}::bigint)
    and (${p.withViewAs}::boolean or e.view_as_user_id is null)
    and app.fold(concat_ws(' ', e.description, e.actor_name, c.name)) like all (${p.patterns}::text[])`;

const entries: Queries<AuditParams, GadgetAuditEntry> = {
  rows: preparedSql(
    'dashboard.audit-history',
    (p: AuditParams & PageLimits) => sql<GadgetAuditEntry>`
      select e.id, e.at as "eventDate", e.description, e.outcome, c.name as "communityName",
        ${actorText} as "userName"
      from ${matchingEntries(p)} order by e.at desc, e.id desc limit ${p.limit} offset ${p.offset}`,
  ),
  count: preparedSql(
    'dashboard.audit-history-count',
    (p: AuditParams) => sql<{ count: number }>`select count(*) from ${matchingEntries(p)}`,
  ),
};

/** What administrators did since a moment, newest first. Scope staff. */
export const listAdministratorActions = (
  db: Reader,
  { communityId, text, since, withViewAs, ...at }: Place & PageOf & { text: string; since: Date; withViewAs: boolean },
): Promise<Page<GadgetAuditEntry>> =>
  readPage(
    db,
    entries,
    { communityId: communityId ?? 0, patterns: containingWords(text), since: since.toISOString(), withViewAs },
    at,
  );
