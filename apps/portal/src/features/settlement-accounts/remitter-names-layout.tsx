import type { BankSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { useFormFieldAt } from '@quickportal/forms/react/use-form-field';
import { FieldError } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { AccountStatus } from './account-status.tsx';

interface RemitterNamesLayoutProps {
  entered: readonly { accountId: number }[];
  accounts: readonly BankSettlementAccount[];
}

const columns = '@min-[44rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)_6rem]';
const small = 'text-12 text-ink-2 @min-[44rem]:sr-only';
const titles = ['Bank Account', 'Settlement Account', 'Payee Reference', 'Remitter Name', 'Status'];

/** A row for each AU bank account, with the name that payers see. */
export function RemitterNamesLayout({ entered, accounts }: RemitterNamesLayoutProps) {
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  return (
    <div className="@container">
      <div
        aria-hidden
        className={`hidden gap-x-6 border-b border-line px-5 py-2.5 text-12 text-ink-2 @min-[44rem]:grid ${columns}`}
      >
        {titles.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {entered.map(({ accountId }, index) => {
          const account = byId.get(accountId);
          return account && <Row key={accountId} account={account} index={index} />;
        })}
      </ul>
    </div>
  );
}

function Row({ account, index }: { account: BankSettlementAccount; index: number }) {
  const { accountAlias, settlementAccount, payeeReference } = account;
  const name = useFormFieldAt(['remitterNames', index, 'remitterName'], `Remitter name of ${accountAlias}`);
  return (
    <li className={`grid items-center gap-x-6 gap-y-2 px-5 py-3 max-sm:px-4 ${columns}`}>
      <p className="font-strong wrap-anywhere">{accountAlias}</p>
      <p className="font-mono text-13">
        <span className={`font-sans ${small}`}>Settlement Account </span>
        {settlementAccount}
      </p>
      <p>
        <span className={small}>Payee Reference </span>
        {payeeReference || <span className="text-ink-2">None</span>}
      </p>
      <div className="grid gap-1">
        <span aria-hidden className={small}>
          Remitter Name
        </span>
        <Input
          {...name.control}
          autoComplete="off"
          maxLength={40}
          placeholder="APCA user name"
          value={typeof name.value === 'string' ? name.value : ''}
          onValueChange={name.onChange}
        />
        {name.messages.length > 0 && <FieldError id={name.errorId} messages={name.messages} />}
      </div>
      <div>
        <AccountStatus {...account} />
      </div>
    </li>
  );
}
