import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { AddIpAddressDialog, EditIpAddressDialog, RemoveIpAddressDialog } from './ip-address.dialogs.tsx';
import { listInput, useIpAddresses } from './ip-addresses.data.ts';
import { ClientIpWhitelistView } from './client-ip-whitelist.view.tsx';

type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; entry: IpAddress };

export const preload = (search: PageSearch<'ClientIpWhitelistView'>) =>
  api.ipAddresses.list.prefetch(listInput(search));

export default function ClientIpWhitelistPage() {
  const list = useList('ClientIpWhitelistView');
  const { timeZone } = useCommunity();
  const canChange = useMay('ipAddresses.create');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <>
      <ClientIpWhitelistView
        {...list}
        table={tableOf(useIpAddresses(list.search), 'IP addresses')}
        timeZone={timeZone}
        canChange={canChange}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(entry) => setTask({ kind: 'edit', entry })}
        onRemove={(entry) => setTask({ kind: 'remove', entry })}
      />
      {task?.kind === 'add' && <AddIpAddressDialog onClose={close} />}
      {task?.kind === 'edit' && <EditIpAddressDialog entry={task.entry} onClose={close} />}
      {task?.kind === 'remove' && <RemoveIpAddressDialog entry={task.entry} onClose={close} />}
    </>
  );
}
