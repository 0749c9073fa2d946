import { AlertDialog } from '@quickportal/ui/alert-dialog';

interface SendReceiptAgainProps {
  /** When the receipt was sent, in the server's words; null: nothing is asked. */
  question: string | null;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before a receipt is mailed twice within a minute. */
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
