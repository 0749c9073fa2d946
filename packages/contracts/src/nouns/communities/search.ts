import { z } from 'zod';
import { autocompleteQuery, autocompleteResponse } from '../../kernel/autocomplete.ts';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id, currency } from '../../kernel/primitives.ts';
import { communityList } from './community-list.ts';
import { CommunityOverview } from './community-overview.ts';

export const searchCommunities = contract({
  name: 'communities.search',
  kind: 'query',
  method: 'GET',
  path: 'communities/search',
  query: z.strictObject({ query: autocompleteQuery('the name or code, or the whole ID') }),
  responses: {
    200: autocompleteResponse('Community', 'enabled communities', {
      communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community (facility).' }),
      communityCode: z.string().meta({ title: 'Community code', description: 'Code of the community.' }),
      communityName: z.string().meta({ title: 'Community name', description: 'Name of the community.' }),
      currency: currency().meta({ title: 'Currency', description: 'Currency of the community.' }),
    }),
  },
  audience: ['staff'],
  rights: {},
  summary: 'Find communities',
  description:
    'Autocomplete for choosing a community: the one to work in, or one in a form. A sandbox is found by its whole ID or code only.',
  spec: ['3C122'],
});

export const searchCommunityOverviews = contract({
  name: 'communities.searchOverviews',
  kind: 'query',
  cost: 2,
  method: 'GET',
  path: 'communities',
  query: z.strictObject({ ...filterSchemas(communityList), ...pageFields(20) }),
  responses: { 200: paged(CommunityOverview, 'Communities').meta({ id: 'CommunityOverviewPage' }) },
  audience: ['staff'],
  rights: {},
  summary: 'Search communities',
  description:
    'Communities by name, with what waits in each. Sandboxes and decommissioned communities are left out. At most 10,000 are counted.',
});
