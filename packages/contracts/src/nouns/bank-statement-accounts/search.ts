import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { BankStatementAccount } from './bank-statement-account.ts';
import { businessAccountList, groupAccountList } from './bank-statement-account-lists.ts';
import { ofBusiness, ofGroup, reads } from './call-parts.ts';

const AccountPage = paged(BankStatementAccount, 'Accounts').meta({ id: 'BankStatementAccountPage' });

export const searchGroupAccounts = contract({
  ...reads,
  name: 'bankStatementAccounts.searchGroupAccounts',
  method: 'GET',
  path: 'bank-statement-accounts/community/{communityId}/group/{groupCode}',
  params: ofGroup,
  query: z.strictObject({ ...filterSchemas(groupAccountList), ...pageFields(20) }),
  responses: { 200: AccountPage },
  cost: 2,
  summary: 'Search the statement accounts of a group',
  description: 'Accounts of a group, of all businesses of the community, by name. A group without accounts is empty.',
  spec: ['3C106', '3E016'],
});

export const searchBusinessAccounts = contract({
  ...reads,
  name: 'bankStatementAccounts.searchBusinessAccounts',
  method: 'GET',
  path: 'bank-statement-accounts/business/{businessId}',
  params: ofBusiness,
  query: z.strictObject({ ...filterSchemas(businessAccountList), ...pageFields(20) }),
  responses: { 200: AccountPage },
  cost: 2,
  summary: 'Search the statement accounts of a business',
  description: 'Accounts of one business, by name.',
  spec: ['3C107', '3E016'],
});
