import type { Customer } from '@quickportal/contracts/customers/customer';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { Checkbox } from '@quickportal/ui/checkbox';
import { Skeleton } from '@quickportal/ui/skeleton';
import { disablingText, restoringText, type StatusChangePreview } from './status-change-text.ts';

export interface CustomerStatusViewProps {
  customer: Pick<Customer, 'customerName' | 'customerEnabled'>;
  /** What the change would switch; undefined while it is counted, null when it could not be. */
  preview: StatusChangePreview | null | undefined;
  restoreLinked: boolean;
  onRestoreLinkedChange: (restore: boolean) => void;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a customer is disabled or enabled, and says exactly what that switches. */
export function CustomerStatusView(props: CustomerStatusViewProps) {
  const { customer, preview, restoreLinked, onRestoreLinkedChange } = props;
  const { customerName, customerEnabled: isEnabled } = customer;
  const restorable = !isEnabled && preview && preview.accounts + preview.schedules > 0 ? preview : null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={`${isEnabled ? 'Disable' : 'Enable'} ${customerName}?`}
      action={isEnabled ? 'Disable customer' : 'Enable customer'}
      cancel={isEnabled ? 'Keep enabled' : 'Keep disabled'}
      tone={isEnabled ? 'danger' : 'primary'}
      busy={props.busy}
      error={props.error}
      onAction={props.onConfirm}
    >
      {isEnabled && (preview === undefined ? <Skeleton className="w-full" /> : <p>{disablingText(preview)}</p>)}
      {!isEnabled && <p>Payments can be taken again, and accounts and schedules can be active again.</p>}
      {restorable && (
        <Checkbox
          className="mt-3"
          value={restoreLinked}
          onValueChange={onRestoreLinkedChange}
          label={restoringText(restorable)}
          description="They became inactive when the customer was disabled."
        />
      )}
    </AlertDialog>
  );
}
