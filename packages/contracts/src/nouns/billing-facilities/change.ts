import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { soldProductNames } from '../../rules/billing/price-list.ts';
import { changes, ofCommunity } from './call-parts.ts';
import { BillingFacilities, configurationsField } from './facility-configuration.ts';

const body = { facilityConfigurations: configurationsField, version: readVersion() };

export const saveBillingFacilities = contract({
  ...changes,
  name: 'billingFacilities.saveBillingFacilities',
  method: 'POST',
  path: 'billing/{communityId}/billing-facilities',
  params: ofCommunity,
  body: z.strictObject(body).meta({ id: 'BillingFacilitiesChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: BillingFacilities },
  summary: 'Save the facility configurations of a community',
  description:
    'Takes all products in their order. A product that becomes waived is 422 on its scheme with `waivedBillingConfirmationRequired: true`: send the same body to `confirm`. A change that changes nothing returns 422 with "No changes detected." on the whole form.',
  spec: ['2C027', '2C028'],
});

export const confirmBillingFacilities = contract({
  ...changes,
  name: 'billingFacilities.confirmBillingFacilities',
  method: 'POST',
  path: 'billing/{communityId}/billing-facilities/confirm',
  params: ofCommunity,
  body: z
    .strictObject({
      ...body,
      waivedProducts: z
        .array(z.enum(soldProductNames))
        .max(soldProductNames.length)
        .optional()
        .meta({
          title: 'Waived products',
          description:
            'The products that the user was asked about; the question is asked again where others are waived.',
          examples: [['QuickBills']],
          'x-form': { widget: 'hidden' },
        }),
    })
    .meta({ id: 'BillingFacilitiesConfirmation', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: BillingFacilities },
  summary: 'Confirm facility configurations that waive a product',
  description:
    'Saves as the call before it and waives products. Its form is at `forms/post/...` and at `forms/get/...`.',
  spec: ['2C029', '2C030'],
});
