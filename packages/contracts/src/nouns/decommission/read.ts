import { contract } from '../../kernel/contract.ts';
import { ofDecommission } from './call-parts.ts';
import { DecommissionCommunity, DecommissionInfo } from './decommission-info.ts';

export const getCommunity = contract({
  ...ofDecommission,
  kind: 'query',
  name: 'decommission.getCommunity',
  method: 'GET',
  path: 'communities/{communityId}',
  rights: { anyOf: ['VIEW_COMMUNITIES', 'MANAGE_COMMUNITIES', 'DECOMMISSION_COMMUNITIES'] },
  responses: { 200: DecommissionCommunity },
  summary: 'Retrieve a community',
  description: 'Name, code and whether it is enabled; also of a community that was decommissioned.',
  spec: ['3C059', '3E037'],
});

export const getInfo = contract({
  ...ofDecommission,
  kind: 'query',
  name: 'decommission.getInfo',
  method: 'GET',
  path: 'communities/{communityId}/decommission-info',
  rights: { anyOf: ['DECOMMISSION_COMMUNITIES'] },
  cost: 5,
  responses: { 200: DecommissionInfo },
  summary: 'Retrieve the decommission checks',
  description: 'When the community was last active, and what is in the way of decommissioning it.',
  spec: ['3C060', '3E036'],
});
