import { confirmBillingFacilities, saveBillingFacilities } from '@quickportal/contracts/billing-facilities/contracts';
import { getBillingFacilities } from '@quickportal/db/billing-facilities/change-billing-facilities';
import { formSource } from '../../forms/form-source.ts';

/** Current values of the forms. */
export const billingFacilitiesFormSources = [
  formSource(saveBillingFacilities, async (ctx, key) => ({
    values: { ...(await getBillingFacilities(ctx.db, key)) },
    currency: 'AUD',
  })),
  formSource(confirmBillingFacilities, async (ctx, key) => ({
    values: { ...(await getBillingFacilities(ctx.db, key)) },
    currency: 'AUD',
  })),
];
