import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

/** A line of a customer's Recent Activity (1E011). */
export interface CustomerAuditEntry {
  id: number;
  /** ISO 8601 UTC. */
  eventDate: string;
  description: string;
  /** Full name; of who viewed as somebody else, with whom. */
  userName: string;
  loginName: string;
}

const page = preparedQuery('customers.audit', (params: { customerId: number; limit: number; offset: number }) =>
  build
    .selectFrom('app.audit_entry')
    .select(['id', 'at', 'description', 'actor_name', 'actor_login_name', 'view_as_login_name'])
    .where('customer_id', '=', params.customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const count = preparedQuery('customers.audit-count', (params: { customerId: number }) =>
  build
    .selectFrom('app.audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', params.customerId),
);

/** What happened to the customer and everything of theirs, newest first. Pages start at 1. */
export async function listCustomerAudit(
  db: Reader,
  customerId: number,
  paging: { page: number; pageSize: number },
): Promise<{ items: CustomerAuditEntry[]; recordsCount: number }> {
  const params = { customerId, limit: paging.pageSize, offset: (paging.page - 1) * paging.pageSize };
  const rows = await db.all(page, params);
  const counted = await db.first(count, { customerId });
  const items = rows.map((row) => ({
    id: row.id,
    eventDate: row.at,
    description: row.description,
    userName: row.view_as_login_name ? `${row.actor_name} viewing as ${row.view_as_login_name}` : row.actor_name,
    loginName: row.actor_login_name,
  }));
  return { items, recordsCount: counted?.count ?? 0 };
}
