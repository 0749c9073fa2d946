import * as contracts from '@quickportal/contracts/saved-views/contracts';
import {
  clearDefaultView,
  lockSavedViews,
  updateSavedView as update,
} from '@quickportal/db/saved-views/write-saved-views';
import { changedFields } from '../../kernel/changed-fields.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadOwnView, nameTaken, requireRoom, savedViewResponse, savedViewsOf } from './saved-view-guards.ts';

export const updateSavedView = implement(contracts.updateSavedView).mutation(({ ctx, input }) => {
  const { of: key, scope } = savedViewsOf(ctx);
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const savedViewId = input.params.id;
      const { version, ...wanted } = input.body;
      const { table } = await loadOwnView(trx, key, { savedViewId, version: undefined });
      await lockSavedViews(trx, key.communityId, table);
      const view = await loadOwnView(trx, key, { savedViewId, version });
      const before = { name: view.name, query: view.query, isShared: view.isShared, isDefault: view.isDefault };
      const after = { ...before, ...wanted };
      changedFields(before, after);
      if (after.isShared && !before.isShared) await requireRoom(trx, { ...key, table }, { own: false, shared: true });
      if (after.isDefault && !before.isDefault) await clearDefaultView(trx, { ...key, table });
      await update(trx, { ...after, savedViewId, at: now }).catch(nameTaken);
      await audit({
        objectType: 'saved-view',
        objectId: savedViewId,
        description: `View ${after.name} of ${table} changed`,
        before,
        after,
      });
      return savedViewResponse(await loadOwnView(trx, key, { savedViewId, version: undefined }), key);
    },
    { scope },
  );
});
