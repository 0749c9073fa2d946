import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { isSame, selectSavedViews, type SavedViewRecord, type SavedViewsOf } from './saved-view.ts';

const visible = preparedQuery('savedViews.list', (p: SavedViewsOf & { table: string }) =>
  selectSavedViews(p)
    .where('view.table_id', '=', p.table)
    .orderBy(sql`view.owner_user_id <> ${p.userId}`)
    .orderBy(sql`lower(view.name)`)
    .orderBy('view.id'),
);

/** Own views of a table by name, then those that others share. */
export const listSavedViews = (
  db: Reader,
  savedViewsOf: SavedViewsOf & { table: string },
): Promise<SavedViewRecord[]> => db.all(visible, savedViewsOf);

const single = queryByKey('savedViews.get', (p: SavedViewsOf & { savedViewId: number }) =>
  selectSavedViews(p).where('view.id', '=', p.savedViewId),
);

/** A view that is one's own or shared. */
export const getSavedView = (
  db: Reader,
  savedViewsOf: SavedViewsOf & { savedViewId: number },
): Promise<SavedViewRecord | undefined> => db.first(single, savedViewsOf);

const counts = preparedQuery('savedViews.counts', (p: SavedViewsOf & { table: string }) =>
  build
    .selectFrom('app.saved_view')
    .select([
      sql<number>`count(*) filter (where owner_user_id = ${p.userId})`.as('own'),
      sql<number>`count(*) filter (where owner_user_id = ${p.userId} and shared)`.as('ownShared'),
      sql<number>`count(*) filter (where shared)`.as('shared'),
    ])
    .where('community_id', isSame, p.communityId)
    .where('table_id', '=', p.table),
);

/** How many views of a table are one's own, and how many of them are shared, and how many are shared by anyone. */
export async function countSavedViews(
  db: Reader,
  savedViewsOf: SavedViewsOf & { table: string },
): Promise<{ own: number; ownShared: number; shared: number }> {
  return (await db.first(counts, savedViewsOf)) ?? { own: 0, ownShared: 0, shared: 0 };
}
