import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { tableId, SavedView } from './saved-view.ts';

const audience = ['facility', 'staff'] as const;

export const listSavedViews = contract({
  name: 'savedViews.list',
  kind: 'query',
  method: 'GET',
  path: 'saved-views',
  query: z.strictObject({ table: tableId() }),
  responses: {
    200: z
      .strictObject({
        items: z.array(SavedView).meta({ title: 'Views', description: 'Your own views by name, then shared ones.' }),
      })
      .meta({ id: 'SavedViewList' }),
  },
  audience,
  rights: {},
  summary: 'List saved views of a table',
  description: 'Your own views of a table, and those that others of the same community (or of staff) share.',
});
