import { contract } from '../../kernel/contract.ts';
import { BusinessCardSchemes } from './business-card-schemes.ts';
import { audience, params } from './call-parts.ts';

export const getCardSchemes = contract({
  name: 'cardSchemes.getCardSchemes',
  kind: 'query',
  method: 'GET',
  path: 'supplier-business/{businessId}/card-schemes',
  params,
  responses: { 200: BusinessCardSchemes },
  audience,
  rights: { anyOf: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'] },
  summary: 'Retrieve the card schemes of a business',
  description: 'Which cards a supplier business takes, and the surcharges of today and of later dates.',
  spec: ['3C027', '3E012'],
});
