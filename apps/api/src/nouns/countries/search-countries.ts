import * as contracts from '@quickportal/contracts/countries/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { implement } from '../../procedures/implement.ts';
import { matchingCountries } from './matching-countries.ts';

export const searchCountries = implement(contracts.searchCountries).query(({ input: { query } }) => ({
  items: matchingCountries(query.query)
    .slice(0, AUTOCOMPLETE_ROWS)
    .map(({ code, name }) => ({
      value: code,
      label: name,
      description: code,
      countryCode: code,
      countryName: name,
    })),
}));
