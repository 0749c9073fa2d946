import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { paidFromName } from '@quickportal/contracts/rules/paid-from-name';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { toast } from '@quickportal/ui/toast';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { transactionsChanged } from './transaction-details.data.ts';

interface VoidDialogProps {
  transaction: TransactionDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a payment is undone, or taken back before it was sent. */
export function VoidDialog({ transaction, open, onOpenChange }: VoidDialogProps) {
  const { receiptNumber } = transaction;
  const key = useIdempotencyKey();
  const undo = trpc.transactions.void.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: ({ status, body }) => {
      if (status === 202)
        toast({
          tone: 'info',
          title: 'The bank has not answered yet',
          description: 'The outcome is asked for by itself.',
        });
      else if (body.status === 'APPROVED')
        toast({ tone: 'warning', title: 'The bank refused to void the payment', description: 'It can be refunded.' });
      else toast({ tone: 'success', title: `Payment ${receiptNumber} ${body.statusDisplay.toLowerCase()}` });
      key.renew();
      onOpenChange(false);
    },
    // Without an answer it may have been done: the same key again does nothing twice
    onSettled: transactionsChanged,
  });
  return (
    <VoidQuestion
      transaction={transaction}
      open={open}
      onOpenChange={(next) => {
        undo.reset();
        onOpenChange(next);
      }}
      busy={undo.isPending}
      error={undo.error ? messageOf(undo.error) : undefined}
      onConfirm={() => undo.mutate({ params: { receiptNumber } })}
    />
  );
}

interface VoidQuestionProps extends VoidDialogProps {
  busy: boolean;
  error: string | undefined;
  onConfirm: () => void;
}

/** The question itself; also for stories. */
export function VoidQuestion({ transaction, open, onOpenChange, busy, error, onConfirm }: VoidQuestionProps) {
  const { status, totalAmount, receiptNumber, paidFrom } = transaction;
  const wasSent = status === 'APPROVED';
  const verb = wasSent ? 'Void' : 'Cancel';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${verb} payment ${receiptNumber} of ${totalAmount.displayAmount}?`}
      action={`${verb} payment`}
      cancel="Keep payment"
      busy={busy}
      error={error}
      onAction={onConfirm}
    >
      <p>
        {wasSent
          ? `The bank is asked to undo all of it before the cut-off. ${paidFromName(paidFrom)} is not charged. After the cut-off it could only be refunded.`
          : `It has not been sent to the bank. ${paidFromName(paidFrom)} is not charged.`}
      </p>
      <p>This cannot be undone. To take the money after all, take a new payment.</p>
    </AlertDialog>
  );
}
