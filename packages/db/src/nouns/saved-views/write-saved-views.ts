import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { isSame, viewValueColumns, type SavedViewsOf, type SavedViewValues } from './saved-view.ts';

/** Lets one change of a table's views happen at a time, so that limits hold and one default is left. */
export async function lockSavedViews(trx: WriteTransaction, communityId: number | null, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${communityId} ${table}`}, 7201120005))`.execute(
    trx,
  );
}

/** Takes the default away from the view that has it. */
export async function clearDefaultView(
  trx: WriteTransaction,
  savedViewsOf: SavedViewsOf & { table: string },
): Promise<void> {
  await trx
    .updateTable('app.saved_view')
    .set({ is_default: false })
    .where('community_id', isSame, savedViewsOf.communityId)
    .where('owner_user_id', '=', savedViewsOf.userId)
    .where('table_id', '=', savedViewsOf.table)
    .where('is_default', '=', true)
    .execute();
}

/** Throws ConflictError when the owner has a view of that name for the table. */
export async function insertSavedView(
  trx: WriteTransaction,
  view: SavedViewsOf & SavedViewValues & { table: string; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.saved_view')
    .values({
      community_id: view.communityId,
      owner_user_id: view.userId,
      table_id: view.table,
      ...written(viewValueColumns, view),
      created_at: view.at,
      updated_at: view.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws ConflictError when the owner has another view of that name for the table. */
export async function updateSavedView(
  trx: WriteTransaction,
  { savedViewId, at, ...view }: SavedViewValues & { savedViewId: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.saved_view')
    .set(written(viewValueColumns, view))
    .set({ updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', savedViewId)
    .execute();
}

export async function deleteSavedView(trx: WriteTransaction, savedViewId: number): Promise<void> {
  await trx.deleteFrom('app.saved_view').where('id', '=', savedViewId).execute();
}
