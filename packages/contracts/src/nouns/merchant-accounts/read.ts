import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ofBusiness, ofCommunity, reads } from '../supplier-accounts/call-parts.ts';
import { MerchantAccount } from './merchant-account.ts';

export const getMerchantAccountTandemStatus = contract({
  ...reads,
  name: 'merchantAccounts.getTandemStatus',
  path: 'communities/{communityId}/tandem',
  params: ofCommunity,
  responses: { 200: z.boolean().meta({ title: 'Tandem', description: 'True or false.', examples: [true] }) },
  summary: 'Retrieve whether a community has tandem',
  description: 'Whether the payment instrument of AU merchant and tandem accounts is enabled for the community.',
  spec: ['3C006'],
});

export const listMerchantAccounts = contract({
  ...reads,
  name: 'merchantAccounts.list',
  path: 'supplier-business/{businessId}/accounts/au-merchant-accounts',
  params: ofBusiness,
  responses: { 200: z.array(MerchantAccount) },
  summary: 'List the AU merchant accounts of a business',
  description: 'All of them, with tandem accounts and those linked to the business, enabled ones first, then by alias.',
  spec: ['3C007', '3E004'],
});
