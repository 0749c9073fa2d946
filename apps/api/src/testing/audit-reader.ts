import type { TestServices } from './test-services.ts';

/** An audit entry as it is kept. */
export interface AuditRow {
  action: string;
  outcome: string;
  description: string;
  object_id: string | null;
  actor_kind: string;
  actor_login_name: string;
  view_as_login_name: string | null;
  community_id: number | null;
  before: unknown;
  after: unknown;
}

/** Reads the audit entries since the last time, oldest first. */
export function auditReader({ owner }: TestServices): () => Promise<AuditRow[]> {
  let seen = 0;
  return async () => {
    const { rows } = await owner.query<AuditRow & { id: number }>(
      'select * from app.audit_entry where id > $1 order by id',
      [seen],
    );
    seen = rows.at(-1)?.id ?? seen;
    return rows;
  };
}
