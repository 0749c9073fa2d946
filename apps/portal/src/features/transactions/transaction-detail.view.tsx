import { transactionTypeTitles } from '@quickportal/contracts/transactions/transaction-words';
import { receiptWords } from '@quickportal/contracts/rules/payments/receipt-words';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { useState } from 'react';
import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody } from '@quickportal/ui/card';
import { Ban, Mail, Printer, RefreshCw, RotateCcw } from 'lucide-react';
import { DetailsSkeleton } from '../../layout/page/details-skeleton.tsx';
import { type Crumb, crumb } from '../../layout/page/breadcrumbs.tsx';
import { FraudDecisionCard } from '../../layout/payments/fraud-decision.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { stepsBackTo } from '../../pages/page-trail.ts';
import { SideBySide } from '../../layout/page/page-stack.tsx';
import { TransactionAmounts, TransactionFacts } from './transaction-facts.view.tsx';
import { TransactionLife } from './transaction-life.view.tsx';
import { TransactionNotices } from './transaction-notices.view.tsx';
import { isSome, TransactionStatusBadge } from '../../layout/payments/transaction.tsx';

export interface TransactionDetailViewProps {
  transaction: TransactionDetails;
  timeZone: string;
  /** What the person's rights allow; what the transaction allows is in it. */
  may: { refund: boolean; requery: boolean; takePayment: boolean; seeCustomer: boolean };
  /** Address of the receipt as a PDF. */
  receiptHref: string;
  sendingReceipt: boolean;
  requerying: boolean;
  /** Why the network was not asked, or the receipt not sent. */
  error: string | undefined;
  onRefund: () => void;
  onVoid: () => void;
  onRequery: () => void;
  onSendReceipt: () => void;
}

/** One payment or refund: what it came to, what happened to it, and what can be done. */
// In the specification: 1P017
export function TransactionDetailView(props: TransactionDetailViewProps) {
  const { transaction, timeZone, may, error } = props;
  const { transactionType, receiptNumber, customerName } = transaction;
  const parent = useParent(transaction, may.seeCustomer);
  return (
    <>
      <PageHeader
        title={`${transactionTypeTitles[transactionType]} ${receiptNumber}`}
        subtitle={subtitleOf(transaction)}
        badge={<TransactionStatusBadge transaction={transaction} />}
        parent={parent}
        actions={<Actions {...props} />}
      />
      <SideBySide
        side={
          <>
            <TransactionAmounts transaction={transaction} />
            <Card title="What happened" dense>
              <CardBody>
                <TransactionLife transaction={transaction} timeZone={timeZone} />
              </CardBody>
            </Card>
          </>
        }
      >
        {error !== undefined && <Alert tone="danger" title={error} />}
        <TransactionNotices transaction={transaction} canTakePayment={may.takePayment && customerName !== ''} />
        <TransactionFacts transaction={transaction} timeZone={timeZone} seeCustomer={may.seeCustomer} />
        {transaction.fraudDecision && <FraudDecisionCard decision={transaction.fraudDecision} />}
      </SideBySide>
    </>
  );
}

function subtitleOf({ transactionType, totalAmount, customerName, businessName }: TransactionDetails): string {
  const amount = totalAmount.displayAmount;
  const caller = customerName || 'a payer without a customer record';
  return transactionType === 'REFUND'
    ? `${amount} back to ${caller}, from ${businessName}`
    : `${amount} from ${caller}, for ${businessName}`;
}

/** The customer, unless the user came from the list of transactions; undefined: that list. */
function useParent({ customerId, customerName }: TransactionDetails, seeCustomer: boolean): Crumb | undefined {
  const [fromSearch] = useState(() => stepsBackTo('TransactionSearchView') !== null);
  if (fromSearch || customerId === null || !seeCustomer) return undefined;
  return crumb('CustomerDetailsView', customerName, { CustomerId: customerId });
}

function Actions(props: TransactionDetailViewProps) {
  const { transaction, may, requerying, onRefund, onVoid, onRequery } = props;
  const { canVoid, canRequery, status, refundablePrincipal } = transaction;
  const canRefund = may.refund && transaction.pendingRefundId === null && isSome(refundablePrincipal);
  const { isReceipt } = receiptWords(transaction.transactionType, status);
  const undo = status === 'APPROVED' ? 'Void' : 'Cancel payment';
  return (
    <>
      {isReceipt && may.takePayment && transaction.customerId !== null && (
        <PageAction action="Email receipt" variant="ghost" busy={props.sendingReceipt} onClick={props.onSendReceipt}>
          <Mail />
          Email receipt
        </PageAction>
      )}
      <PageAction action={isReceipt ? 'Open receipt' : 'Print transaction'} asChild>
        <a href={props.receiptHref} target="_blank" rel="noopener">
          <Printer />
          {isReceipt ? 'Receipt' : 'Print'}
        </a>
      </PageAction>
      {may.requery && canRequery && (
        <PageAction action="Check with the bank" busy={requerying} onClick={onRequery}>
          <RefreshCw />
          Check with the bank
        </PageAction>
      )}
      {may.refund && canVoid && (
        <PageAction action={status === 'APPROVED' ? 'Void payment' : undo} variant="dangerQuiet" onClick={onVoid}>
          <Ban />
          {undo}
        </PageAction>
      )}
      {canRefund && (
        <PageAction action="Refund payment" aria-keyshortcuts="r" onClick={onRefund}>
          <RotateCcw />
          Refund
        </PageAction>
      )}
    </>
  );
}

/** The shape of the page while it loads. */
export const TransactionDetailSkeleton = () => <DetailsSkeleton title="Transaction" side={3} />;
