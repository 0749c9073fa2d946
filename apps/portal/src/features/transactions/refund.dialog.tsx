import type { refundTransaction, TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { RefundableAmount } from './refundable-amount.view.tsx';
import { transactionsChanged } from './transaction-details.data.ts';

interface RefundDialogProps {
  transaction: TransactionDetails;
  onClose: () => void;
}

type Body = InputOf<typeof refundTransaction>['body'];

/** Asks how much of a payment is given back and why. Above the facility's limit it becomes a request. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const { receiptNumber, refundablePrincipal } = transaction;
  return (
    <FormDialog
      title={`Refund payment ${receiptNumber}`}
      description={`The money goes back to where it came from${transaction.customerName && `: ${transaction.customerName}`}.`}
      verb="post"
      path={`transactions/${receiptNumber}/refund`}
      values={{ principalAmount: refundablePrincipal.amount }}
      submitLabel="Refund payment"
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const input = { params: { receiptNumber }, body: body as Body };
        try {
          const answer = await trpcClient.transactions.refund.mutate(input, { context: { idempotencyKey } });
          if (answer.status === 202) {
            const description =
              'It is above the limit of the facility. Nothing is given back until somebody approves it.';
            toast({ tone: 'info', title: 'The refund waits for a second person', description });
          } else tell(answer.body);
          onClose();
        } finally {
          // It may have been done without an answer
          await transactionsChanged();
        }
      }}
    >
      <RefundableAmount transaction={transaction} />
    </FormDialog>
  );
}

function tell({ status, totalAmount, responseText }: Transaction): void {
  const amount = totalAmount.displayAmount;
  if (status === 'APPROVED') toast({ tone: 'success', title: `${amount} refunded` });
  else if (status === 'PENDING') toast({ tone: 'success', title: `${amount} goes back with the next batch` });
  else if (status === 'IN_FLIGHT')
    toast({ tone: 'info', title: 'The bank has not answered yet', description: 'The outcome is asked for by itself.' });
  else toast({ tone: 'warning', title: 'The refund was declined', description: responseText });
}
