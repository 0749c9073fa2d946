import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { changes, ofCommunity, ofCommunityInstrument } from './call-parts.ts';
import { CommunityBillingInstrument } from './billing-instrument.ts';

/** Most instruments that are added at once. */
const MOST_ADDED = 100;

export const addBillingInstruments = contract({
  ...changes,
  name: 'billingInstruments.addBillingInstruments',
  method: 'POST',
  path: 'billing/{communityId}/billing-instruments',
  params: ofCommunity,
  body: z
    .strictObject({
      billingInstrumentIds: z
        .array(id().meta({ examples: [1] }))
        .min(1)
        .max(MOST_ADDED)
        .meta({
          title: 'Billing instruments',
          description: 'Instruments that the community does not have yet, each once.',
          examples: [[3, 4]],
        }),
    })
    .meta({ id: 'BillingInstrumentAddition', 'x-form-layout': { submitLabel: 'Add billing instruments' } }),
  responses: {
    201: z
      .array(CommunityBillingInstrument)
      .meta({ title: 'Billing instruments', description: 'Those of the community, by name.' }),
  },
  summary: 'Add billing instruments to a community',
  description: 'Adds all of them or none: one that does not exist or is in use already is 422.',
  spec: ['2C038', '2R344'],
});

export const removeBillingInstrument = contract({
  ...changes,
  name: 'billingInstruments.removeBillingInstrument',
  method: 'DELETE',
  path: 'billing/{communityId}/billing-instruments/{communityBillingInstrumentId}',
  params: ofCommunityInstrument,
  responses: { 204: noContent() },
  summary: 'Delete a billing instrument of a community',
  description: 'Its events are no longer billed. The instrument stays, and can be added again.',
  spec: ['2C039'],
});
