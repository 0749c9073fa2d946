import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { FormView } from '@quickportal/forms/react/form-view';
import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { useForm } from '@quickportal/forms/react/use-form';
import { toast } from '@quickportal/ui/toast';
import { useCallback, useEffect, useId, useState } from 'react';
import { blockNavigation } from '../../pages/block-navigation.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { CaptureDetailsView } from './capture-details.view.tsx';
import { ConfirmPayment } from './confirm-payment.view.tsx';
import type { PaymentBody } from './payment-attempt.ts';
import { previewPayment, usePaymentPreview, type Preview } from './payment-preview.ts';
import { useTakePayment } from './use-take-payment.ts';

interface CapturePaymentProps {
  customer: Customer;
  account: CustomerAccount;
  schema: FormSchemaDocument;
}

const FIELDS = ['amount', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'] as const;

/** Asks for the details, shows what they come to, asks once more, and takes the payment. */
export function CapturePayment({ customer, account, schema }: CapturePaymentProps) {
  const { customerId, customerName } = customer;
  const { accountId, displayName } = account;
  const id = useId();
  const [reviewed, setReviewed] = useState<{ body: PaymentBody; preview: Preview } | null>(null);
  const [result, setTaken] = useState<Transaction | null>(null);
  const [fault, setFault] = useState<{ amount: string; message: string }>();
  const check = useCallback(
    ({ amount }: Record<string, unknown>) =>
      fault && fault.amount === amount ? [{ field: 'amount', messages: [fault.message] }] : [],
    [fault],
  );
  const form = useForm<PaymentBody, Preview>({
    schema,
    check,
    onSubmit: (body) => previewPayment(customerId, body),
    onSubmitted: (preview) => setReviewed({ body: form.body as PaymentBody, preview }),
  });
  const live = usePaymentPreview(customerId, accountId, form.body['amount']);
  if (live.amountFault?.amount !== fault?.amount || live.amountFault?.message !== fault?.message)
    setFault(live.amountFault);
  const payment = useTakePayment(customerId, {
    onPaid: setTaken,
    onRefused: (problem) => {
      setReviewed(null);
      form.refuse(problem);
    },
  });
  const { left } = payment;
  const isUnsaved = result === null && (form.dirty || reviewed !== null || left !== null);
  const guard = useUnsavedChangesGuard(isUnsaved, blockNavigation);
  useTransactionPage(result);
  const { currency = 'AUD' } = schema['x-form'];
  const typed = form.values['amount'];
  return (
    <>
      <CaptureDetailsView
        customer={customer}
        account={account}
        accountFault={live.accountFault}
        form={<FormView {...form.view} fields={FIELDS} id={id} footer="none" className="p-5 max-sm:p-4" />}
        summary={{
          currency,
          amounts: live.amounts,
          typed: typeof typed === 'string' ? typed : '',
          loading: live.loading,
          fault: live.amountFault?.message,
          formId: id,
          busy: form.busy,
          disabled: live.accountFault !== undefined,
        }}
        left={
          left && !payment.busy
            ? {
                total: left.attempt.displayTotal,
                account: left.attempt.displayName,
                message: left.message,
                busy: payment.busy,
                onAgain: () => void payment.again(),
                onGiveUp: payment.giveUp,
              }
            : null
        }
      />
      <ConfirmPayment
        customerName={customerName}
        account={account}
        preview={left === null ? (reviewed?.preview ?? null) : null}
        busy={payment.busy || result !== null}
        onBack={() => setReviewed(null)}
        onConfirm={() => {
          if (!reviewed) return;
          const { body, preview } = reviewed;
          void payment.take({ body, displayTotal: preview.totalAmount.displayAmount, displayName });
        }}
      />
      {guard.dialog}
    </>
  );
}

/** Once the payment has an outcome, or is known to have none yet, its own page tells the rest. */
function useTransactionPage(transaction: Transaction | null): void {
  const goTo = useGoTo();
  useEffect(() => {
    if (transaction === null) return;
    tell(transaction);
    goTo('TransactionDetailView', { ReceiptNumber: transaction.receiptNumber }, { replace: true });
  }, [transaction, goTo]);
}

function tell({ status, totalAmount, responseText, customerName }: Transaction): void {
  const amount = totalAmount.displayAmount;
  if (status === 'APPROVED') toast({ tone: 'success', title: `${amount} taken from ${customerName}` });
  else if (status === 'PENDING') toast({ tone: 'success', title: `${amount} goes to the bank at the cut-off` });
  else if (status === 'IN_FLIGHT') toast({ tone: 'warning', title: 'The bank has not answered yet' });
  else if (status === 'SUSPENDED') toast({ tone: 'warning', title: 'The payment is held by fraud guard' });
  else toast({ tone: 'warning', title: 'The payment was declined', description: responseText });
}
