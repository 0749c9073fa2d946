import { AlertDialog } from '@quickportal/ui/alert-dialog';

interface SendReceiptAgainProps {
  /** The server's text about the last mailing; null: nothing to confirm. */
  question: string | null;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before mailing a receipt twice within a minute. */
export const SendReceiptAgainDialog = ({ question, confirm, cancel }: SendReceiptAgainProps) => (
  <AlertDialog
    open={question !== null}
    onOpenChange={(open) => !open && cancel()}
    title="Send the receipt again?"
    action="Send again"
    cancel="Do not send"
    tone="primary"
    onAction={confirm}
  >
    <p>{question}</p>
  </AlertDialog>
);
