import type { MatchingRegistration } from '@quickportal/contracts/matching-registrations/matching-registration';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import {
  AddRegistrationDialog,
  DeleteRegistrationDialog,
  EditRegistrationDialog,
} from './matching-registration.dialogs.tsx';
import { MatchingRulesPanel } from './matching-rules.panel.tsx';
import { useRegistrations } from './transaction-matching.data.ts';
import { TransactionMatchingView } from './transaction-matching.view.tsx';

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; registration: MatchingRegistration };

export default function TransactionMatchingPage() {
  const { communityId } = useCommunity();
  const list = useList('TransactionMatchingView');
  const { tab, RegistrationId } = list.search;
  const canChange = useMay('matchingRegistrations.create');
  const canOpenBusinesses = useMay('businesses.getDetails');
  const [task, setTask] = useState<Task | null>(null);
  const registrations = useRegistrations(communityId, list.search);
  const close = () => setTask(null);
  return (
    <>
      <TransactionMatchingView
        {...list}
        table={tableOf(registrations, 'Registrations')}
        tab={tab}
        onTabChange={(next) => list.onSearchChange({ tab: next })}
        canChange={canChange}
        canOpenBusinesses={canOpenBusinesses}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(registration) => setTask({ kind: 'edit', registration })}
        onDelete={(registration) => setTask({ kind: 'delete', registration })}
        rules={
          <MatchingRulesPanel
            communityId={communityId}
            registrationId={RegistrationId}
            onChoose={(id) => list.onSearchChange({ RegistrationId: id })}
          />
        }
      />
      {task?.kind === 'add' && <AddRegistrationDialog communityId={communityId} onClose={close} />}
      {task?.kind === 'edit' && <EditRegistrationDialog registration={task.registration} onClose={close} />}
      {task?.kind === 'delete' && <DeleteRegistrationDialog registration={task.registration} onClose={close} />}
    </>
  );
}
