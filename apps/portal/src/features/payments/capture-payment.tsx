import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { FormView } from '@quickportal/forms/react/form-view';
import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { useForm } from '@quickportal/forms/react/use-form';
import { focusField } from '@quickportal/ui/error-summary';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { useOutcome } from '../../data/use-outcome.ts';
import { usePaymentAttempt } from '../../data/use-payment-attempt.ts';
import { blockNavigation } from '../../pages/block-navigation.ts';
import { CaptureDetailsView } from './capture-details.view.tsx';
import { ConfirmPayment } from './confirm-payment.view.tsx';
import { type DeclinedAccounts, otherAccount, withDeclines } from './declined-accounts.ts';
import type { PaymentAccount } from './payment-accounts.ts';
import { type PaymentBody, previewPayment, usePaymentPreview, type Preview } from './payment-preview.ts';
import { PaymentSummary } from './payment-summary.view.tsx';
import { TakenPayment } from './taken-payment.tsx';
import { takePayment } from './payments.data.ts';

interface CapturePaymentProps {
  customer: Customer;
  accounts: readonly PaymentAccount[];
  /** The account that it begins with. */
  first: number;
  schema: FormSchemaDocument;
  canAddAccount: boolean;
}

/** What the question is about. */
interface Reviewed {
  body: PaymentBody;
  account: CustomerAccount;
  preview: Preview;
}

const FIELDS = ['amount', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'] as const;
const NONE: DeclinedAccounts = new Map();

/** Asks for the details, shows what they come to, asks once more, takes the payment and shows what became of it. */
export function CapturePayment({ customer, accounts: listed, first, schema, canAddAccount }: CapturePaymentProps) {
  const { customerId, customerName } = customer;
  const id = useId();
  const [accountId, setAccountId] = useState<number | null>(first);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [taken, setTaken] = useState<{ accountId: number; transaction: Transaction } | null>(null);
  const [declined, setDeclined] = useState(NONE);
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
    onPaid: (transaction, { body }) => setTaken({ accountId: body.accountId, transaction }),
    onRefused: (problem) => {
      setReviewed(null);
      void form.refuse(problem);
    },
  });
  const { left } = payment;
  const outcome = useOutcome(taken?.transaction ?? null);
  const isUnsaved = taken === null && (form.dirty || reviewed !== null || left !== null || declined !== NONE);
  const guard = useUnsavedChangesGuard(isUnsaved, blockNavigation);
  const [focused, setFocused] = useState({ field: id });
  useLayoutEffect(() => focusField(focused.field), [focused]);

  /** Back to the fields, at the amount, with everything that was typed. */
  function openFields() {
    setTaken(null);
    setReviewed(null);
    setFocused({ field: id });
  }
  const declines = taken && outcome ? new Map(declined).set(taken.accountId, outcome) : declined;
  const other = otherAccount(withDeclines(listed, declines), declines);
  const openAfterDecline = (next: number | null) => {
    const isUsable = withDeclines(listed, declines).some(
      (entry) => entry.account.accountId === next && entry.fault === null,
    );
    setDeclined(declines);
    setAccountId(isUsable ? next : null);
    openFields();
  };
  if (taken && outcome)
    return (
      <TakenPayment
        customer={customer}
        transaction={outcome}
        hasOtherAccount={other !== null}
        canAddAccount={canAddAccount}
        onTakeAnother={() => {
          form.reset();
          setDeclined(NONE);
          openFields();
        }}
        onTryAnotherAccount={() => openAfterDecline(other)}
        onBack={() => openAfterDecline(taken.accountId)}
      />
    );
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
