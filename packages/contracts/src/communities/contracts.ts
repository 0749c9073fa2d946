import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { id, text } from '../kernel/primitives.ts';

/** Rows that an autocomplete answers at most. */
export const AUTOCOMPLETE_ROWS = 20;

const CommunityOption = z
  .strictObject({
    communityId: id().meta({ title: 'Community id', description: 'Identifier of the community (facility).' }),
    communityCode: z.string().meta({ title: 'Community code', description: 'Code of the community.' }),
    communityName: z.string().meta({ title: 'Community name', description: 'Name of the community.' }),
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'Currency of the community.' }),
  })
  .meta({ id: 'CommunityOption' });

export const searchCommunities = contract({
  name: 'communities.search',
  kind: 'query',
  method: 'GET',
  path: 'communities/search',
  query: z.strictObject({
    query: text({ max: 100, min: 0 })
      .default('')
      .meta({ title: 'Search', description: 'Part of the name or code, or the id; case does not matter.' }),
  }),
  answers: {
    200: z
      .strictObject({
        items: z
          .array(CommunityOption)
          .meta({ title: 'Communities', description: `The first ${AUTOCOMPLETE_ROWS} that match, by name.` }),
      })
      .meta({ id: 'CommunityOptions' }),
  },
  errors: ['validation-failed'],
  audience: ['staff'],
  rights: {},
  summary: 'Find a community',
  description: 'Autocomplete for choosing the community to work in.',
  spec: ['3C122'],
});
