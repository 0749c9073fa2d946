import * as contracts from '@quickportal/contracts/billing-facilities/contracts';
import { implement } from '../../procedures/implement.ts';
import { saveConfigurations } from './save-configurations.ts';

export const saveBillingFacilities = implement(contracts.saveBillingFacilities).mutation(({ ctx, input }) =>
  saveConfigurations(ctx, input, input.body, (waived) => waived.length === 0),
);
