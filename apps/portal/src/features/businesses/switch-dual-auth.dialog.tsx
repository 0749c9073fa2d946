import type { BusinessSettings } from '@quickportal/contracts/businesses/business-settings';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';

interface SwitchDualAuthProps {
  settings: BusinessSettings;
  onClose: () => void;
}

/** Requests to switch dual authorisation of a business, and says what changes once it is approved. */
export function SwitchDualAuthDialog({ settings, onClose }: SwitchDualAuthProps) {
  const { businessId, businessName, dualAuthEnabled } = settings;
  const waits = useWaitsToast();
  const isOn = !dualAuthEnabled;
  return (
    <CallForm
      call="businesses.setDualAuthorisation"
      params={{ businessId }}
      title={`Switch dual authorisation of ${businessName} ${isOn ? 'on' : 'off'}?`}
      submitLabel={isOn ? 'Request to switch on' : 'Request to switch off'}
      danger={!isOn}
      fields={['reason']}
      also={{ enabled: isOn }}
      done={() => waits('Switching dual authorisation')}
      onClose={onClose}
    >
      <p>
        {isOn
          ? 'Once a second member of staff approves, every change of a settlement account waits for a second person: adding, editing, linking, enabling, disabling, blocking and unblocking.'
          : 'Once a second member of staff approves, changes of settlement accounts take effect at once. Requests that wait already stay.'}
      </p>
    </CallForm>
  );
}
