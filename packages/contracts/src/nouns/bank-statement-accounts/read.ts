import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { count } from '../../kernel/primitives.ts';
import { BankStatementAccount, bankStatementAccountId } from './bank-statement-account.ts';
import { ofBusiness, ofCommunity, reads } from './call-parts.ts';

export const listAccountGroups = contract({
  ...reads,
  name: 'bankStatementAccounts.listAccountGroups',
  method: 'GET',
  path: 'bank-statement-accounts/community/{communityId}/groups',
  params: ofCommunity,
  responses: {
    200: z
      .array(
        z
          .strictObject({
            groupCode: shownText('Group code', 'Code of the group.', 'HCRECV'),
            accountsCount: count().meta({ title: 'Accounts', description: 'Accounts of the group in any status.' }),
          })
          .meta({ id: 'BankStatementAccountGroup' }),
      )
      .meta({ title: 'Groups', description: 'Groups of the community that have accounts, by code; at most 500.' }),
  },
  summary: 'List the groups of statement accounts',
  description: 'Groups that statement accounts of a community are listed in, with the number of accounts of each.',
});

export const getBankStatementAccountBankrecLink = contract({
  ...reads,
  name: 'bankStatementAccounts.getBankrecLink',
  method: 'GET',
  path: 'bank-statement-accounts/business/{businessId}/bankrec-link',
  params: ofBusiness,
  responses: {
    200: z
      .strictObject({
        href: z
          .string()
          .nullable()
          .meta({
            title: 'Address',
            description: 'Where the business is reconciled; null unless it was migrated and the app is connected.',
            examples: ['https://bankrec.example.com/?code=HCTREC'],
          }),
      })
      .meta({ id: 'BankrecLink' }),
  },
  summary: 'Retrieve the address of a migrated business',
  description: 'The page of a migrated business in the bank reconciliation app, which an operator connects.',
});

export const getBankStatementAccount = contract({
  ...reads,
  name: 'bankStatementAccounts.get',
  method: 'GET',
  path: 'bank-statement-accounts/{bankStatementAccountId}',
  params: z.strictObject({ bankStatementAccountId: bankStatementAccountId() }),
  responses: { 200: BankStatementAccount },
  summary: 'Retrieve a statement account',
  description: 'One account of the community that is worked in.',
  spec: ['3E016'],
});
