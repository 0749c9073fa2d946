import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, manageRights, ofAccount, ofCommunity, readRights } from './call-parts.ts';
import { MerchantChoiceRouting } from './merchant-choice-routing.ts';

export const getMerchantChoiceRouting = contract({
  name: 'merchantChoiceRouting.get',
  kind: 'query',
  method: 'GET',
  path: 'business-settlement-accounts/{businessId}/{accountId}/mcr-configuration',
  params: ofAccount,
  responses: { 200: MerchantChoiceRouting },
  audience,
  rights: readRights,
  summary: 'Retrieve the routing of a merchant account',
  description:
    'Which debit card payments through an AU merchant account of the business are routed to eftpos instead of Mastercard or Visa. An account for which none was saved has NONE for both.',
  spec: ['2C097', '2E007'],
});

export const getManageBusiness = contract({
  name: 'merchantChoiceRouting.getManageBusiness',
  kind: 'query',
  method: 'GET',
  path: 'merchant-choice-routing/{communityId}/manage-business',
  params: ofCommunity,
  responses: { 200: z.boolean().meta({ title: 'Manage business', description: 'True or false.', examples: [true] }) },
  audience,
  rights: manageRights,
  summary: 'Retrieve whether you can manage a business',
  description:
    'Whether you could change the routing of a single business in its settings: true with MANAGE_BUSINESSES.',
  spec: ['2C016'],
});
