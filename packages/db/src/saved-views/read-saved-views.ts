import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { isSame, selectSavedView, type SavedViewRow, type SavedViewsOf } from './saved-view.ts';

const visible = preparedQuery('savedViews.list', (p: SavedViewsOf & { table: string }) =>
  selectSavedView(
    build
      .selectFrom('app.saved_view as view')
      .innerJoin('app.system_user as owner', 'owner.id', 'view.owner_user_id')
      .where('view.community_id', isSame, p.communityId)
      .where('view.table_id', '=', p.table)
      .where((where) => where.or([where('view.owner_user_id', '=', p.userId), where('view.shared', '=', true)])),
  )
    .orderBy(sql`view.owner_user_id <> ${p.userId}`)
    .orderBy(sql`lower(view.name)`)
    .orderBy('view.id'),
);

/** Own views of a table by name, then those that others share. */
export const listSavedViews = (db: Reader, of: SavedViewsOf & { table: string }): Promise<SavedViewRow[]> =>
  db.all(visible, of);

const one = queryByKey('savedViews.get', (p: SavedViewsOf & { savedViewId: number }) =>
  selectSavedView(
    build
      .selectFrom('app.saved_view as view')
      .innerJoin('app.system_user as owner', 'owner.id', 'view.owner_user_id')
      .where('view.id', '=', p.savedViewId)
      .where('view.community_id', isSame, p.communityId)
      .where((where) => where.or([where('view.owner_user_id', '=', p.userId), where('view.shared', '=', true)])),
  ),
);

/** A view that is one's own or shared. */
export const getSavedView = (
  db: Reader,
  of: SavedViewsOf & { savedViewId: number },
): Promise<SavedViewRow | undefined> => db.first(one, of);

const counts = preparedQuery('savedViews.counts', (p: SavedViewsOf & { table: string }) =>
  build
    .selectFrom('app.saved_view')
    .select([
      sql<number>`count(*) filter (where owner_user_id = ${p.userId})`.as('own'),
      sql<number>`count(*) filter (where shared)`.as('shared'),
    ])
    .where('community_id', isSame, p.communityId)
    .where('table_id', '=', p.table),
);

/** How many views of a table are one's own, and how many are shared by anybody. */
export async function countSavedViews(
  db: Reader,
  of: SavedViewsOf & { table: string },
): Promise<{ own: number; shared: number }> {
  return (await db.first(counts, of)) ?? { own: 0, shared: 0 };
}
