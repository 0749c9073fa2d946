import type { CustomerNotifications } from '@quickportal/contracts/facility-settings/customer-notifications';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { noticeRows } from './setting-rows.ts';
import { WhatChanges } from './what-changes.view.tsx';

interface EditCustomerNotificationsProps {
  settings: CustomerNotifications;
  onClose: () => void;
}

/** Changes which notices customers get, and says what changes before it is saved. */
export function EditCustomerNotificationsDialog({ settings, onClose }: EditCustomerNotificationsProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      as="sheet"
      call="facilitySettings.updateCustomerNotifications"
      title="Edit customer notifications"
      submitLabel="Save"
      done={doneOrWaits('Settings updated', 'The change of the customer notifications')}
      onBody={setTyped}
      onClose={onClose}
    >
      <WhatChanges before={noticeRows(settings)} after={noticeRows(readNotifications(settings, typed))} />
    </CallForm>
  );
}

/** The settings with what the form has. */
function readNotifications(settings: CustomerNotifications, typed: Record<string, unknown>): CustomerNotifications {
  const known = Object.entries(typed).filter(
    ([field, value]) => field !== 'version' && typeof value === typeof (settings as Record<string, unknown>)[field],
  );
  return { ...settings, ...Object.fromEntries(known) };
}
