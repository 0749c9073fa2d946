import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { RefundPreview, TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import type { ToastOptions } from '@quickportal/ui/toast';
import { useCallback, useState } from 'react';
import type { CallResponse } from '../../data/calls/call.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { NO_BANK_ANSWER } from './no-bank-response.ts';
import { useRefundPreview } from './refund-preview.ts';
import { amountFaults } from './refund-amount-faults.ts';
import { RefundableAmount } from './refundable-amount.view.tsx';

interface RefundDialogProps {
  transaction: TransactionDetails;
  onClose: () => void;
}

/** What the button does: "Refund $25.19 to Visa ••• 1111", or a request for it. */
export function refundLabel({ paidFrom }: Pick<TransactionDetails, 'paidFrom'>, preview: RefundPreview | undefined) {
  if (preview === undefined) return 'Refund';
  const { totalAmount, needsApproval } = preview;
  return `${needsApproval ? 'Request refund of' : 'Refund'} ${totalAmount.displayAmount} to ${paidFromName(paidFrom)}`;
}

/** Asks how much of a payment is given back and why. Above the facility's limit it becomes a request. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const { receiptNumber, refundablePrincipal, paidFrom } = transaction;
  const [typed, setTyped] = useState<unknown>(refundablePrincipal.amount);
  const follow = useCallback((body: Record<string, unknown>) => setTyped(body['principalAmount']), []);
  const preview = useRefundPreview(receiptNumber, typed);
  const check = useCallback(
    ({ principalAmount }: Record<string, unknown>) => amountFaults(principalAmount, refundablePrincipal),
    [refundablePrincipal],
  );
  return (
    <CallForm
      call="transactions.refund"
      params={{ receiptNumber }}
      title={`Refund payment ${receiptNumber}`}
      description={`The money goes back to ${paidFromName(paidFrom)}, from which it was paid.`}
      marksRequired
      check={check}
      values={{ principalAmount: refundablePrincipal.amount }}
      submitLabel={refundLabel(transaction, preview)}
      disabled={preview !== undefined && preview.approvalRefusal !== ''}
      onBody={follow}
      done={outcomeToast}
      sending="refund"
      onClose={onClose}
    >
      <RefundableAmount transaction={transaction} preview={preview} />
    </CallForm>
  );
}

function outcomeToast(response: CallResponse<'transactions.refund'>): ToastOptions | undefined {
  if (response.status === 201) return refundToast(response.body);
  if (response.status !== 202) return undefined;
  return {
    tone: 'info',
    title: 'Refund sent for approval',
    description: 'It is above the facility’s limit. The money is refunded when a second user approves it.',
  };
}

function refundToast({ status, totalAmount, responseText }: Transaction): ToastOptions {
  const amount = totalAmount.displayAmount;
  if (status === 'APPROVED') return { tone: 'success', title: `${amount} refunded` };
  if (status === 'PENDING') return { tone: 'success', title: `${amount} is refunded with the next batch` };
  if (status === 'IN_FLIGHT') return NO_BANK_ANSWER;
  return { tone: 'warning', title: 'The refund was declined', description: responseText };
}
