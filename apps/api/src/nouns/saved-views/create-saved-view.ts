import * as contracts from '@quickportal/contracts/saved-views/contracts';
import { clearDefaultView, insertSavedView, lockSavedViews } from '@quickportal/db/saved-views/write-saved-views';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadOwnView, nameTaken, requireRoom, savedViewResponse, savedViewsOf } from './saved-view-guards.ts';

export const createSavedView = implement(contracts.createSavedView).mutation(({ ctx, input }) => {
  const { of: key, scope } = savedViewsOf(ctx);
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const { table, ...values } = input.body;
      await lockSavedViews(trx, key.communityId, table);
      await requireRoom(trx, { ...key, table }, { own: true, shared: values.isShared });
      if (values.isDefault) await clearDefaultView(trx, { ...key, table });
      const savedViewId = await insertSavedView(trx, { ...key, ...values, table, at: now }).catch(nameTaken);
      await audit({
        objectType: 'saved-view',
        objectId: savedViewId,
        description: `View ${values.name} of ${table} saved`,
        after: { table, ...values },
      });
      return savedViewResponse(await loadOwnView(trx, key, { savedViewId, version: undefined }), key);
    },
    { scope },
  );
});
