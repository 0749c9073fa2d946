import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { receiptWords } from '@quickportal/contracts/rules/payments/receipt-words';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { Check, Clock, Mail, Printer, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { PaymentNextStep } from './payment-next-step.tsx';
import { statusIcon } from '../status-badge.tsx';
import { moneyOf } from './transaction.tsx';

export interface PaymentOutcomeProps {
  transaction: Transaction;
  timeZone: string;
  /** URL of the receipt as a PDF; null if the user may not see transactions. */
  receiptHref: string | null;
  /** Mails the receipt; null if it cannot be mailed. */
  onSendReceipt: (() => void) | null;
  sendingReceipt: boolean;
  /** Why the receipt was not mailed. */
  error: string | undefined;
  onTakeAnother: () => void;
  /** What to do after a decline. */
  declinedActions: React.ReactNode;
}

type Look = { title: string; tone: 'success' | 'warning' | 'danger'; icon: React.ReactNode };
const tiles: Record<Look['tone'], string> = {
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};
const declined: Look = { title: 'Payment declined', tone: 'danger', icon: <X /> };
const looks: Partial<Record<TransactionStatus, Look>> = {
  APPROVED: { title: 'Payment approved', tone: 'success', icon: <Check /> },
  PENDING: { title: 'Payment recorded', tone: 'success', icon: <Clock /> },
  IN_FLIGHT: { title: 'Outcome not known yet', tone: 'warning', icon: <Clock /> },
  SUSPENDED: { title: 'Held by fraud guard', tone: 'danger', icon: statusIcon(transactionStates.states.SUSPENDED) },
  DECLINED: declined,
};
const lookOf = ({ status, transactionType }: Transaction): Look =>
  looks[status] ?? { ...declined, title: receiptWords(transactionType, status).title };

/** The outcome of a payment, with its receipt and the next step. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { transaction, timeZone, error } = props;
  const { title, tone, icon } = lookOf(transaction);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Card dense aria-label="Receipt">
        <CardBody className="grid justify-items-center gap-2 border-b border-dashed border-line-strong text-center">
          <h2 ref={heading} tabIndex={-1} className="grid scroll-mt-24 justify-items-center gap-3 text-16 outline-none">
            <span
              aria-hidden="true"
              className={`grid size-11 place-items-center rounded-full [&>svg]:size-5 ${tiles[tone]}`}
            >
              {icon}
            </span>
            {title}
          </h2>
          <Money {...moneyOf(transaction.totalAmount)} size="hero" />
          <DateTime value={transaction.transactionTime} timeZone={timeZone} show="date-time" />
        </CardBody>
        <CardBody className="grid gap-4">
          <PaymentNextStep transaction={transaction} />
          <ReceiptLines transaction={transaction} />
          {error !== undefined && <Alert tone="danger" title={error} />}
        </CardBody>
      </Card>
      <Actions {...props} />
    </>
  );
}

function ReceiptLines({ transaction }: { transaction: Transaction }) {
  const { receiptNumber, paidFrom, principalAmount, surchargeAmount, totalAmount } = transaction;
  return (
    <Totals>
      <TotalsRow term="Receipt number">
        <CopyableId value={receiptNumber} label="receipt number" keep={false} />
      </TotalsRow>
      <TotalsRow term="Account">{paidFromName(paidFrom)}</TotalsRow>
      <TotalsRow term="Principal">
        <Money {...moneyOf(principalAmount)} />
      </TotalsRow>
      <TotalsRow term="Surcharge">
        <Money {...moneyOf(surchargeAmount)} />
      </TotalsRow>
      <TotalsSum term="Total">
        <Money {...moneyOf(totalAmount)} />
      </TotalsSum>
    </Totals>
  );
}

function Actions(props: PaymentOutcomeProps) {
  const { transaction, receiptHref, onSendReceipt, sendingReceipt, declinedActions, onTakeAnother } = props;
  const { status, receiptNumber, transactionType } = transaction;
  const { isReceipt } = receiptWords(transactionType, status);
  return (
    <div className="flex flex-wrap gap-2 [&>*]:flex-auto">
      {lookOf(transaction).tone === 'danger' && status !== 'SUSPENDED' ? (
        declinedActions
      ) : (
        <Button variant={status === 'IN_FLIGHT' ? 'secondary' : 'primary'} className="w-full" onClick={onTakeAnother}>
          Take another payment
        </Button>
      )}
      {receiptHref !== null && (
        <Button asChild>
          <a href={receiptHref} target="_blank" rel="noopener">
            <Printer />
            {isReceipt ? 'Print receipt' : 'Print'}
          </a>
        </Button>
      )}
      {isReceipt && onSendReceipt !== null && (
        <Button busy={sendingReceipt} onClick={onSendReceipt}>
          <Mail />
          Email receipt
        </Button>
      )}
      {receiptHref !== null && (
        <Button asChild>
          <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
            View transaction
          </PageLink>
        </Button>
      )}
    </div>
  );
}
