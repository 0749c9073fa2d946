import { contract } from '../../kernel/contract.ts';
import { AccountAuthorisation } from './account-authorisation.ts';
import { accountAuthorisationParams } from './call-parts.ts';

export const getAccountAuthorisation = contract({
  name: 'accountAuthorisations.get',
  kind: 'query',
  method: 'GET',
  path: 'account-authorisation/{pendingAccountAuthorisationId}',
  params: accountAuthorisationParams,
  responses: { 200: AccountAuthorisation },
  audience: ['staff'],
  rights: { anyOf: ['VIEW_ACCOUNTS', 'MANAGE_ACCOUNTS', 'AUTHORISE_ACCOUNTS'] },
  summary: 'Retrieve a request about an account',
  description: 'Who requested what and why, the account before and after, and whether you can approve it.',
});
