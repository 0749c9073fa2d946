import type { Updateable } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';

type Columns = Omit<Updateable<DB['app.community_setting']>, 'community_id' | 'updated_at'>;

/** Sets columns of a community's settings, of which there is no row until something is set for the first time. */
export async function updateCommunitySetting(
  trx: WriteTransaction,
  communityId: number,
  columns: Columns,
  at: Date,
): Promise<void> {
  const set = { ...columns, updated_at: at };
  await trx
    .insertInto('app.community_setting')
    .values({ community_id: communityId, ...set })
    .onConflict((existing) => existing.column('community_id').doUpdateSet(set))
    .execute();
}
