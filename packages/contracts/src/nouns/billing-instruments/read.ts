import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, ofCommunity, readRights } from './call-parts.ts';
import { BillingInstrument, CommunityBillingInstrument } from './billing-instrument.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listBillingInstruments = contract({
  ...reads,
  name: 'billingInstruments.list',
  path: 'billing/billing-instruments',
  responses: {
    200: z.array(BillingInstrument).meta({ title: 'Billing instruments', description: 'All that there are, by name.' }),
  },
  summary: 'List billing instruments',
  description:
    'All instruments with their events. The billing system makes them; they are the same for every community.',
  spec: ['2C037', '2E016', '2E017'],
});

export const listCommunityInstruments = contract({
  ...reads,
  name: 'billingInstruments.listCommunityInstruments',
  path: 'billing/{communityId}/billing-instruments',
  params: ofCommunity,
  responses: {
    200: z
      .array(CommunityBillingInstrument)
      .meta({ title: 'Billing instruments', description: 'Those of the community, by name.' }),
  },
  summary: 'List billing instruments of a community',
  description: 'The instruments that the community is billed by, with their events.',
  spec: ['2C036', '2E018'],
});
