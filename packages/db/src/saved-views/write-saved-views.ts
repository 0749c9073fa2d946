import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { isSame, type SavedViewsOf } from './saved-view.ts';

/** What a view's owner decides. */
export interface SavedViewValues {
  name: string;
  query: string;
  isShared: boolean;
  isDefault: boolean;
}

/** Lets one change of a table's views happen at a time, so that limits hold and one default is left. */
export async function lockSavedViews(trx: WriteTransaction, communityId: number | null, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${communityId} ${table}`}, 7201120005))`.execute(
    trx,
  );
}

/** Takes the default away from the view that has it. */
export async function clearDefaultView(trx: WriteTransaction, of: SavedViewsOf & { table: string }): Promise<void> {
  await trx
    .updateTable('app.saved_view')
    .set({ is_default: false })
    .where('community_id', isSame, of.communityId)
    .where('owner_user_id', '=', of.userId)
    .where('table_id', '=', of.table)
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
      name: view.name,
      query: view.query,
      shared: view.isShared,
      is_default: view.isDefault,
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
    .set({ name: view.name, query: view.query, shared: view.isShared, is_default: view.isDefault })
    .set({ updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', savedViewId)
    .execute();
}

export async function deleteSavedView(trx: WriteTransaction, savedViewId: number): Promise<void> {
  await trx.deleteFrom('app.saved_view').where('id', '=', savedViewId).execute();
}
