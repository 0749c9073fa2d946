import type { Customisation } from '@quickportal/contracts/facility-settings/customisation';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { labelRows } from './setting-rows.ts';
import { WhatChanges } from './what-changes.view.tsx';

interface EditLabelsProps {
  labels: Customisation;
  onClose: () => void;
}

/** Changes what the portal calls those who are paid and those who pay, and says what changes before it is saved. */
export function EditLabelsDialog({ labels, onClose }: EditLabelsProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="facilitySettings.updateCustomisation"
      title="Edit labels"
      submitLabel="Save"
      done={doneOrWaits(labelled('Business Entity labels successfully updated'), 'The change of the labels')}
      onBody={setTyped}
      onClose={onClose}
    >
      <WhatChanges before={labelRows(labels)} after={labelRows(readLabels(labels, typed))} />
    </CallForm>
  );
}

/** The labels with what the form has; one that is empty is as before. */
function readLabels(labels: Customisation, typed: Record<string, unknown>): Customisation {
  const known = Object.entries(typed).filter(
    ([field, value]) => field !== 'version' && typeof value === 'string' && value !== '',
  );
  return { ...labels, ...Object.fromEntries(known) };
}
