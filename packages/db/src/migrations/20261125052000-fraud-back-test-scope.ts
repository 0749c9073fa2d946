import { sql, type Kysely } from 'kysely';
import { businessOrNoneRule } from '../migrate/row-level-security.ts';

/** Users who are kept to some businesses see back-tests of those, and of the facility, which they may start too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create policy business_scope on app.fraud_back_test as restrictive to restricted
         using (${businessOrNoneRule('business_id')})`,
    )
    .execute(db);
}
