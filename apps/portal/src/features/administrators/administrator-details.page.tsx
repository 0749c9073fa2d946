import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { AdministratorDetailsSkeleton, AdministratorDetailsView } from './administrator-details.view.tsx';
import { useAdministrator } from './administrators.data.ts';
import { DisableAdministratorDialog } from './disable-administrator.dialog.tsx';
import { EditAdministratorSheet } from './edit-administrator.sheet.tsx';

export const preload = ({ SystemUserId }: PageSearch<'AdministratorDetailsView'>) =>
  api.administrators.get.prefetch({ params: { systemUserId: SystemUserId } });

export default function AdministratorDetailsPage() {
  const { SystemUserId, edit } = useSearch('AdministratorDetailsView');
  const setSearch = useSetSearch('AdministratorDetailsView');
  const canChange = useMay('administrators.update');
  const timeZone = useZone();
  const administrator = useAdministrator(SystemUserId);
  const [isDisabling, setDisabling] = useState(false);
  return (
    <QueryResult
      whole
      query={administrator}
      skeleton={<AdministratorDetailsSkeleton />}
      failed="The administrator did not load"
    >
      {(data) => (
        <>
          <AdministratorDetailsView
            administrator={data}
            timeZone={timeZone}
            canChange={canChange}
            onEdit={() => setSearch({ edit: true })}
            onDisable={() => setDisabling(true)}
          />
          {isDisabling && <DisableAdministratorDialog administrator={data} onClose={() => setDisabling(false)} />}
          {edit && canChange && data.pendingSystemUserId === null && (
            <EditAdministratorSheet
              administrator={data}
              onClose={() => setSearch({ edit: false }, { replace: true })}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}
