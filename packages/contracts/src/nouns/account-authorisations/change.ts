import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { approvalShape, rejectionShape } from '../proposals/decision-shape.ts';
import { AccountAuthorisation } from './account-authorisation.ts';
import { accountAuthorisationParams } from './call-parts.ts';

const deciding = {
  kind: 'mutation',
  method: 'POST',
  params: accountAuthorisationParams,
  responses: { 200: AccountAuthorisation },
  errors: ['state-conflict'],
  audience: ['staff'],
  rights: { allOf: ['AUTHORISE_ACCOUNTS'] },
  refusedInViewAs: true,
} as const;

export const approveAccountAuthorisation = contract({
  ...deciding,
  name: 'accountAuthorisations.approve',
  audit: 'proposals.approve',
  path: 'account-authorisation/{pendingAccountAuthorisationId}/approve',
  body: z.strictObject(approvalShape).meta({
    id: 'AccountAuthorisationApproval',
    'x-form-layout': { title: 'Approve', submitLabel: 'Approve request' },
  }),
  summary: 'Approve a request about an account',
  description: 'Checks every rule again and changes the account at once. Users cannot approve their own requests.',
});

export const rejectAccountAuthorisation = contract({
  ...deciding,
  name: 'accountAuthorisations.reject',
  audit: 'proposals.reject',
  path: 'account-authorisation/{pendingAccountAuthorisationId}/reject',
  body: z.strictObject(rejectionShape).meta({
    id: 'AccountAuthorisationRejection',
    'x-form-layout': { title: 'Reject', submitLabel: 'Reject request' },
  }),
  summary: 'Reject a request about an account',
  description: 'Closes the request with a reason; nothing changes.',
});
