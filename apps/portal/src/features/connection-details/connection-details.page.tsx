import { SECRETS_SHOWN_MINUTES } from '@quickportal/contracts/connection-details/call-parts';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useInnerList } from '../../layout/list/use-list.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { BusinessesView } from './businesses.view.tsx';
import { useConnectionBusinesses, useConnectionDetails } from './connection-details.data.ts';
import { ConnectionDetailsView } from './connection-details.view.tsx';
import { RenewHandoffKeyDialog } from './renew-handoff-key.dialog.tsx';
import { ShowSecretsDialog } from './show-secrets.dialog.tsx';
import { VerifyHandoff } from './verify-handoff.tsx';

export default function ConnectionDetailsPage() {
  const details = useConnectionDetails();
  const { timeZone } = useCommunity();
  const canVerify = useMay('connectionDetails.checkHandoff');
  const canRenew = useMay('connectionDetails.renewHandoffKey');
  const [open, setOpen] = useState<'show' | 'renew' | null>(null);
  const close = () => setOpen(null);
  const refetch = () => void details.refetch();
  return (
    <QueryResult
      query={details}
      skeleton={<OverviewSkeleton title="Connection Details" />}
      failed="The connection details did not load"
    >
      {(data) => (
        <>
          <ConnectionDetailsView
            details={data}
            timeZone={timeZone}
            businesses={<Businesses />}
            verify={canVerify && <VerifyHandoff />}
            onShow={data.mayShowSecrets && data.secretsHidden ? () => setOpen('show') : null}
            onRenew={canRenew && data.mayShowSecrets ? () => setOpen(data.secretsHidden ? 'show' : 'renew') : null}
          />
          {open === 'show' && <ShowSecretsDialog minutes={SECRETS_SHOWN_MINUTES} onShown={refetch} onClose={close} />}
          {open === 'renew' && <RenewHandoffKeyDialog details={data} onRenewed={refetch} onClose={close} />}
        </>
      )}
    </QueryResult>
  );
}

function Businesses() {
  const search = useSearch('ConnectionDetailsView');
  const setSearch = useSetSearch('ConnectionDetailsView');
  return (
    <BusinessesView
      tab={search.tab}
      onTabChange={(tab) => setSearch({ tab, page: 1 })}
      table={tableOf(useConnectionBusinesses(search), labelled('Businesses'))}
      {...useInnerList('ConnectionDetailsView')}
    />
  );
}
