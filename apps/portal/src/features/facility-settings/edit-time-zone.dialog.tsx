import type { TimeZoneChange } from '@quickportal/contracts/facility-settings/general-settings';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { useTimeZonePreview } from './facility-settings.data.ts';
import { countedNoun } from '@quickportal/ui/count';
import { timeZoneRow } from './setting-rows.ts';
import { WhatChanges } from './what-changes.view.tsx';

interface EditTimeZoneProps {
  timeZone: string;
  onClose: () => void;
}

/** Changes the zone, and says which dates move and when. */
export function EditTimeZoneDialog({ timeZone, onClose }: EditTimeZoneProps) {
  const [chosen, setChosen] = useState(timeZone);
  const isOther = chosen !== timeZone;
  const preview = useTimeZonePreview(isOther ? chosen : null);
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="facilitySettings.updateGeneral"
      title="Edit time zone"
      submitLabel="Save"
      done={doneOrWaits('Time zone successfully updated', 'The change of the time zone')}
      onBody={({ timeZone: typed }) => {
        if (typeof typed === 'string' && typed !== '') setChosen(typed);
      }}
      onClose={onClose}
    >
      <WhatChanges before={[timeZoneRow(timeZone)]} after={[timeZoneRow(chosen)]}>
        {isOther && preview.data && <MovedDates change={preview.data} />}
      </WhatChanges>
    </CallForm>
  );
}

const MovedDates = ({ change }: { change: TimeZoneChange }) => (
  <ul className="mt-2 grid list-disc gap-1 pl-4">
    <li>Screens show the new zone at once.</li>
    <li>
      From {displayDate(change.from)} days of exports begin at midnight in the new zone, and{' '}
      {countedNoun(change.activeSchedules, 'active schedule is', 'active schedules are')} charged in its morning.
    </li>
    <li>
      The banking day ends at {change.cutOffAfter} in the new zone
      {change.cutOffAfter === change.cutOffBefore
        ? ', as before.'
        : ` instead of ${change.cutOffBefore}, at the same moment.`}
    </li>
  </ul>
);
