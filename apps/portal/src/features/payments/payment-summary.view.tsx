import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { displayAmount, Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import type { Preview } from './payment-preview.ts';

export interface PaymentSummaryProps {
  /** Undefined: none is chosen yet. */
  account: Pick<CustomerAccount, 'cardScheme'> | undefined;
  currency: 'AUD' | 'NZD';
  amounts: Preview | undefined;
  /** What is in the field: it is the principal until the server has said what it comes to. */
  typed?: string | undefined;
  /** The amounts are on their way; those before stay. */
  loading: boolean;
  /** What is wrong with the amount. */
  fault: string | undefined;
  /** Id of the form that the button sends. */
  formId: string;
  busy: boolean;
  disabled: boolean;
}

/** What a payment comes to, followed as it is typed. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { account, currency, amounts, typed, loading, fault, formId, busy, disabled } = props;
  return (
    <Card title="Summary" dense className="lg:sticky lg:top-20">
      <CardBody className="grid gap-4">
        <div aria-live="polite" aria-busy={loading}>
          <PaymentTotals account={account} currency={currency} amounts={amounts} typed={typed} />
        </div>
        {fault === undefined && amounts && (
          <p className="text-13 text-ink-2">
            Settles on <DateOnly value={amounts.settlementDate} />.
          </p>
        )}
        {fault !== undefined && <p className="text-13 text-danger-ink">{fault}</p>}
        <Button type="submit" form={formId} variant="primary" size="lg" busy={busy} disabled={disabled}>
          Review payment
        </Button>
        <p className="text-center text-13 text-ink-2">Nothing is charged until you confirm.</p>
      </CardBody>
    </Card>
  );
}

/** Null where nothing is typed, or less than nothing. */
const typedPrincipal = (typed: string): string | null =>
  /^\s*[-\u2212]/.test(typed) ? null : displayAmount(typed) || null;

/** Principal, surcharge and total, closed by the ledger rule. */
export function PaymentTotals({
  account,
  currency,
  amounts,
  typed = '',
}: Pick<PaymentSummaryProps, 'account' | 'currency' | 'amounts' | 'typed'>) {
  const scheme = account?.cardScheme && cardSchemeTitles[account.cardScheme];
  const rate = amounts && amounts.surchargeRate !== '0' ? `${amounts.surchargeRate}%` : null;
  return (
    <Totals>
      <TotalsRow term="Principal">
        <Money amount={amounts?.principalAmount.amount ?? typedPrincipal(typed)} currency={currency} />
      </TotalsRow>
      <TotalsRow term={['Surcharge', [scheme, rate].filter(Boolean).join(' ')].filter(Boolean).join(', ')}>
        <Money amount={amounts?.surchargeAmount.amount} currency={currency} />
      </TotalsRow>
      <TotalsSum term="Total">
        <Money amount={amounts?.totalAmount.amount} currency={currency} size="large" />
      </TotalsSum>
    </Totals>
  );
}
