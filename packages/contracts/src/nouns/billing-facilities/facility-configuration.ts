import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { billingSchemes, billingSchemeTitles } from '../../rules/billing/billing-schemes.ts';
import { soldProductNames } from '../../rules/billing/price-list.ts';

const billingItemProduct = z.enum(soldProductNames).meta({
  title: 'Product',
  description: 'The product that is billed. It cannot be changed.',
  'x-form': { readOnly: true },
});
const billingScheme = z.enum(billingSchemes).meta({
  title: 'Billing scheme',
  description:
    'COMMUNITY: the community pays, by this code. BUSINESS: each supplier business by its own. WAIVED: no one.',
  'x-form': {
    widget: 'select',
    options: billingSchemes.map((value) => ({ value, label: billingSchemeTitles[value] })),
  },
});
const billingCode = z
  .string()
  .regex(/^[A-Z0-9-]{0,20}$/, { message: 'Use up to 20 capital letters, digits and dashes.' })
  .meta({
    title: 'Billing code',
    description: 'Code of the community in the billing system; empty only where the product is waived.',
    examples: ['HARBOUR-01'],
    'x-form': { autocomplete: 'off', requiredWhen: { field: 'billingScheme', isNot: 'WAIVED' } },
  });

/** Who pays for a product, and by which code it is billed (2E015). */
export const FacilityConfiguration = z
  .strictObject({ billingItemProduct, billingScheme, billingCode })
  .meta({ id: 'FacilityConfiguration', title: 'Facility configuration' });
export type FacilityConfiguration = z.output<typeof FacilityConfiguration>;

/** The same as it is entered: without a code it is empty. */
const FacilityConfigurationEntry = z
  .strictObject({ billingItemProduct, billingScheme, billingCode: billingCode.optional() })
  .meta({ id: 'FacilityConfigurationEntry', title: 'Facility configuration' });
export type FacilityConfigurationEntry = z.output<typeof FacilityConfigurationEntry>;

export const configurationsField = z
  .array(FacilityConfigurationEntry)
  .min(soldProductNames.length)
  .max(soldProductNames.length)
  .meta({
    title: 'Facility configurations',
    description: 'One for each product that is billed, in the order of the price list.',
    'x-form': { widget: 'repeat' },
    'x-rules': [{ rule: 'uniqueRows', field: 'billingItemProduct', message: 'Name each product once.' }],
  });

/** How a community is billed for each product. */
export const BillingFacilities = z
  .strictObject({
    facilityConfigurations: z
      .array(FacilityConfiguration)
      .meta({ title: 'Facility configurations', description: 'One for each product that is billed, in their order.' }),
    version: currentVersion(),
  })
  .meta({ id: 'BillingFacilities', title: 'Facility configurations' });
export type BillingFacilities = z.output<typeof BillingFacilities>;
