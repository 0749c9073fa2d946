import * as contracts from '@quickportal/contracts/billing-facilities/contracts';
import { implement } from '../../procedures/implement.ts';
import { saveConfigurations } from './save-configurations.ts';

export const confirmBillingFacilities = implement(contracts.confirmBillingFacilities).mutation(({ ctx, input }) => {
  const { waivedProducts } = input.body;
  return saveConfigurations(
    ctx,
    input,
    input.body,
    (waived) =>
      waivedProducts === undefined || new Set(waived).symmetricDifference(new Set<string>(waivedProducts)).size === 0,
  );
});
