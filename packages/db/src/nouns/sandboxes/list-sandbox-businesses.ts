import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The businesses of the community in scope, and whether each has customers yet; locked. Scope community. */
export async function listSandboxBusinesses(
  trx: WriteTransaction,
): Promise<{ businessId: number; hasCustomers: boolean }[]> {
  await sql`select pg_advisory_xact_lock(7402156)`.execute(trx);
  return trx
    .selectFrom('app.business as b')
    .select([
      'b.id as businessId',
      sql<boolean>`exists (select from app.customer c where c.community_id = b.community_id and c.business_id = b.id)`.as(
        'hasCustomers',
      ),
    ])
    .orderBy('b.id')
    .execute();
}
