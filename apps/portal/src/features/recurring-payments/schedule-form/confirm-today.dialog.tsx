import { AlertDialog } from '@quickportal/ui/alert-dialog';

interface ConfirmTodayProps {
  /** What would be attempted, in the server's words; null: nothing is asked. */
  question: { message: string; response: (confirmed: boolean) => void } | null;
}

/** Asks before a payment is attempted immediately, because the next payment date is today. */
// In the specification: 1R117 1R118
export function ConfirmTodayDialog({ question }: ConfirmTodayProps) {
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.response(false)}
      title="Take a payment today?"
      action="Take payment and save"
      cancel="Back to the form"
      tone="primary"
      onAction={() => question?.response(true)}
    >
      <p>{question?.message}</p>
    </AlertDialog>
  );
}
