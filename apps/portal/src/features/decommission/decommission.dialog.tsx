import { DECOMMISSIONED } from '@quickportal/contracts/decommission/decommissioned';
import type { DecommissionCommunity } from '@quickportal/contracts/decommission/decommission-info';
import { CallForm } from '../../layout/forms/call-form.tsx';

interface DecommissionDialogProps {
  community: DecommissionCommunity;
  onDone: (serviceMessageId: number) => void;
  onClose: () => void;
}

/** Asks the operator and a second authoriser before a community ends. */
export function DecommissionDialog({ community, onDone, onClose }: DecommissionDialogProps) {
  const { communityId, communityName } = community;
  return (
    <CallForm
      call="decommission.decommissionCommunity"
      params={{ communityId }}
      title={`Decommission ${communityName}?`}
      danger
      done={DECOMMISSIONED}
      onDone={({ serviceMessageId }) => onDone(serviceMessageId)}
      onClose={onClose}
    >
      <div className="mb-4 grid gap-2 text-ink-2">
        <p>From this moment on none of it works any more, and nothing brings it back:</p>
        <ul className="list-disc pl-5">
          <li>sign-ins of its users, API keys and certificates</li>
          <li>payments, schedules and PayTo agreements</li>
          <li>webhooks, notifications and reports</li>
        </ul>
        <p>Payments that were sent are finished. Those that wait are cancelled. Staff can still read its data.</p>
      </div>
    </CallForm>
  );
}
