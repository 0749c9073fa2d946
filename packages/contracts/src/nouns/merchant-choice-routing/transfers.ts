import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, ofCommunity, readRights } from './call-parts.ts';

// Not JSON, so beside the registry: the route uses rights and parameters from here

/** The current routing as it may be pasted. */
export const downloadMerchantChoiceRouting = contract({
  name: 'merchantChoiceRouting.download',
  kind: 'query',
  method: 'GET',
  path: 'merchant-choice-routing/{communityId}/export',
  params: ofCommunity,
  responses: { 200: z.undefined() },
  audience,
  rights: readRights,
  audit: 'merchant-choice-routing.download',
  cost: 5,
  summary: 'Download the current routing',
  description:
    'CSV of all enabled AU merchant accounts whose business takes debit cards of Mastercard or Visa, with a heading, as it may be pasted into a bulk upload.',
  spec: ['2C020'],
});
