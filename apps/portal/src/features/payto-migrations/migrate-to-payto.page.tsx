import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useSupplierBusinesses } from '../../data/supplier-businesses.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList, useRowLinks } from '../../layout/list/use-list.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { MigrateToPayToView } from './migrate-to-payto.view.tsx';
import { choiceInput, MIGRATIONS_ON_A_PAGE, useMigrationPreview, usePayToMigrations } from './payto-migrations.data.ts';
import { StartMigrationDialog } from './start-migration.dialog.tsx';

export const preload = () => api.paytoMigrations.list.prefetch({ query: { page: 1, pageSize: MIGRATIONS_ON_A_PAGE } });

/** Chooses schedules of direct debits that are to move to PayTo, and lists the migrations there were. */
export default function MigrateToPayToPage() {
  const search = useSearch('MigrateToPayToView');
  const setSearch = useSetSearch('MigrateToPayToView');
  const { timeZone } = useCommunity();
  const canStart = useMay('paytoMigrations.start');
  const goTo = useGoTo();
  const businesses = useSupplierBusinesses().data?.items ?? [];
  const businessId = search.businessId ?? (businesses.length === 1 ? businesses[0]?.businessId : undefined);
  const preview = useMigrationPreview(search, businessId, canStart);
  const [pastPage, setPastPage] = useState(1);
  const past = usePayToMigrations(pastPage);
  const [starting, setStarting] = useState<number | null>(null);
  const candidates = preview.data && { ...preview, data: preview.data.list };
  return (
    <>
      <MigrateToPayToView
        timeZone={timeZone}
        canStart={canStart}
        businesses={businesses}
        choice={{ ...search, businessId }}
        onChoiceChange={(patch) => setSearch({ page: 1, ...patch })}
        preview={preview.data}
        candidates={{
          table: tableOf(candidates ?? { ...preview, data: undefined }, 'Schedules'),
          ...useInnerList('MigrateToPayToView'),
        }}
        onStart={setStarting}
        past={{
          table: tableOf(past, 'PayTo migrations'),
          page: pastPage,
          onPageChange: setPastPage,
          ...useRowLinks('PayToMigrationDetailsView', (id) => ({ MigrationId: id })),
        }}
      />
      {starting !== null && businessId !== undefined && preview.data && (
        <StartMigrationDialog
          choice={choiceInput(search, businessId)}
          agreementsPerHour={starting}
          eligible={preview.data.eligible}
          businessName={businesses.find((business) => business.businessId === businessId)?.businessName ?? ''}
          onDone={({ migrationId }) => goTo('PayToMigrationDetailsView', { MigrationId: migrationId })}
          onClose={() => setStarting(null)}
        />
      )}
    </>
  );
}
