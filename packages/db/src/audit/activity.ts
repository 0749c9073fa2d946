import { sql, type SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../connect/entity-columns.ts';
import type { DB } from '../schema.gen.ts';

const activityColumns = {
  id: 'id',
  eventDate: 'at',
  description: 'description',
  loginName: 'actor_login_name',
  action: 'action',
  objectType: 'object_type',
  objectId: 'object_id',
  customerId: 'customer_id',
  before: 'before',
  after: 'after',
} as const satisfies ColumnMap;

/** Who did what an entry of `app.audit_entry as e` says, and who was viewed as; a job is the system, as in timelines. */
export const actorText = sql<string>`case e.actor_kind when 'JOB' then 'System' else e.actor_name end
  || coalesce(' viewing as ' || nullif(e.view_as_login_name, ''), '')`;

/** Selects lines of a Recent Activity (1E011), from a query of `app.audit_entry as e`. */
export const selectActivity = <O>(query: SelectQueryBuilder<DB & { e: DB['app.audit_entry'] }, 'e', O>) =>
  query.select(selected('e', activityColumns)).select(actorText.as('userName'));

/** A line; its user is named in full, and of who viewed as another user, with whom. */
export type Activity = Selected<ReturnType<typeof selectActivity<object>>>;
