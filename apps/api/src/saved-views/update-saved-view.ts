import * as contracts from '@quickportal/contracts/saved-views/contracts';
import {
  clearDefaultView,
  lockSavedViews,
  updateSavedView as update,
} from '@quickportal/db/saved-views/write-saved-views';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { loadOwnView, nameTaken, requireRoom, savedViewAnswer, savedViewsOf } from './saved-view-guards.ts';

export const updateSavedView = implement(contracts.updateSavedView).mutation(({ ctx, input }) => {
  const { of, scope } = savedViewsOf(ctx);
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const savedViewId = input.params.id;
      const { version, ...wanted } = input.body;
      const { table } = await loadOwnView(trx, of, { savedViewId, version: undefined });
      await lockSavedViews(trx, of.communityId, table);
      const view = await loadOwnView(trx, of, { savedViewId, version });
      const before = { name: view.name, query: view.query, isShared: view.isShared, isDefault: view.isDefault };
      const after = { ...before, ...wanted };
      if (JSON.stringify(before) === JSON.stringify(after)) throw fieldProblem('', 'No changes detected.');
      if (after.isShared && !before.isShared) await requireRoom(trx, { ...of, table }, { own: false, shared: true });
      if (after.isDefault && !before.isDefault) await clearDefaultView(trx, { ...of, table });
      await update(trx, { ...after, savedViewId, at: now }).catch(nameTaken);
      await audit({
        objectType: 'saved-view',
        objectId: savedViewId,
        description: `View ${after.name} of ${table} changed`,
        before,
        after,
      });
      return savedViewAnswer(await loadOwnView(trx, of, { savedViewId, version: undefined }), of);
    },
    { scope },
  );
});
