import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, ofBusiness, readRights } from './call-parts.ts';
import { accountOption, currencyOption, SettlementAccounts } from './settlement-account.ts';

export const listSettlementAccounts = contract({
  name: 'settlementAccounts.list',
  kind: 'query',
  method: 'GET',
  path: 'business-settlement-accounts/{businessId}',
  params: ofBusiness,
  query: z.strictObject({
    currency: currencyOption('1 for AUD, 3 for NZD; the currency that the business settles in when left out.'),
    accountType: accountOption(),
  }),
  responses: { 200: SettlementAccounts },
  audience,
  rights: readRights,
  summary: 'List the settlement accounts of a business',
  description:
    'The accounts that payments of a supplier business settle to in one currency. Numbers are masked; lists that were not searched are empty.',
  spec: ['2C096', '2E035', '2E036'],
});
