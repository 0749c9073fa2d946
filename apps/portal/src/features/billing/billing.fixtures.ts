import type { BillingFacilities } from '@quickportal/contracts/billing-facilities/facility-configuration';
import { saveBillingFacilities } from '@quickportal/contracts/billing-facilities/contracts';
import { soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** The facility configurations of a community, one of them waived. */
export const billingFacilities: BillingFacilities = {
  facilityConfigurations: soldProductNames.map((billingItemProduct) =>
    billingItemProduct === 'QuickBills'
      ? { billingItemProduct, billingScheme: 'WAIVED', billingCode: '' }
      : { billingItemProduct, billingScheme: 'COMMUNITY', billingCode: 'HARBOUR-01' },
  ),
  version: 7,
};

/** The form of the facility configurations, with its values. */
export function facilitiesForm({ facilityConfigurations, version }: BillingFacilities) {
  if (!saveBillingFacilities.body) throw new Error('Facility configurations have no form');
  return formSchema(saveBillingFacilities.body, { values: { facilityConfigurations, version }, today: '2026-11-20' });
}
