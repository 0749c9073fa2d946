import { searchBusinesses } from './search-businesses.ts';

/** The calls about businesses. */
export const businesses = {
  search: searchBusinesses,
};
