import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import { bankStatementAccountStates } from '@quickportal/contracts/rules/states/reconciliation';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** Status of a statement account: green for Active, red for Closed. */
export const BankStatementAccountStatus = statusBadge(bankStatementAccountStates.states);

/** Name of an account; that of a simulated one leads to its simulation. */
export const AccountName = ({
  aliasName,
  source,
  bankStatementAccountId,
}: Pick<BankStatementAccount, 'aliasName' | 'source' | 'bankStatementAccountId'>) =>
  source === 'SIMULATION' ? (
    <PageLink to="SimulationLinesView" search={{ AccountId: bankStatementAccountId }}>
      {aliasName}
    </PageLink>
  ) : (
    aliasName
  );
