import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ofBusiness, reads } from '../supplier-accounts/call-parts.ts';
import { OnlyAccountStatus } from '../supplier-accounts/payid-account.ts';
import { PayToAccount } from './payto-account.ts';

export const getPayToAccountStatus = contract({
  ...reads,
  name: 'paytoAccounts.getStatus',
  path: 'supplier-business/{businessId}/accounts/payto/status',
  params: ofBusiness,
  responses: { 200: OnlyAccountStatus },
  summary: 'Retrieve whether a business can have a PayTo account',
  description: 'A business has one PayTo account that is enabled, blocked, or waits for its authorisation.',
  spec: ['3C020'],
});

export const listPayToAccounts = contract({
  ...reads,
  name: 'paytoAccounts.list',
  path: 'supplier-business/{businessId}/accounts/payto',
  params: ofBusiness,
  responses: { 200: z.array(PayToAccount) },
  summary: 'List the PayTo accounts of a business',
  description: 'All of them, enabled and blocked ones first, then by alias.',
  spec: ['3C013', '3E009'],
});
