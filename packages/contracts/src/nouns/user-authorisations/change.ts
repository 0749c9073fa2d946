import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { noContent } from '../../kernel/response.ts';
import { approveProposal, rejectProposal } from '../proposals/change.ts';
import { approvalShape, rejectionShape } from '../proposals/decision-shape.ts';
import { userAuthorisationParams } from './call-parts.ts';
import { UserAuthorisation } from './user-authorisation.ts';

const deciding = {
  kind: 'mutation',
  method: 'POST',
  params: userAuthorisationParams,
  audience: ['staff'],
  rights: { allOf: ['AUTHORISE_ADMINISTRATORS'] },
  refusedInViewAs: true,
} as const;

export const approveUserAuthorisation = contract({
  ...deciding,
  name: 'userAuthorisations.approve',
  audit: approveProposal.name,
  path: 'user-authorisation/{pendingSystemUserId}/approve',
  body: z.strictObject(approvalShape).meta({ id: 'UserAuthorisationApproval' }),
  responses: { 200: UserAuthorisation, 302: noContent() },
  errors: ['mail-not-set-up', 'state-conflict'],
  summary: 'Approve a request about an administrator',
  description:
    '200: the change is applied. 302 without `Location`: a new administrator was invited, and is in the pending list until the first sign-in. Users cannot approve their own requests, nor what changes their own access.',
  spec: ['3C148'],
});

export const rejectUserAuthorisation = contract({
  ...deciding,
  name: 'userAuthorisations.reject',
  audit: rejectProposal.name,
  path: 'user-authorisation/{pendingSystemUserId}/reject',
  body: z.strictObject(rejectionShape).meta({
    id: 'UserAuthorisationRejection',
    'x-form-layout': { title: 'Reject', submitLabel: 'Reject request' },
  }),
  responses: { 200: UserAuthorisation },
  errors: ['state-conflict'],
  summary: 'Reject a request about an administrator',
  description: 'Closes the request with a reason; nothing changes.',
  spec: ['3C149'],
});
