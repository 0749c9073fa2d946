import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { reads } from '../supplier-accounts/call-parts.ts';
import { LinkableMerchant } from './merchant-account.ts';
import { linkableMerchantList } from './merchant-account-lists.ts';

/** Linkable merchants on a page (3R056). */
export const LINKABLE_ON_PAGE = 5;

export const searchLinkableMerchantAccounts = contract({
  ...reads,
  name: 'merchantAccounts.searchLinkableMerchantAccounts',
  path: 'merchants/linkable',
  query: z.strictObject({
    businessId: id().meta({
      title: 'Business ID',
      description: 'The business that is to have the merchant.',
      examples: [100],
    }),
    ...filterSchemas(linkableMerchantList),
    ...pageFields(LINKABLE_ON_PAGE),
  }),
  responses: { 200: paged(LinkableMerchant, 'Merchants').meta({ id: 'LinkableMerchantPage' }) },
  cost: 2,
  summary: 'Search merchants that a business can link',
  description: 'The AU merchant accounts of the community, by alias, five on a page.',
  spec: ['3C001', '3E001'],
});
