import type { CommunityBillingInstrument } from '@quickportal/contracts/billing-instruments/billing-instrument';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { AddInstrumentsDialog } from './add-instruments.dialog.tsx';
import { useBillingInstruments, useCommunityInstruments } from './billing.data.ts';
import { BillingInstrumentsView } from './billing-instruments.view.tsx';

type Task = { kind: 'add' } | { kind: 'delete'; instrument: CommunityBillingInstrument };

/** The billing instruments of a community. */
export function BillingInstrumentsPanel({ communityId }: { communityId: number }) {
  const query = useCommunityInstruments(communityId);
  const canChange = useMay('billingInstruments.addBillingInstruments');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <QueryResult query={query} skeleton={<FormSkeleton fields={2} />} failed="The billing instruments did not load">
      {(instruments) => (
        <>
          <BillingInstrumentsView
            instruments={instruments}
            canChange={canChange}
            onAdd={() => setTask({ kind: 'add' })}
            onDelete={(instrument) => setTask({ kind: 'delete', instrument })}
          />
          {task?.kind === 'add' && <Adding {...{ communityId, instruments }} onClose={close} />}
          {task?.kind === 'delete' && <Deleting {...{ communityId }} instrument={task.instrument} onClose={close} />}
        </>
      )}
    </QueryResult>
  );
}

interface AddingProps {
  communityId: number;
  instruments: readonly CommunityBillingInstrument[];
  onClose: () => void;
}

function Adding({ communityId, instruments, onClose }: AddingProps) {
  const { data } = useBillingInstruments();
  const { make, busy, error } = useChange('billingInstruments.addBillingInstruments', {
    onDone: (response) => {
      showDone('Billing Instrument was successfully added.', response);
      onClose();
    },
  });
  const taken = new Set(instruments.map(({ billingInstrumentId }) => billingInstrumentId));
  return (
    data && (
      <AddInstrumentsDialog
        instruments={data.filter(({ billingInstrumentId }) => !taken.has(billingInstrumentId))}
        busy={busy}
        error={error}
        onAdd={(billingInstrumentIds) => make({ params: { communityId }, body: { billingInstrumentIds } })}
        onClose={onClose}
      />
    )
  );
}

interface DeletingProps {
  communityId: number;
  instrument: CommunityBillingInstrument;
  onClose: () => void;
}

const Deleting = ({ communityId, instrument, onClose }: DeletingProps) => (
  <ConfirmChange
    call="billingInstruments.removeBillingInstrument"
    input={{ params: { communityId, communityBillingInstrumentId: instrument.communityBillingInstrumentId } }}
    title={`Delete the billing instrument ${instrument.billingInstrumentName}?`}
    action="Delete billing instrument"
    cancel="Keep billing instrument"
    done="Community Billing Instrument was successfully deleted."
    onClose={onClose}
  >
    <p>Its events are no longer billed to this community. It can be added again.</p>
  </ConfirmChange>
);
