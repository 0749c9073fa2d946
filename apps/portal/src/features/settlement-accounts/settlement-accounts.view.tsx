import type {
  MerchantSettlementAccount,
  SettlementAccounts,
} from '@quickportal/contracts/settlement-accounts/settlement-account';
import { Alert } from '@quickportal/ui/alert';
import type { FieldError } from '../../data/problem.ts';
import { labelled } from '../../data/labels.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { AccountSearchView, type AccountSearchProps } from './account-search.view.tsx';
import { BankAccountsView } from './bank-accounts.view.tsx';
import { MerchantAccountsView } from './merchant-accounts.view.tsx';

export interface SettlementAccountsViewProps extends Pick<AccountSearchProps, 'onSearchChange'> {
  accounts: SettlementAccounts;
  timeZone: string;
  /** The choice of another business. */
  choice: React.ReactNode;
  /** The way back to the settings of the business, and the export. */
  actions: React.ReactNode;
  exports?: React.ReactNode;
  exportErrors?: readonly FieldError[];
  /** The AU bank accounts as a form; null for those who only look. */
  remitterNames: React.ReactNode;
  /** Opens the merchant choice routing of an account; null where none can be configured. */
  onRoute: ((account: MerchantSettlementAccount) => void) | null;
}

/** The accounts that payments of a business settle to. */
// In the specification: 2P021
export function SettlementAccountsView(props: SettlementAccountsViewProps) {
  const { accounts, timeZone, choice, actions, exports, exportErrors = [], remitterNames, onRoute } = props;
  const { accountType, currency, businessName, businessCode, merchantAccounts, bankAccounts } = accounts;
  const isNz = currency === '3';
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Settlement Accounts"
        subtitle={
          <>
            <span className="font-strong text-ink">{businessName}</span>{' '}
            <span className="font-mono text-13">{businessCode}</span>
          </>
        }
        actions={actions}
      />
      {choice}
      <AccountSearchView currency={currency} accountType={accountType} onSearchChange={props.onSearchChange} />
      {exports}
      {exportErrors.map(({ field, messages }) => (
        <Alert key={field} tone="danger" title={messages[0] ?? labelled('The export did not start')} />
      ))}
      {accountType !== 'BANK' && (
        <MerchantAccountsView accounts={merchantAccounts} timeZone={timeZone} onRoute={onRoute} />
      )}
      {accountType !== 'MERCHANT' &&
        (isNz || bankAccounts.length === 0 || remitterNames === null ? (
          <BankAccountsView accounts={bankAccounts} isNz={isNz} timeZone={timeZone} />
        ) : (
          remitterNames
        ))}
    </PageStack>
  );
}
