import type { BusinessNotifications } from '@quickportal/contracts/facility-settings/business-notifications';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { businessNoticeRows } from './setting-rows.ts';
import { WhatChanges } from './what-changes.view.tsx';

interface EditBusinessNotificationsProps {
  settings: BusinessNotifications;
  onClose: () => void;
}

/** Changes which notices those who are paid get, and says what changes before it is saved. */
export function EditBusinessNotificationsDialog({ settings, onClose }: EditBusinessNotificationsProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      as="sheet"
      call="facilitySettings.updateBusinessNotifications"
      title={labelled('Edit business notifications')}
      submitLabel="Save"
      done={doneOrWaits('Settings updated', labelled('The change of the business notifications'))}
      onBody={setTyped}
      onClose={onClose}
    >
      <WhatChanges
        before={businessNoticeRows(settings)}
        after={businessNoticeRows(readNotifications(settings, typed))}
      />
    </CallForm>
  );
}

/** The settings with what the form has. */
function readNotifications(settings: BusinessNotifications, typed: Record<string, unknown>): BusinessNotifications {
  const known = Object.entries(typed).filter(
    ([field, value]) => field !== 'version' && typeof value === typeof (settings as Record<string, unknown>)[field],
  );
  return { ...settings, ...Object.fromEntries(known) };
}
