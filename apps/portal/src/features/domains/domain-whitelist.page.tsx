import type { Domain } from '@quickportal/contracts/domains/domain';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { AddDomainDialog, EditDomainDialog, RemoveDomainDialog } from './domain.dialogs.tsx';
import { listInput, useDomains } from './domains.data.ts';
import { DomainWhitelistView } from './domain-whitelist.view.tsx';

type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; entry: Domain };

export const preload = (search: PageSearch<'DomainWhitelistView'>) => api.domains.list.prefetch(listInput(search));

export default function DomainWhitelistPage() {
  const list = useList('DomainWhitelistView');
  const { timeZone } = useCommunity();
  const canChange = useMay('domains.create');
  const [task, setTask] = useState<Task | null>(null);
  const table = tableOf(useDomains(list.search), 'Domains');
  const close = () => setTask(null);
  return (
    <>
      <DomainWhitelistView
        {...list}
        table={table}
        timeZone={timeZone}
        canChange={canChange}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(entry) => setTask({ kind: 'edit', entry })}
        onRemove={(entry) => setTask({ kind: 'remove', entry })}
      />
      {task?.kind === 'add' && <AddDomainDialog onClose={close} />}
      {task?.kind === 'edit' && <EditDomainDialog entry={task.entry} onClose={close} />}
      {task?.kind === 'remove' && (
        <RemoveDomainDialog entry={task.entry} isLast={table.recordsCount === 1} onClose={close} />
      )}
    </>
  );
}
