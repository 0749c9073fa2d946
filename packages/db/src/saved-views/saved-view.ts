import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB } from '../schema.gen.ts';

/** Whose views are meant: a community's, or (null) those of staff. */
export interface SavedViewsOf {
  communityId: number | null;
  userId: number;
}

/** A view as somebody sees it. */
export interface SavedViewRow {
  savedViewId: number;
  table: string;
  name: string;
  query: string;
  isShared: boolean;
  isDefault: boolean;
  ownerUserId: number;
  ownerName: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

type FromSavedView = SelectQueryBuilder<
  DB & { view: DB['app.saved_view']; owner: DB['app.system_user'] },
  'view' | 'owner',
  object
>;

/** The columns of a view, for every query that answers one. */
export const selectSavedView = (query: FromSavedView) =>
  query.select([
    'view.id as savedViewId',
    'view.table_id as table',
    'view.name',
    'view.query',
    'view.shared as isShared',
    'view.is_default as isDefault',
    'view.owner_user_id as ownerUserId',
    'owner.full_name as ownerName',
    'view.version',
    'view.created_at as createdAt',
    'view.updated_at as updatedAt',
  ]);

/** `is not distinct from`: null stands for the views of staff. */
export const isSame = sql<'='>`is not distinct from`;
