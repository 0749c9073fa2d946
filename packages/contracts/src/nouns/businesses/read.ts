import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

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
