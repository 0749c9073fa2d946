import { list } from '../../kernel/list.ts';

/** What the kind of a business is called. */
export const businessTypeTitles = { true: 'Buyer', false: 'Supplier' } as const;

/** Businesses of all communities as other systems know them. */
export const externalSystemClientList = list({
  name: 'external-system-clients',
  title: 'External System Client Search',
  noun: ['client', 'clients'],
  columns: {
    communityName: { title: 'Community', lead: true, maxWidth: 16 },
    businessCode: { title: 'Business Code', kind: 'code', width: 8 },
    businessName: { title: 'Business Name', maxWidth: 16 },
    systemCode: { title: 'System Code', kind: 'code', width: 7 },
    clientCode: { title: 'Client Code', kind: 'code', width: 9 },
    buyerAccount: { title: 'Business Type', width: 7 },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Words in any part of code or name of the business, system code or client code.',
      label: 'Business, system or client',
      max: 100,
      typedExamples: ['water', 'system:SAP', 'client:HCW-4100'],
    },
    systemCode: {
      kind: 'text',
      title: 'System code',
      description: 'The whole system code, in any case.',
      typed: 'system',
      max: 50,
      example: 'SAP',
    },
    clientCode: {
      kind: 'text',
      title: 'Client code',
      description: 'The whole client code, in any case.',
      typed: 'client',
      max: 50,
      example: 'HCW-4100',
    },
    businessCode: {
      kind: 'text',
      title: 'Business code',
      description: 'The whole business code, in any case.',
      typed: 'business',
      max: 50,
      example: 'HCW',
    },
    businessName: {
      kind: 'text',
      title: 'Business name',
      description: 'Any part of the name.',
      typed: 'name',
      max: 100,
      example: 'water',
    },
    communityId: { kind: 'id', title: 'Community', description: 'Only clients of this community.' },
  },
});
