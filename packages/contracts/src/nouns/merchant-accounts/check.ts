import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ofAccount, readRights, audience } from '../supplier-accounts/call-parts.ts';

const checks = { kind: 'query', method: 'POST', audience, rights: readRights, params: ofAccount } as const;
const isUnique = z.boolean().meta({ title: 'Unique', description: 'True or false.', examples: [true] });

export const checkUniqueMerchantAccountId = contract({
  ...checks,
  name: 'merchantAccounts.checkUniqueMerchantAccountId',
  path: 'supplier-business/{businessId}/accounts/{accountId}/checkUniqueMerchantId',
  responses: { 200: isUnique },
  summary: 'Check that the merchant ID of an account is unique',
  description:
    'Whether the account could be enabled as far as its merchant ID goes: true unless another enabled account of the business has it, whatever the case.',
  spec: ['3C017'],
});

export const checkUniqueMerchantAccountName = contract({
  ...checks,
  name: 'merchantAccounts.checkUniqueMerchantAccountName',
  path: 'supplier-business/{businessId}/accounts/{accountId}/checkUniqueMerchantName',
  responses: { 200: isUnique },
  summary: 'Check that the merchant name of an account is unique',
  description: 'The same of its merchant name.',
  spec: ['3C018'],
});
