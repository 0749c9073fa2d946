import type { CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { Checkbox } from '@quickportal/ui/checkbox';
import { Skeleton } from '@quickportal/ui/skeleton';

export interface AccountStatusViewProps {
  account: Pick<CustomerAccount, 'displayName' | 'enabled' | 'defaultAccount'>;
  /** Schedules the change would switch; undefined while they are counted, null when they could not be. */
  schedules: number | null | undefined;
  restoreLinked: boolean;
  onRestoreLinkedChange: (restore: boolean) => void;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

const countOfSchedules = (count: number): string => `${count} ${count === 1 ? 'schedule' : 'schedules'}`;

/** Says what disabling or enabling an account does, with this account's numbers. */
export function AccountStatusView(props: AccountStatusViewProps) {
  const { account, schedules, restoreLinked, onRestoreLinkedChange } = props;
  const { displayName, enabled } = account;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={`${enabled ? 'Disable' : 'Enable'} ${displayName}?`}
      action={enabled ? 'Disable account' : 'Enable account'}
      cancel={enabled ? 'Keep enabled' : 'Keep disabled'}
      tone={enabled ? 'danger' : 'primary'}
      busy={props.busy}
      error={props.error}
      onAction={props.onConfirm}
    >
      {enabled &&
        (schedules === undefined ? (
          <Skeleton className="w-full" />
        ) : (
          <p>{disablingText(schedules, account.defaultAccount)}</p>
        ))}
      {!enabled && <p>Payments can be taken from the account again.</p>}
      {!enabled && schedules !== null && schedules !== undefined && schedules > 0 && (
        <Checkbox
          className="mt-3"
          value={restoreLinked}
          onValueChange={onRestoreLinkedChange}
          label={`Reactivate ${countOfSchedules(schedules)}`}
          description="They became inactive when the account was disabled."
        />
      )}
    </AlertDialog>
  );
}

/** What happens when an account is disabled. */
function disablingText(schedules: number | null, isDefault: boolean): string {
  const off =
    schedules === null
      ? 'Schedules that use it become inactive.'
      : schedules > 0
        ? `${countOfSchedules(schedules)} that ${schedules === 1 ? 'uses' : 'use'} it ${schedules === 1 ? 'becomes' : 'become'} inactive.`
        : 'No schedule uses it.';
  const no = isDefault ? ' The customer has no default account until you choose another one.' : '';
  return `No more payments can be taken from it. ${off}${no} You can enable it again.`;
}
