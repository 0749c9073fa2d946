import { locateRecord } from './locate-record.ts';
import { searchCommunities } from './search-communities.ts';

/** The calls about communities. */
export const communities = {
  locate: locateRecord,
  search: searchCommunities,
};
