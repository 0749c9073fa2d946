import { createSavedView } from './create-saved-view.ts';
import { deleteSavedView } from './delete-saved-view.ts';
import { listSavedViews } from './list-saved-views.ts';
import { updateSavedView } from './update-saved-view.ts';

/** The calls about saved views of tables. */
export const savedViews = {
  create: createSavedView,
  delete: deleteSavedView,
  list: listSavedViews,
  update: updateSavedView,
};
