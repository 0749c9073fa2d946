import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

/** A line of a user's Recent Activity (1E011). */
export interface UserAuditEntry {
  id: number;
  /** ISO 8601 UTC. */
  eventDate: string;
  description: string;
  /** Full name; of who viewed as somebody else, with whom. */
  userName: string;
  loginName: string;
  /** Whom it was about, where it was a customer. */
  customerId: number | null;
}

interface Params {
  communityId: number;
  userId: number;
  objectId: string;
  limit: number;
  offset: number;
}

// Two ways in, an index for each; an OR would read the whole community
const entries = (params: Params) => {
  const columns = [
    'id',
    'at',
    'description',
    'actor_name',
    'actor_login_name',
    'view_as_login_name',
    'customer_id',
  ] as const;
  return build
    .selectFrom('app.audit_entry')
    .select(columns)
    .where('community_id', '=', params.communityId)
    .where('object_type', '=', 'system-user')
    .where('object_id', '=', params.objectId)
    .union(
      build
        .selectFrom('app.audit_entry')
        .select(columns)
        .where('community_id', '=', params.communityId)
        .where('actor_user_id', '=', params.userId),
    );
};

const page = preparedQuery('users.audit', (params: Params) =>
  build
    .selectFrom(entries(params).as('e'))
    .selectAll()
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = preparedQuery('users.audit-count', (params: Params) =>
  build.selectFrom(entries(params).as('e')).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** What a user did in the community and what was done to the user, newest first. Pages start at 1. */
export async function listUserAudit(
  db: Reader,
  { communityId, userId }: { communityId: number; userId: number },
  paging: { page: number; pageSize: number },
): Promise<{ items: UserAuditEntry[]; recordsCount: number }> {
  const params = {
    communityId,
    userId,
    objectId: String(userId),
    limit: paging.pageSize,
    offset: (paging.page - 1) * paging.pageSize,
  };
  const [rows, counted] = await Promise.all([db.all(page, params), db.first(count, params)]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      eventDate: row.at,
      description: row.description,
      userName: row.view_as_login_name ? `${row.actor_name} viewing as ${row.view_as_login_name}` : row.actor_name,
      loginName: row.actor_login_name,
      customerId: row.customer_id,
    })),
    recordsCount: counted?.count ?? 0,
  };
}
