import { sql } from 'kysely';
import type { Reader } from '../connect/reader.ts';
import { build, preparedQuery } from '../connect/prepared-query.ts';

/** An entry of a customer's Recent Activity (1E011). */
export interface CustomerAuditEntry {
  id: number;
  eventDate: string;
  description: string;
  userName: string;
  loginName: string;
}

const entries = preparedQuery('customers.audit', (params: { customerId: number; limit: number; offset: number }) =>
  build
    .selectFrom('app.audit_entry')
    .select(['id', 'at', 'description', 'actor_name', 'actor_login_name', 'view_as_login_name'])
    .select(sql<number>`count(*) over ()`.as('records_count'))
    .where('customer_id', '=', params.customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const entryCount = preparedQuery('customers.audit-count', (params: { customerId: number }) =>
  build
    .selectFrom('app.audit_entry')
    .select(sql<number>`count(*)`.as('records_count'))
    .where('customer_id', '=', params.customerId),
);

/** What happened to a customer, newest first. Whoever acted while viewing as another is named beside them. */
export async function listCustomerAudit(
  db: Reader,
  { customerId, page, pageSize }: { customerId: number; page: number; pageSize: number },
): Promise<{ items: CustomerAuditEntry[]; recordsCount: number }> {
  const offset = (page - 1) * pageSize;
  const rows = await db.all(entries, { customerId, limit: pageSize, offset });
  const counted = rows[0] ?? (offset > 0 ? await db.first(entryCount, { customerId }) : undefined);
  return {
    items: rows.map((row) => ({
      id: row.id,
      eventDate: row.at,
      description: row.description,
      userName: row.view_as_login_name ? `${row.actor_name} viewing as ${row.view_as_login_name}` : row.actor_name,
      loginName: row.actor_login_name,
    })),
    recordsCount: counted?.records_count ?? 0,
  };
}
