import { searchCountries } from './search-countries.ts';

/** The calls about countries. */
export const countries = {
  search: searchCountries,
};
