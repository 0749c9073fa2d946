import { sql } from 'kysely';
import { preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A row of the audit trail as it is written; everything else about it the database fills in. */
export interface NewAuditEntry {
  at: Date;
  communityId: number | null;
  actorKind: 'STAFF' | 'FACILITY' | 'API_KEY' | 'JOB' | 'ANONYMOUS';
  actorUserId: number | null;
  actorName: string;
  actorLoginName: string;
  viewAsUserId: number | null;
  viewAsLoginName: string | null;
  action: string;
  objectType: string;
  objectId: string | null;
  customerId: number | null;
  /** Any of these rights opens the entry. */
  neededRights: readonly string[];
  description: string;
  outcome: 'SUCCESS' | 'REFUSED' | 'FAILED';
  /** JSON text. */
  before: string | null;
  after: string | null;
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

const record = preparedSql(
  'audit.record',
  ({ rows }: { rows: RowSetText }) => sql`
    insert into app.audit_entry (at, community_id, actor_kind, actor_user_id, actor_name, actor_login_name, view_as_user_id,
      view_as_login_name, action, object_type, object_id, customer_id, needed_rights, description, outcome, before, after, ip, user_agent,
      request_id)
    select at, "communityId", "actorKind", "actorUserId", "actorName", "actorLoginName", "viewAsUserId", "viewAsLoginName",
      action, "objectType", "objectId", "customerId", "neededRights", description, outcome, before::jsonb, after::jsonb, ip, "userAgent",
      "requestId"
    from ${rowSet(
      rows,
      `at timestamptz, "communityId" bigint, "actorKind" text, "actorUserId" bigint, "actorName" text,
      "actorLoginName" text, "viewAsUserId" bigint, "viewAsLoginName" text, action text, "objectType" text,
      "objectId" text, "customerId" bigint, "neededRights" text[], description text, outcome text, before text, after text, ip text,
      "userAgent" text, "requestId" text`,
    )}`,
);

/** Appends entries to the audit trail, in this order, in the transaction of what they tell about. */
export async function insertAuditEntries(trx: WriteTransaction, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await trx.write(record, { rows: rowSetText(entries) });
}
