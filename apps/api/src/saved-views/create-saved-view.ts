import * as contracts from '@quickportal/contracts/saved-views/contracts';
import { clearDefaultView, insertSavedView, lockSavedViews } from '@quickportal/db/saved-views/write-saved-views';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { loadOwnView, nameTaken, requireRoom, savedViewAnswer, savedViewsOf } from './saved-view-guards.ts';

export const createSavedView = implement(contracts.createSavedView).mutation(({ ctx, input }) => {
  const { of, scope } = savedViewsOf(ctx);
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const { table, ...values } = input.body;
      await lockSavedViews(trx, of.communityId, table);
      await requireRoom(trx, { ...of, table }, { own: true, shared: values.isShared });
      if (values.isDefault) await clearDefaultView(trx, { ...of, table });
      const savedViewId = await insertSavedView(trx, { ...of, ...values, table, at: now }).catch(nameTaken);
      await audit({
        objectType: 'saved-view',
        objectId: savedViewId,
        description: `View ${values.name} of ${table} saved`,
        after: { table, ...values },
      });
      return savedViewAnswer(await loadOwnView(trx, of, { savedViewId, version: undefined }), of);
    },
    { scope },
  );
});
