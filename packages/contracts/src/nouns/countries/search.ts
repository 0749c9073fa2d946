import { z } from 'zod';
import { autocompleteQuery, autocompleteResponse } from '../../kernel/autocomplete.ts';
import { contract } from '../../kernel/contract.ts';

export const searchCountries = contract({
  name: 'countries.search',
  kind: 'query',
  method: 'GET',
  path: 'countries',
  query: z.strictObject({ query: autocompleteQuery('the name, or the whole code of two or three letters') }),
  responses: {
    200: autocompleteResponse('Country', 'countries and territories of ISO 3166-1', {
      countryCode: z
        .string()
        .meta({ title: 'Country code', description: 'ISO 3166-1 code of two letters.', examples: ['AU'] }),
      countryName: z.string().meta({ title: 'Country name', description: 'Name in English.' }),
    }),
  },
  audience: ['facility', 'staff'],
  rights: {},
  summary: 'Find countries',
  description:
    'Autocomplete for choosing countries, as the fraud guard rules do. Australia and New Zealand come first.',
  spec: ['1C055'],
});
