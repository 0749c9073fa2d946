import { bankStatementAccountStates } from '@quickportal/contracts/rules/states/reconciliation';
import { statusBadge } from '../../layout/status-badge.tsx';

/** Status of a statement account: green for Active, red for Closed. */
export const BankStatementAccountStatus = statusBadge(bankStatementAccountStates.states);
