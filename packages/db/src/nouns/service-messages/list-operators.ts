import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A member of staff who works on service messages. */
export interface Operator {
  readonly email: string;
  readonly fullName: string;
}

/** Active staff who hold MANAGE_OPERATIONS, by their ids. Scopes that see all users: jobs, staff, auth. */
export async function listOperators(db: WriteTransaction): Promise<Operator[]> {
  return db
    .selectFrom('app.system_user as u')
    .select(['u.email', 'u.full_name as fullName'])
    .where('u.kind', '=', 'STAFF')
    .where('u.status', '=', 'ACTIVE')
    .where((query) =>
      query.exists(
        query
          .selectFrom('app.user_role as ur')
          .innerJoin('app.role as r', 'r.id', 'ur.role_id')
          .select(sql<number>`1`.as('one'))
          .whereRef('ur.user_id', '=', 'u.id')
          .where('r.scope', '=', 'STAFF')
          .where(sql<boolean>`'MANAGE_OPERATIONS' = any(string_to_array(r.rights, ','))`),
      ),
    )
    .orderBy('u.id')
    .execute();
}
