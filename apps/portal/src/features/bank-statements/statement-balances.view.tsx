import type { BankStatementBalance } from '@quickportal/contracts/bank-statements/bank-statement';
import { formatCount } from '@quickportal/ui/count';
import { DateOnly } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { moneyOf } from '../../layout/payments/transaction.tsx';

interface StatementBalancesProps {
  balances: readonly BankStatementBalance[];
  /** The account that the list is narrowed to. */
  chosen: number | undefined;
  /** Narrows the list to an account; undefined to none. */
  onChoose: (accountId: number | undefined) => void;
}

/** The accounts with statements: balance, day of it, and what is left to match. Choosing one narrows the list. */
export function StatementBalances({ balances, chosen, onChoose }: StatementBalancesProps) {
  const shown = balances.filter(({ statementDate }) => statementDate !== null);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Accounts" className="relative flex gap-3 overflow-x-auto p-0.5">
      {shown.map((balance) => {
        const { bankStatementAccountId: id, aliasName, accountIdentifier, statementDate, unmatchedCount } = balance;
        const isChosen = chosen === id;
        return (
          <li key={id} className="min-w-52 flex-1">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : id)}
              className="grid h-full w-full content-start gap-1 rounded-2 border border-line bg-surface px-3.5 py-3 text-left hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <span className="flex flex-wrap justify-between gap-x-2 text-13">
                <span className="font-strong">{aliasName}</span>
                <span className="text-ink-2 tabular-nums">{accountIdentifier}</span>
              </span>
              {balance.closingBalance && <Money {...moneyOf(balance.closingBalance)} size="large" />}
              <span className="text-13 text-ink-2">
                <DateOnly value={statementDate} />
                {unmatchedCount === 0 ? ', all matched' : `, ${formatCount(unmatchedCount)} to match`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
