import { sql } from 'kysely';
import { selected, type ColumnMap, type FieldsOf, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** Whose views are meant: a community's, or (null) those of staff. */
export interface SavedViewsOf {
  communityId: number | null;
  userId: number;
}

/** What a view's owner decides. */
export const viewValueColumns = {
  name: 'name',
  query: 'query',
  isShared: 'shared',
  isDefault: 'is_default',
} as const satisfies ColumnMap;

const viewColumns = {
  ...viewValueColumns,
  savedViewId: 'id',
  table: 'table_id',
  ownerUserId: 'owner_user_id',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies ColumnMap;

/** The views of a scope that a user may see: their own and shared ones. */
export const selectSavedViews = ({ communityId, userId }: SavedViewsOf) =>
  build
    .selectFrom('app.saved_view as view')
    .innerJoin('app.system_user as owner', 'owner.id', 'view.owner_user_id')
    .select(selected('view', viewColumns))
    .select('owner.full_name as ownerName')
    .where('view.community_id', isSame, communityId)
    .where((where) => where.or([where('view.owner_user_id', '=', userId), where('view.shared', '=', true)]));

/** A view as a user sees it. */
export type SavedViewRecord = Selected<ReturnType<typeof selectSavedViews>>;
export type SavedViewValues = FieldsOf<typeof viewValueColumns, SavedViewRecord>;

/** `is not distinct from`: null stands for the views of staff. */
export const isSame = sql<'='>`is not distinct from`;
