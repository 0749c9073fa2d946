import { build, preparedQuery } from '../connect/prepared-query.ts';
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
  description: string;
  outcome: 'SUCCESS' | 'REFUSED' | 'FAILED';
  /** JSON text. */
  before: string | null;
  after: string | null;
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

const record = preparedQuery('audit.record', (entry: NewAuditEntry) =>
  build.insertInto('app.audit_entry').values({
    at: entry.at,
    community_id: entry.communityId,
    actor_kind: entry.actorKind,
    actor_user_id: entry.actorUserId,
    actor_name: entry.actorName,
    actor_login_name: entry.actorLoginName,
    view_as_user_id: entry.viewAsUserId,
    view_as_login_name: entry.viewAsLoginName,
    action: entry.action,
    object_type: entry.objectType,
    object_id: entry.objectId,
    customer_id: entry.customerId,
    description: entry.description,
    outcome: entry.outcome,
    before: entry.before,
    after: entry.after,
    ip: entry.ip,
    user_agent: entry.userAgent,
    request_id: entry.requestId,
  }),
);

/** Appends an entry to the audit trail, in the transaction of what it tells about. */
export async function insertAuditEntry(trx: WriteTransaction, entry: NewAuditEntry): Promise<void> {
  await trx.all(record, entry);
}
