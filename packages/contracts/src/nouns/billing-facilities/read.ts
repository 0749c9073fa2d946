import { contract } from '../../kernel/contract.ts';
import { audience, ofCommunity, readRights } from './call-parts.ts';
import { BillingFacilities } from './facility-configuration.ts';

export const getBillingFacilities = contract({
  name: 'billingFacilities.getBillingFacilities',
  kind: 'query',
  method: 'GET',
  path: 'billing/{communityId}/billing-facilities',
  params: ofCommunity,
  responses: { 200: BillingFacilities },
  audience,
  rights: readRights,
  summary: 'Retrieve the facility configurations of a community',
  description: 'Who pays for each product and by which code. A product that was never saved is the community’s.',
  spec: ['2C026', '2E015'],
});
