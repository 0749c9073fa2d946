import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { Values } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { focusField } from '@quickportal/ui/error-summary';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { usePaymentAttempt } from '../../data/use-payment-attempt.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeftPayment } from '../../layout/payments/left-payment.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { CaptureDetailsView } from './capture-details.view.tsx';
import { ConfirmPayment } from './confirm-payment.view.tsx';
import { type DeclinedAccounts, withDeclines } from './declined-accounts.ts';
import type { PaymentAccount } from './payment-accounts.ts';
import { type PaymentBody, previewPayment, usePaymentPreview, type Preview } from './payment-preview.ts';
import { PaymentSummary } from './payment-summary.view.tsx';
import { takePayment } from './payments.data.ts';

interface CapturePaymentProps {
  customer: Customer;
  accounts: readonly PaymentAccount[];
  /** The account that it begins with; null: none. */
  first: number | null;
  schema: FormSchemaDocument;
  canAddAccount: boolean;
  /** The payment whose details are repeated after it was declined. */
  repeated: Transaction | null;
  declined: DeclinedAccounts;
  onPaid: (transaction: Transaction, accountId: number) => void;
}

/** What the question is about. */
interface Reviewed {
  body: PaymentBody;
  account: CustomerAccount;
  preview: Preview;
}

const FIELDS = ['amount', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'] as const;

/** What was typed for a payment, as it is in the payment. */
const detailsOf = ({
  principalAmount,
  customerReferenceNumber,
  paymentReferenceNumber,
  comment,
}: Transaction): Values => ({
  amount: principalAmount.amount,
  customerReferenceNumber,
  paymentReferenceNumber,
  comment,
});

/** Asks for the details, shows what they come to, asks once more and takes the payment. */
export function CapturePayment(props: CapturePaymentProps) {
  const { customer, accounts: listed, first, schema, canAddAccount, repeated, declined, onPaid } = props;
  const { customerId, customerName } = customer;
  const id = useId();
  const maySee = useMay('transactions.get');
  const goTo = useGoTo();
  const [accountId, setAccountId] = useState(first);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [fault, setFault] = useState<{ amount: string; message: string }>();
  const accounts = withDeclines(listed, declined);
  const account = accounts.find((entry) => entry.account.accountId === accountId)?.account;
  const check = useCallback(
    ({ amount }: Record<string, unknown>) =>
      fault && fault.amount === amount ? [{ field: 'amount', messages: [fault.message] }] : [],
    [fault],
  );
  const form = useForm<PaymentBody, Reviewed | null>({
    schema,
    check,
    ...(repeated && { initialValues: detailsOf(repeated) }),
    onSubmit: async (typed) => {
      if (!account) return null;
      const body = { ...typed, accountId: account.accountId };
      return { body, account, preview: await previewPayment(customerId, body) };
    },
    onSubmitted: setReviewed,
  });
  const live = usePaymentPreview(customerId, accountId, form.body['amount']);
  if (live.amountFault?.amount !== fault?.amount || live.amountFault?.message !== fault?.message)
    setFault(live.amountFault);
  const payment = usePaymentAttempt<PaymentBody>({
    payer: customerId,
    call: 'payments.take',
    send: (body, idempotencyKey) => takePayment(customerId, body, idempotencyKey),
    onPaid: (transaction, { body }) => onPaid(transaction, body.accountId),
    onRefused: (problem) => {
      setReviewed(null);
      void form.refuse(problem);
    },
    onLeft: (outcome, { displayTotal, body }) => {
      const search = { CustomerId: customerId, AccountId: body.accountId };
      showLeftPayment(outcome, {
        displayTotal,
        onReceipt: maySee
          ? ({ receiptNumber }) => goTo('CaptureDetailsView', { ...search, ReceiptNumber: receiptNumber })
          : undefined,
        onForm: () => goTo('CaptureDetailsView', search),
      });
    },
  });
  const { left } = payment;
  const guard = useLeaveGuard({
    dirty: form.dirty || reviewed !== null || left !== null || declined.size > 0,
    sending: payment.busy ? 'payment' : null,
    onLeave: payment.leave,
  });
  const [focused, setFocused] = useState({ field: id });
  useLayoutEffect(() => focusField(focused.field), [focused]);

  /** Back to the fields, at the amount, with everything that was typed. */
  function openFields() {
    setReviewed(null);
    setFocused({ field: id });
  }
  const { currency = 'AUD' } = schema['x-form'];
  const typed = form.values['amount'];
  const question = left === null ? reviewed : null;
  return (
    <>
      <CaptureDetailsView
        customer={customer}
        accounts={{
          accounts,
          chosen: accountId,
          onChoose: setAccountId,
          fault: account ? live.accountFault : 'Choose an account to charge.',
          canAddAccount,
        }}
        form={<FormView {...form.view} fields={FIELDS} id={id} footer="none" className="p-5 max-sm:p-4" />}
        currency={currency}
        fraudGuard={live.fraudGuard}
        isAsking={question !== null}
        side={
          question ? (
            <ConfirmPayment
              customerName={customerName}
              account={question.account}
              preview={question.preview}
              busy={payment.busy}
              onBack={openFields}
              onConfirm={() => {
                const { body, preview } = question;
                const { displayName } = question.account;
                void payment.take({ body, displayTotal: preview.totalAmount.displayAmount, displayName });
              }}
            />
          ) : (
            <PaymentSummary
              account={account}
              currency={currency}
              amounts={live.amounts}
              typed={typeof typed === 'string' ? typed : ''}
              loading={live.loading}
              fault={live.amountFault?.message}
              formId={id}
              busy={form.busy}
              disabled={!account || live.accountFault !== undefined}
            />
          )
        }
        left={
          left && {
            total: left.attempt.displayTotal,
            account: left.attempt.displayName,
            message: left.message,
            busy: payment.busy,
            onAgain: () => void payment.again(),
            onGiveUp: () => {
              payment.giveUp();
              openFields();
            },
          }
        }
      />
      {guard.dialog}
    </>
  );
}
