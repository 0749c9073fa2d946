import { isCard as isCardMethod } from '@quickportal/contracts/rules/payment-methods';
import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Preview } from './payment-preview.ts';
import { PaymentTotals } from './payment-summary.view.tsx';

export interface ConfirmPaymentProps {
  customerName: string;
  account: Pick<CustomerAccount, 'accountType' | 'cardScheme' | 'displayName'>;
  /** What was reviewed. */
  preview: Preview;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/**
 * The last question before money moves: how much, from whom, and what happens then. Beside the fields, which stay
 * readable. Enter confirms; where the same payment was just taken, it goes back.
 */
export function ConfirmPayment({ customerName, account, preview, busy, onBack, onConfirm }: ConfirmPaymentProps) {
  const { totalAmount, samePayment } = preview;
  const textId = useId();
  const panel = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // Where the window is lower than the panel, the button that has the focus counts
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  function onKeyDown(event: React.KeyboardEvent) {
    // Enter that is still held from the form must not answer the question
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' && !busy) onBack();
  }
  return (
    <Card
      ref={panel}
      role="alertdialog"
      aria-describedby={textId}
      aria-busy={busy || undefined}
      title={`Take ${totalAmount.displayAmount} from ${customerName}?`}
      dense
      onKeyDown={onKeyDown}
      className="scroll-mt-20 border-accent shadow-2 lg:sticky lg:top-20"
    >
      <CardBody className="grid gap-4">
        {samePayment !== null && <SamePayment samePayment={samePayment} />}
        <p id={textId} className="text-ink-2">
          {isCardMethod(account.accountType) ? (
            <>
              {account.displayName} is charged as soon as you confirm. Afterwards you can void the payment until the
              cut-off, or refund it.
            </>
          ) : (
            <>
              {account.displayName} is debited with the next batch and settles on{' '}
              <DateOnly value={preview.settlementDate} />. You can cancel it until the cut-off; the bank can return it
              for three banking days.
            </>
          )}
        </p>
        <PaymentTotals account={account} currency={totalAmount.currency} amounts={preview} />
        <div className="flex flex-row-reverse flex-wrap gap-2 [&>*]:flex-auto">
          <Button ref={samePayment === null ? first : undefined} variant="primary" busy={busy} onClick={onConfirm}>
            {samePayment === null ? 'Take payment' : 'Take payment again'}
          </Button>
          <Button ref={samePayment === null ? undefined : first} aria-disabled={busy || undefined} onClick={onBack}>
            Back
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

const SamePayment = ({ samePayment }: { samePayment: NonNullable<Preview['samePayment']> }) => (
  <Alert
    tone="warning"
    title={
      samePayment.isOutcomeUnknown
        ? `The outcome of the same payment is not known yet: receipt ${samePayment.receiptNumber}`
        : `The same payment was just taken: receipt ${samePayment.receiptNumber}, ${samePayment.statusDisplay.toLowerCase()}`
    }
  >
    {samePayment.isOutcomeUnknown
      ? 'The customer may have been charged already. Check that payment first.'
      : 'Same account, same amount, less than ten minutes ago. Take it again only if the customer owes it twice.'}
  </Alert>
);
