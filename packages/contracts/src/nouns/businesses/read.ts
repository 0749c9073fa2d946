import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { BusinessDetails } from './business-details.ts';
import { BusinessEnablement } from './business-enablement.ts';
import { BusinessSettings } from './business-settings.ts';
import { reads } from './call-parts.ts';

const ofBusiness = {
  kind: 'query',
  method: 'GET',
  params: z.strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'A business of the community.', examples: [100] }),
  }),
  audience: ['staff'],
  rights: {
    anyOf: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES', 'VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'],
  },
} as const;

/** A business with its community (3E019). */
export const Business = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.', examples: [100] }),
    businessName: shownText('Business name', 'Name of the business.', 'Harbour City Water'),
    businessCode: shownText('Business code', 'Code of the business, unique in its community.', 'HCWATER'),
    communityId: id().meta({ title: 'Community ID', description: 'The community of the business.', examples: [10] }),
    communityName: shownText('Community name', 'Name of the community.', 'Harbour City Utilities'),
    communityCode: shownText('Community code', 'Code of the community.', 'HARBOURCITY'),
  })
  .meta({ id: 'Business', title: 'Business' });
export type Business = z.output<typeof Business>;

export const getBusiness = contract({
  ...ofBusiness,
  name: 'businesses.get',
  path: 'business/{businessId}',
  responses: { 200: Business },
  summary: 'Retrieve a business',
  description: 'Name and code of a business and of its community.',
  spec: ['3C104', '3E019'],
});

export const getBusinessMigratedToBankrec = contract({
  ...ofBusiness,
  name: 'businesses.getMigratedToBankrec',
  path: 'business/{businessId}/migrated-to-bankrec',
  responses: {
    200: z
      .string()
      .nullable()
      .meta({
        title: 'BankRec code',
        description: 'Code of the business in the bank reconciliation app; null unless it was migrated.',
        examples: ['HCTREC'],
      }),
  },
  summary: 'Retrieve where a business was migrated to',
  description: 'A business that was migrated is reconciled in the bank reconciliation app.',
  spec: ['3C105'],
});

export const getBusinessSettings = contract({
  ...reads,
  name: 'businesses.getSettings',
  path: 'business/{businessId}/settings',
  responses: { 200: BusinessSettings },
  audience: ['facility', 'staff'],
  summary: 'Retrieve the settings of a business',
  description: 'How the business is reached, its surcharges, and whether it has dual authorisation.',
});

export const getBusinessDetails = contract({
  ...reads,
  name: 'businesses.getDetails',
  path: 'business/{businessId}/details',
  responses: { 200: BusinessDetails },
  audience: ['staff'],
  summary: 'Retrieve the details of a business',
  description: 'Names, numbers, category and address of the business.',
});

export const getBusinessEnablement = contract({
  ...reads,
  name: 'businesses.getEnablement',
  path: 'business/{businessId}/enablement',
  responses: { 200: BusinessEnablement },
  audience: ['staff'],
  summary: 'Retrieve what is enabled for a business',
  description: 'Products, codes of billing, external system clients and payment terms.',
});
