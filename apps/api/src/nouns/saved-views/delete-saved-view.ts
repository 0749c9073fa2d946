import * as contracts from '@quickportal/contracts/saved-views/contracts';
import { deleteSavedView as remove } from '@quickportal/db/saved-views/write-saved-views';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadOwnView, savedViewsOf } from './saved-view-guards.ts';

export const deleteSavedView = implement(contracts.deleteSavedView).mutation(({ ctx, input }) => {
  const { of: key, scope } = savedViewsOf(ctx);
  return change(
    ctx,
    input,
    async ({ trx, audit }) => {
      const savedViewId = input.params.id;
      const view = await loadOwnView(trx, key, { savedViewId, version: input.query.version });
      await remove(trx, savedViewId);
      const { name, table, query, isShared, isDefault } = view;
      await audit({
        objectType: 'saved-view',
        objectId: savedViewId,
        description: `View ${name} of ${table} deleted`,
        before: { table, name, query, isShared, isDefault },
      });
      return undefined;
    },
    { scope },
  );
});
