import { searchCommunities } from './search-communities.ts';

/** The calls about communities. */
export const communities = {
  search: searchCommunities,
};
