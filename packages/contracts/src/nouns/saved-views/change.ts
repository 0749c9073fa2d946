import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { savedViewShape, tableId, SavedView, SAVED_VIEWS_PER_TABLE, SHARED_VIEWS_PER_OWNER } from './saved-view.ts';

const audience = ['facility', 'staff'] as const;
const params = z.strictObject({ id: id().meta({ title: 'Saved view ID', description: 'Identifier of the view.' }) });
const { name, query, isShared, isDefault } = savedViewShape;

export const createSavedView = contract({
  name: 'savedViews.create',
  kind: 'mutation',
  method: 'POST',
  path: 'saved-views',
  body: z.strictObject({ name, table: tableId(), query, isShared, isDefault }).meta({ id: 'SavedViewCreation' }),
  responses: { 201: SavedView },
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'Save a view',
  description: `Saves the filters, sorting and columns of a table under a name: at most ${SAVED_VIEWS_PER_TABLE} per user and table, of which ${SHARED_VIEWS_PER_OWNER} can be shared.`,
});

export const updateSavedView = contract({
  name: 'savedViews.update',
  kind: 'mutation',
  method: 'PATCH',
  path: 'saved-views/{id}',
  params,
  body: z
    .strictObject({
      name: name.optional(),
      query: query.optional(),
      isShared: isShared
        .unwrap()
        .optional()
        .meta(isShared.meta() ?? {}),
      isDefault: isDefault
        .unwrap()
        .optional()
        .meta(isDefault.meta() ?? {}),
      version: readVersion(),
    })
    .meta({ id: 'SavedViewChange' }),
  responses: { 200: SavedView },
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'Edit a saved view',
  description:
    'Renames, shares, makes default or stores a new query; fields left out stay as they are. Only the owner can do this.',
});

export const deleteSavedView = contract({
  name: 'savedViews.delete',
  kind: 'mutation',
  method: 'DELETE',
  path: 'saved-views/{id}',
  params,
  query: z.strictObject({ version: readVersion() }),
  responses: { 204: noContent() },
  current: SavedView,
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'Delete a saved view',
  description: 'Removes a view, also for users it was shared with. Only the owner can do this.',
});
