import type { AccountRow } from './shown-accounts.ts';

/** What each row of a table of accounts has. */
export const toRow = ({ settlementAccountId, status, pendingAccountAuthorisationId, version }: AccountRow) => ({
  accountId: settlementAccountId,
  enabled: status === 'ENABLED',
  pendingAccountAuthorisationId,
  version,
});
