import type { ExpiringCard } from '@quickportal/contracts/customer-accounts/read';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { expiringInput, useExpiringCards } from './customer-accounts.data.ts';
import { EditAccountDialog } from './edit-account.dialog.tsx';
import { ExportExpiringCards } from './export-expiring-cards.tsx';
import { ExpiringCardsView } from './expiring-cards.view.tsx';

export const preload = (search: PageSearch<'ExpiringCardsView'>) =>
  api.customerAccounts.listExpiringCards.prefetch(expiringInput(search));

export default function ExpiringCardsPage() {
  const list = useList('ExpiringCardsView');
  const { search } = list;
  const canExport = useMay('customerAccounts.startExpiringCardExport');
  const canUpdate = useMay('customerAccounts.update');
  const [updating, setUpdating] = useState<ExpiringCard>();
  const { communityName } = useCommunity();
  const table = tableOf(useExpiringCards(search), 'Expiring cards');
  return (
    <>
      <ExpiringCardsView
        communityName={communityName}
        {...list}
        {...useRowLinks('CustomerDetailsView', (customerId) => ({ CustomerId: customerId, tab: 'accounts' }))}
        table={table}
        exportButton={canExport && <ExportExpiringCards search={search} recordsCount={table.recordsCount ?? 0} />}
        exports={<RunningExports kind="expiring-cards" />}
        onUpdate={canUpdate ? setUpdating : undefined}
      />
      {updating && (
        <EditAccountDialog
          account={updating}
          customerName={updating.customerName}
          onClose={() => setUpdating(undefined)}
        />
      )}
    </>
  );
}
