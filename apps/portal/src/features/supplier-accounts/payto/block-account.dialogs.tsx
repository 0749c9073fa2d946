import { CallForm } from '../../../layout/forms/call-form.tsx';
import { type AccountDialogProps, SecondPersonNotice, useAccountSaved } from '../account.dialogs.tsx';

/** Blocks a PayTo account after confirmation. */
export function BlockAccountDialog({ businessId, accountId, name, dualAuthEnabled, onClose }: AccountDialogProps) {
  const { done, onDone } = useAccountSaved(onClose);
  return (
    <CallForm
      call="paytoAccounts.block"
      params={{ businessId, accountId }}
      title={`Block ${name}?`}
      submitLabel="Block account"
      danger
      done={done('Account blocked', `Blocking ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Blocking prevents transactions and agreement operations: payments under the agreements of the account,
        amendments and new agreements are refused. Amendments that payers already have go on.
      </p>
      <SecondPersonNotice
        isNeeded={dualAuthEnabled}
        until="Until then the account stays enabled and cannot be changed."
      />
    </CallForm>
  );
}

/** Unblocks it. */
export function UnblockAccountDialog({ businessId, accountId, name, dualAuthEnabled, onClose }: AccountDialogProps) {
  const { done, onDone } = useAccountSaved(onClose);
  return (
    <CallForm
      call="paytoAccounts.unblock"
      params={{ businessId, accountId }}
      title={`Unblock ${name}?`}
      submitLabel="Unblock account"
      done={done('Account unblocked', `Unblocking ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>Transactions and agreement operations are allowed again.</p>
      <SecondPersonNotice isNeeded={dualAuthEnabled} until="Until then the account stays blocked." />
    </CallForm>
  );
}
