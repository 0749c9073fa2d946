import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The rights of each standard role; the vocabulary of rights is kept where rights are checked. */
export interface StandardRights {
  /** Every facility right. */
  facility: readonly string[];
  /** The facility rights that only look. */
  facilityView: readonly string[];
  /** Every staff right. */
  staff: readonly string[];
  /** The staff rights that only look. */
  staffView: readonly string[];
}

/** The roles that every installation begins with. */
export const standardRoles = [
  {
    scope: 'COMMUNITY',
    code: 'FACILITY_ADMINISTRATOR',
    name: 'Facility administrator',
    description: 'Runs the facility: customers, money, settings and users',
    rights: 'facility',
  },
  {
    scope: 'COMMUNITY',
    code: 'FACILITY_VIEWER',
    name: 'Facility viewer',
    description: 'Sees everything in the facility and changes nothing',
    rights: 'facilityView',
  },
  {
    scope: 'STAFF',
    code: 'STAFF_ADMINISTRATOR',
    name: 'Staff administrator',
    description: 'Runs the platform',
    rights: 'staff',
  },
  {
    scope: 'STAFF',
    code: 'STAFF_SUPPORT',
    name: 'Staff support',
    description: 'Sees every facility and changes nothing',
    rights: 'staffView',
  },
] as const;

export type StandardRoleCode = (typeof standardRoles)[number]['code'];

/** Makes the standard roles that are missing, and returns the ids of all by code. Scope auth. */
export async function ensureStandardRoles(
  trx: WriteTransaction,
  rights: StandardRights,
  now: Date,
): Promise<Record<StandardRoleCode, number>> {
  const at = now.toISOString();
  for (const { rights: held, ...role } of standardRoles) {
    const made = await trx
      .insertInto('app.role')
      .values({ ...role, community_id: null, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.columns(['community_id', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    const rows = rights[held].map((right_code) => ({ role_id: made.id, right_code }));
    if (rows.length > 0) await trx.insertInto('app.role_right').values(rows).execute();
  }
  const found = await trx
    .selectFrom('app.role')
    .select(['id', sql<StandardRoleCode>`code`.as('code')])
    .where('community_id', 'is', null)
    .execute();
  return Object.fromEntries(found.map(({ code, id }) => [code, id])) as Record<StandardRoleCode, number>;
}
