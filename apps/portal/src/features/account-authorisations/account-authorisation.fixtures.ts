import type { AccountAuthorisation } from '@quickportal/contracts/account-authorisations/account-authorisation';

const difference = (propertyName: string, existingValue: string | null, modifiedValue: string | null) => ({
  propertyName,
  existingValue,
  modifiedValue,
  different: existingValue !== modifiedValue,
});

/** Disabling an account, which waits for the viewer. */
export const disabledAccount: AccountAuthorisation = {
  proposalId: 43,
  pendingAccountAuthorisationId: 43,
  accountAlias: 'Water Amex and Diners',
  businessName: 'Harbour City Water',
  kind: 'settlement-accounts.disable',
  changeType: 'Disable account',
  title: 'Disable tandem merchant account Water Amex and Diners',
  objectType: 'settlement-account',
  noun: 'account',
  communityId: 10,
  communityName: 'Harbour City Utilities',
  reason: 'The agreement for these cards ends this month.',
  status: 'PENDING',
  requesterId: 5,
  requesterName: 'Callum McKenzie',
  requestedAt: '2026-11-20T01:40:00.000Z',
  expiresAt: '2026-11-27T01:40:00.000Z',
  deciderName: null,
  decidedAt: null,
  decisionReason: null,
  currentUserCanApprove: true,
  currentUserCanWithdraw: false,
  version: 1,
  propertyDifferences: [
    difference('Account alias', 'Water Amex and Diners', 'Water Amex and Diners'),
    difference('Business', 'Harbour City Water', 'Harbour City Water'),
    difference('Status', 'Enabled', 'Disabled'),
  ],
  approvalRefusal: null,
  staleReason: null,
  currentDifferences: null,
  currentUserCanRequestAgain: false,
};
