import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id, queryText } from '../../kernel/primitives.ts';
import { audience, ofCommunity, ofSupplier, readRights } from './call-parts.ts';
import { MatchingRegistration } from './matching-registration.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listMatchingRegistrations = contract({
  ...reads,
  name: 'matchingRegistrations.list',
  path: 'transaction-matching/community/{communityId}/registrations',
  params: ofCommunity,
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(MatchingRegistration, 'Registrations').meta({ id: 'MatchingRegistrationPage' }) },
  summary: 'List registrations',
  description: 'The registrations of a community, by BSB and prefix.',
  spec: ['2C082', '2E031'],
});

/** A settlement account that receipts can be swept to. */
export const SweepAccount = z
  .strictObject({
    value: z.string().meta({ title: 'Value', description: 'The account ID as text, for a field with suggestions.' }),
    label: z.string().meta({ title: 'Label', description: 'Alias, and BSB with the masked number.' }),
    accountId: id().meta({ title: 'Account ID', description: 'The settlement account.' }),
  })
  .meta({ id: 'SweepAccount', title: 'Sweep account' });
export type SweepAccount = z.output<typeof SweepAccount>;

export const listMatchingRegistrationSweepAccounts = contract({
  ...reads,
  name: 'matchingRegistrations.listSweepAccounts',
  path: 'transaction-matching/supplier/{id}/sweep-accounts',
  params: ofSupplier,
  query: z.strictObject({
    query: queryText({ max: 50 })
      .optional()
      .meta({ title: 'Text', description: 'Any part of the alias or the BSB.', examples: ['water'] }),
  }),
  responses: {
    200: z
      .array(SweepAccount)
      .meta({ title: 'Sweep accounts', description: 'Enabled AU bank accounts of the supplier, by alias.' }),
  },
  summary: 'List sweep accounts of a supplier',
  description: 'Enabled AU bank accounts of a supplier, at most 50, as a field with suggestions shows them.',
  spec: ['2C093', '2R355'],
});
