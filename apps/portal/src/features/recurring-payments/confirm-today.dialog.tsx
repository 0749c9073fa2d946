import { AlertDialog } from '@quickportal/ui/alert-dialog';

interface ConfirmTodayProps {
  /** What would be attempted, in the server's words; null: nothing is asked. */
  asked: { message: string; answer: (confirmed: boolean) => void } | null;
}

/** Asks before a payment is attempted immediately, because the next payment date is today (1R117 1R118). */
export function ConfirmTodayDialog({ asked }: ConfirmTodayProps) {
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(open) => !open && asked?.answer(false)}
      title="Take a payment today?"
      action="Take payment and save"
      cancel="Back to the form"
      tone="primary"
      onAction={() => asked?.answer(true)}
    >
      <p>{asked?.message}</p>
    </AlertDialog>
  );
}
