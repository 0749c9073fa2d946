import { z } from 'zod';
import { autocompleteResponse } from '../../kernel/autocomplete.ts';
import { contract } from '../../kernel/contract.ts';
import { text } from '../../kernel/primitives.ts';

export const searchBsbBranches = contract({
  name: 'bsbBranches.search',
  kind: 'query',
  method: 'GET',
  path: 'bsb-branches',
  query: z.strictObject({
    query: text({ max: 7, min: 0 })
      .default('')
      .meta({
        title: 'Search',
        description: 'A BSB, or its first digits, with a dash in the middle or without.',
        examples: ['062-000'],
      }),
  }),
  responses: {
    200: autocompleteResponse('BsbBranch', 'branches whose BSB starts with these digits', {
      bsb: z.string().meta({ title: 'BSB', description: 'NNN-NNN.', examples: ['062-000'] }),
      bankName: z.string().meta({
        title: 'Bank name',
        description: 'Name of the financial institution, or its abbreviation.',
        examples: ['Commonwealth Bank of Australia'],
      }),
      branchName: z.string().meta({ title: 'Branch name', description: 'May be empty.', examples: ['Sydney'] }),
      isClosed: z.boolean().meta({ title: 'Closed', description: 'Whether the branch is closed or merged.' }),
      isElectronic: z.boolean().meta({
        title: 'Electronic',
        description: 'Whether the branch takes part in direct entry.',
      }),
      warning: z.string().meta({
        title: 'Warning',
        description: 'A doubt about the branch, for the user. Empty where there is none.',
      }),
    }),
  },
  audience: ['facility', 'staff', 'apiKey'],
  rights: {},
  summary: 'Find BSBs',
  description:
    'Bank and branch of a BSB, from the directory that the operator loaded. A BSB that is not found may still be valid: the directory may be older than the branch, or not loaded.',
});
