import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { saveBusinessSection } from './save-business-section.ts';
import { settingsKind } from './section-kinds.ts';
import { findDualAuthRequest, keyOf, showSettings } from './shown-business.ts';

export const updateBusinessSettings = implement(contracts.updateBusinessSettings).mutation(async ({ ctx, input }) => {
  const pending = await findDualAuthRequest(ctx, keyOf(ctx, input.params));
  return saveBusinessSection(ctx, input, {
    params: input.params,
    body: input.body,
    kind: settingsKind,
    show: (db, key) => showSettings(ctx, db, key, pending),
  });
});
