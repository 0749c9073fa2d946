import { z } from 'zod';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { id, version } from '../kernel/primitives.ts';
import { SavedView, savedViewShape, tableId } from './saved-view.ts';

const audience = ['facility', 'staff'] as const;
const params = z.strictObject({ id: id().meta({ title: 'Saved view id', description: 'Identifier of the view.' }) });
const versionRead = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409.',
    'x-form': { widget: 'hidden' },
  });
const { name, query, isShared, isDefault } = savedViewShape;

export const listSavedViews = contract({
  name: 'savedViews.list',
  kind: 'query',
  method: 'GET',
  path: 'saved-views',
  query: z.strictObject({ table: tableId() }),
  answers: {
    200: z
      .strictObject({
        items: z.array(SavedView).meta({ title: 'Views', description: 'Your own views by name, then shared ones.' }),
      })
      .meta({ id: 'SavedViewList' }),
  },
  errors: ['validation-failed'],
  audience,
  rights: {},
  summary: 'Saved views of a table',
  description: 'Your own views of a table, and those that others of the same community (or of staff) share.',
  spec: [],
});

export const createSavedView = contract({
  name: 'savedViews.create',
  kind: 'mutation',
  method: 'POST',
  path: 'saved-views',
  body: z.strictObject({ table: tableId(), name, query, isShared, isDefault }).meta({ id: 'SavedViewCreation' }),
  answers: { 201: SavedView },
  errors: ['validation-failed'],
  audience,
  rights: {},
  audit: 'saved-views.create',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Save a view',
  description: 'Keeps filters, sort and columns of a table under a name: at most 50 of a table for each person.',
  spec: [],
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
      version: versionRead,
    })
    .meta({ id: 'SavedViewChange' }),
  answers: { 200: SavedView },
  errors: ['not-found', 'lost-update', 'validation-failed'],
  audience,
  rights: {},
  audit: 'saved-views.update',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Change a saved view',
  description: 'Renames, shares, makes default or stores a new query; what is left out stays. Only the owner may.',
  spec: [],
});

export const deleteSavedView = contract({
  name: 'savedViews.delete',
  kind: 'mutation',
  method: 'DELETE',
  path: 'saved-views/{id}',
  params,
  query: z.strictObject({ version: versionRead }),
  answers: { 204: noContent() },
  errors: ['not-found', 'lost-update', 'validation-failed'],
  audience,
  rights: {},
  audit: 'saved-views.delete',
  refusedInViewAs: true,
  summary: 'Delete a saved view',
  description: 'Removes a view, also for those it was shared with. Only the owner may.',
  spec: [],
});
