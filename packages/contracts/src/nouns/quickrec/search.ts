import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { COMMUNITY_WITHOUT_SUPPLIER_FLAG } from '../businesses/search.ts';
import { reads } from './call-parts.ts';
import { quickRecBusinessList, quickRecCommunityList } from './quickrec-lists.ts';
import { QuickRecBusiness, QuickRecCommunity } from './quickrec-overview.ts';

export const searchQuickRecCommunities = contract({
  ...reads,
  cost: 2,
  name: 'quickrec.searchQuickRecCommunities',
  path: 'communities/quick-rec-community-list',
  query: z.strictObject({ ...filterSchemas(quickRecCommunityList), ...pageFields(20) }),
  responses: { 200: paged(QuickRecCommunity, 'Communities').meta({ id: 'QuickRecCommunityPage' }) },
  summary: 'Search communities by their statement accounts',
  description: 'Enabled communities by name, with the number of their statement accounts. Sandboxes are left out.',
  spec: ['3C124', '3E020'],
});

export const searchQuickRecBusinesses = contract({
  ...reads,
  cost: 2,
  name: 'quickrec.searchQuickRecBusinesses',
  path: 'quickrec/communities/{communityId}/businesses',
  params: z.strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'The community of the businesses.', examples: [10] }),
  }),
  query: z.strictObject({
    ...filterSchemas(quickRecBusinessList),
    supplierFlag: z
      .boolean()
      .default(false)
      .meta({
        title: 'Suppliers only',
        description: `True leaves out buyer businesses. For community ${COMMUNITY_WITHOUT_SUPPLIER_FLAG} it counts as false.`,
      }),
    ...pageFields(20),
  }),
  responses: { 200: paged(QuickRecBusiness, 'Businesses').meta({ id: 'QuickRecBusinessPage' }) },
  summary: 'Search the businesses of a community by their statement accounts',
  description: 'Enabled businesses by name, with the number of their statement accounts.',
});
