import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** What is there of the test data of a sandbox. */
export interface SandboxCounts {
  readonly customers: number;
  readonly schedules: number;
  readonly payments: number;
  /** Payments whose outcome is known. */
  readonly paymentsDone: number;
}

const counts = preparedSql(
  'sandboxes.progress',
  (p: { communityId: number }) => sql<SandboxCounts>`
    select (select count(*) from app.customer where community_id = ${p.communityId}) as customers,
      (select count(*) from app.recurring_payment where community_id = ${p.communityId}) as schedules,
      count(*) as payments,
      count(*) filter (where status not in ('PENDING', 'IN_FLIGHT')) as "paymentsDone"
    from app.transaction where community_id = ${p.communityId}`,
);

/** Counts what a sandbox has: few rows of each. Scope community. */
export async function getSandboxProgress(db: Reader, communityId: number): Promise<SandboxCounts> {
  const found = await db.first(counts, { communityId });
  if (!found) throw new Error('Counts without a row');
  return found;
}
