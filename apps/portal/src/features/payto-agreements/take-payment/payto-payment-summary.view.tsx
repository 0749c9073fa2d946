import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { displayAmount, Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import type { PayToPaymentCheck } from './payto-payment.data.ts';

/** Null where nothing is typed, or less than nothing. */
export const typedAmount = (typed: string): string | null =>
  /^\s*[-\u2212]/.test(typed) ? null : displayAmount(typed) || null;

/** What a payment comes to: PayTo adds no surcharge. */
export const PayToTotals = ({ amount }: { amount: string | null }) => (
  <Totals>
    <TotalsRow term="Surcharge">None</TotalsRow>
    <TotalsSum term="Total">
      <Money amount={amount} currency="AUD" size="large" />
    </TotalsSum>
  </Totals>
);

export interface PayToPaymentSummaryProps {
  typed: string;
  check: PayToPaymentCheck | undefined;
  /** The amount is being checked. */
  loading: boolean;
  /** What is wrong with the amount. */
  fault: string | undefined;
  /** Id of the form that the button sends. */
  formId: string;
  busy: boolean;
  disabled: boolean;
}

/** What a payment comes to as it is typed, and the button that leads to the question. */
export function PayToPaymentSummary(props: PayToPaymentSummaryProps) {
  const { typed, check, loading, fault, formId, busy, disabled } = props;
  const amount = typedAmount(typed);
  const isKnown = amount !== null && !loading && fault === undefined && check !== undefined;
  return (
    <Card title="Summary" dense className="lg:sticky lg:top-20">
      <CardBody className="grid gap-4">
        <div aria-live="polite" aria-busy={loading}>
          <PayToTotals amount={amount} />
        </div>
        {fault !== undefined && <p className="text-13 text-danger-ink">{fault}</p>}
        {isKnown && <Standing check={check} />}
        <Button type="submit" form={formId} variant="primary" size="lg" busy={busy} disabled={disabled}>
          {amount === null ? (
            'Take payment'
          ) : (
            <span>
              Take <Money amount={amount} currency="AUD" />
            </span>
          )}
        </Button>
        <p className="text-center text-13 text-ink-2">Nothing is taken until you confirm.</p>
      </CardBody>
    </Card>
  );
}

/** When it would settle, or from when it could be taken. */
function Standing({ check: { isPossible, payableFrom, settlementDate } }: { check: PayToPaymentCheck }) {
  if (isPossible)
    return (
      <p className="text-13 text-ink-2">
        Settles on <DateOnly value={settlementDate} />.
      </p>
    );
  return (
    <p className="text-13 text-danger-ink">
      {payableFrom === null ? (
        'The agreement does not allow this payment.'
      ) : (
        <>
          The agreement does not allow this payment before <DateOnly value={payableFrom} />.
        </>
      )}
    </p>
  );
}
