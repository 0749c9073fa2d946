import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { FormView } from '@quickportal/forms/react/form-view';
import { useForm } from '@quickportal/forms/react/use-form';
import { focusField } from '@quickportal/ui/error-summary';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { useMay } from '../../../data/calls/use-may.ts';
import { usePaymentAttempt } from '../../../data/use-payment-attempt.ts';
import { useLeaveGuard } from '../../../layout/forms/leave-guard.ts';
import { showLeftPayment } from '../../../layout/payments/left-payment.ts';
import { useGoTo } from '../../../pages/page-link.tsx';
import { ConfirmPayToPayment } from './confirm-payto-payment.view.tsx';
import { payerAccountOf } from '../payto-agreement.entity.tsx';
import {
  checkPayment,
  type LiveFlightCheck,
  type PayToPaymentBody,
  type PayToPaymentCheck,
  takePayToPayment,
  useFlightCheck,
} from './payto-payment.data.ts';
import { PayToPaymentSummary } from './payto-payment-summary.view.tsx';
import { NoPaymentView, PayToPaymentView } from './payto-payment.view.tsx';
import { TakenPayToPayment } from './taken-payto-payment.tsx';

interface PayAgreementProps {
  agreement: PayToAgreementData;
  schema: FormSchemaDocument;
}

/** What the question is about. */
interface Reviewed {
  body: PayToPaymentBody;
  check: PayToPaymentCheck;
}

const FIELDS = ['amount', 'finalPayment', 'customerReferenceNumber', 'paymentReferenceNumber'] as const;

/** Whether a clause forbids it; without an amount all others count. */
const isRefused = ({ check, hasAmount }: LiveFlightCheck): boolean =>
  check?.clauses.some(({ clause, isMet, isBlocking }) => isBlocking && !isMet && (hasAmount || clause !== 'AMOUNT')) ??
  false;

/** Asks for the amount, shows what the clauses say to it, asks once more, takes the payment and follows its outcome. */
export function PayAgreement({ agreement, schema }: PayAgreementProps) {
  const { agreementToken: token, paymentRefusal } = agreement;
  const id = useId();
  const mayTake = useMay('paytoAgreements.takePayment');
  const maySee = useMay('transactions.get');
  const goTo = useGoTo();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [taken, setTaken] = useState<Transaction | null>(null);
  const [fault, setFault] = useState<{ amount: string; message: string }>();
  const check = useCallback(
    ({ amount }: Record<string, unknown>) =>
      fault && fault.amount === amount ? [{ field: 'amount', messages: [fault.message] }] : [],
    [fault],
  );
  const form = useForm<PayToPaymentBody, Reviewed>({
    schema,
    check,
    onSubmit: async (body) => ({ body, check: await checkPayment(token, body) }),
    onSubmitted: (checked) => setReviewed(checked.check.isPossible ? checked : null),
  });
  const live = useFlightCheck(agreement, form.body['amount'], form.body['finalPayment'] === true);
  if (live.amountFault?.amount !== fault?.amount || live.amountFault?.message !== fault?.message)
    setFault(live.amountFault);
  const payment = usePaymentAttempt<PayToPaymentBody>({
    payer: token,
    call: 'paytoAgreements.takePayment',
    send: (body, idempotencyKey) => takePayToPayment(token, body, idempotencyKey),
    onPaid: setTaken,
    onRefused: (problem) => {
      setReviewed(null);
      void form.refuse(problem);
    },
    onLeft: (outcome, { displayTotal }) =>
      showLeftPayment(outcome, {
        displayTotal,
        onReceipt: maySee
          ? ({ receiptNumber }) => goTo('TransactionDetailView', { ReceiptNumber: receiptNumber })
          : undefined,
        onForm: () => goTo('PayToPaymentView', { agreementToken: token }),
      }),
  });
  const { left } = payment;
  const guard = useLeaveGuard({
    dirty: taken === null && (form.dirty || reviewed !== null || left !== null),
    sending: payment.busy ? 'payment' : null,
    onLeave: payment.leave,
  });
  const [focused, setFocused] = useState({ field: id });
  useLayoutEffect(() => focusField(focused.field), [focused]);

  /** Back to the fields, at the amount, with everything that was typed. */
  function openFields() {
    setTaken(null);
    setReviewed(null);
    setFocused({ field: id });
  }
  if (taken)
    return (
      <TakenPayToPayment
        agreement={agreement}
        taken={taken}
        onTakeAnother={() => {
          form.reset();
          openFields();
        }}
        onBack={openFields}
      />
    );
  const refusal = live.refusal ?? paymentRefusal;
  if (refusal !== '' && left === null) return <NoPaymentView reason={refusal} agreement={agreement} />;
  const typed = form.values['amount'];
  const question = left === null ? reviewed : null;
  return (
    <>
      <PayToPaymentView
        agreement={agreement}
        form={<FormView {...form.view} fields={FIELDS} id={id} footer="none" className="p-5 max-sm:p-4" />}
        flightCheck={{
          clauses: live.check?.clauses,
          hasAmount: live.hasAmount,
          loading: live.loading,
          failure: live.failure,
        }}
        isAsking={question !== null}
        side={
          question ? (
            <ConfirmPayToPayment
              agreement={agreement}
              check={question.check}
              isFinal={question.body.finalPayment === true}
              busy={payment.busy}
              onBack={openFields}
              onConfirm={() =>
                void payment.take({
                  body: question.body,
                  displayTotal: question.check.amount.displayAmount,
                  displayName: payerAccountOf(agreement),
                })
              }
            />
          ) : (
            <PayToPaymentSummary
              typed={typeof typed === 'string' ? typed : ''}
              check={live.check}
              loading={live.loading}
              fault={live.amountFault?.message}
              formId={id}
              busy={form.busy}
              disabled={!mayTake || isRefused(live)}
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
