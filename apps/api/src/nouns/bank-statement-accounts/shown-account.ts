import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import { bankStatementAccountStates } from '@quickportal/contracts/rules/states/reconciliation';
import type { BankStatementAccount as AccountRecord } from '@quickportal/db/bank-statement-accounts/bank-statement-account';

/** A masked account without its BSB, or its bank and branch. */
const withoutBranch = (masked: string): string => masked.replace(/^(?:\d{3}-\d{3} |\d{2}-\d{4}-)/, '');

/** An account as calls return it. */
export function toBankStatementAccount(account: AccountRecord): BankStatementAccount {
  const { maskedIdentifier, status, simulationEnabled: _simulated, communityId: _communityId, ...shown } = account;
  const { title, tone } = bankStatementAccountStates.states[status];
  return {
    ...shown,
    formattedAccountIdentifier: maskedIdentifier,
    accountIdentifier: withoutBranch(maskedIdentifier),
    statusCode: status,
    statusDisplay: title,
    statusClass: tone,
  };
}
