import { contract } from '../../kernel/contract.ts';
import { DualAuthorisation } from './dual-authorisation.ts';

export const getDualAuthorisation = contract({
  name: 'dualAuthorisation.get',
  kind: 'query',
  method: 'GET',
  path: 'dual-authorisation',
  responses: { 200: DualAuthorisation },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'] },
  summary: 'Retrieve whether settings need a second person',
  description: 'The switch of the community, and its users who can approve for one another.',
});
