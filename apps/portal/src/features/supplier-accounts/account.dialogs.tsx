import { labelled } from '../../data/labels.ts';
import type { AccountSaved } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { Alert } from '@quickportal/ui/alert';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { useAccountUse } from './supplier-accounts.data.ts';
import { WhatDisablingStops } from './what-disabling-stops.view.tsx';

/** The account that a dialog is about. */
export interface AccountDialogProps {
  businessId: number;
  accountId: number;
  name: string;
  dualAuthEnabled: boolean;
  onClose: () => void;
}

/** What a dialog says when it is done: a change that waits leads to its request, a saved account to its details. */
// In the specification: 3R277 3R278
export function useAccountSaved(onClose: () => void, savedOf?: { businessId: number }) {
  const waits = useWaitsToast();
  const goTo = useGoTo();
  return {
    done: (text: string, what: string) => (saved: AccountSaved) => (saved.dualAuthEnabled ? waits(what) : text),
    onDone: ({ dualAuthId, accountId }: AccountSaved) => {
      onClose();
      if (dualAuthId !== null) goTo('ApprovalsView', { tab: 'MINE', ProposalId: dualAuthId });
      else if (savedOf && accountId !== null) goTo('AccountDetailsView', { ...savedOf, accountId });
    },
  };
}

/** Says that a second person decides, where the business has dual authorisation. */
export const SecondPersonNotice = ({ isNeeded, until }: { isNeeded: boolean; until: string }) =>
  isNeeded ? <Alert title="A second person decides">{until}</Alert> : null;

/** Enables an account after confirmation. */
export function EnableAccountDialog({ businessId, accountId, name, dualAuthEnabled, onClose }: AccountDialogProps) {
  const { done, onDone } = useAccountSaved(onClose);
  return (
    <CallForm
      call="supplierAccounts.enable"
      params={{ businessId, accountId }}
      title={`Enable ${name}?`}
      submitLabel="Enable account"
      done={done('Account enabled', `Enabling ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>Payment terms that the account had are not made again: they are added by hand.</p>
      <SecondPersonNotice isNeeded={dualAuthEnabled} until="Until then the account stays disabled." />
    </CallForm>
  );
}

/** Disables a PayID account for good after confirmation. */
export function DisablePayIdAccountDialog({
  businessId,
  accountId,
  name,
  dualAuthEnabled,
  onClose,
}: AccountDialogProps) {
  const { done, onDone } = useAccountSaved(onClose);
  const { data: use } = useAccountUse({ businessId, accountId });
  return (
    <CallForm
      call="supplierAccounts.disablePayIdAccount"
      params={{ businessId, accountId }}
      title={`Disable ${name}?`}
      submitLabel="Disable PayID account"
      danger
      disabled={use === undefined}
      done={done('PayID account disabled', `Disabling ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {labelled(
          'All PayIDs linked to the account are deregistered. Nothing enables it again: the business adds another one.',
        )}
      </p>
      <WhatDisablingStops use={use} isFinal />
      <SecondPersonNotice
        isNeeded={dualAuthEnabled}
        until="Until then the account stays enabled and cannot be changed."
      />
    </CallForm>
  );
}

/** Disables an account after confirmation, with the payment terms that end. */
export function DisableAccountDialog({ businessId, accountId, name, dualAuthEnabled, onClose }: AccountDialogProps) {
  const { done, onDone } = useAccountSaved(onClose);
  const { data: use } = useAccountUse({ businessId, accountId });
  return (
    <CallForm
      call="supplierAccounts.disable"
      params={{ businessId, accountId }}
      title={`Disable ${name}?`}
      submitLabel="Disable account"
      danger
      disabled={use === undefined}
      done={done('Account disabled', `Disabling ${name}`)}
      onDone={onDone}
      onClose={onClose}
    >
      <WhatDisablingStops use={use} />
      <SecondPersonNotice
        isNeeded={dualAuthEnabled}
        until="Until then the account stays enabled and cannot be changed."
      />
    </CallForm>
  );
}
