import type { MerchantSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { merchantList } from '@quickportal/contracts/settlement-accounts/merchant-list';
import { Button } from '@quickportal/ui/button';
import { ArrowLeft, Landmark } from 'lucide-react';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { useMay } from '../../data/calls/use-may.ts';
import type { FieldError } from '../../data/problem.ts';
import { useCommunity } from '../../data/session.ts';
import { BusinessChoice, ChooseBusiness } from '../../layout/choose-business.tsx';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { BusinessSettingsLink, hasBusinessSettings } from '../../layout/page/business-settings-link.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { RoutingDialog } from './routing.dialog.tsx';
import { ExportMerchants } from './export-merchants.tsx';
import { RemitterNamesForm } from './remitter-names-form.tsx';
import { SettlementAccountsView } from './settlement-accounts.view.tsx';
import { useSettlementAccounts } from './settlement-accounts.data.ts';

/** The settlement accounts of a supplier business; without BusinessId the business is chosen first. */
export default function SettlementAccountsPage() {
  const { BusinessId } = useSearch('SettlementAccountsView');
  if (BusinessId !== undefined) return <Accounts key={BusinessId} businessId={BusinessId} />;
  return (
    <ChooseBusiness
      view="SettlementAccountsView"
      title="Settlement Accounts"
      subtitle={labelled('Accounts that payments of a supplier business settle to')}
      icon={<Landmark />}
      promise="Its merchant and bank accounts are shown here, with the names that payers see on their statements."
    />
  );
}

function Accounts({ businessId }: { businessId: number }) {
  const search = useSearch('SettlementAccountsView');
  const onSearchChange = useSetSearch('SettlementAccountsView');
  const { communityId, timeZone } = useCommunity();
  const canName = useMay('settlementAccounts.updateRemitterNames') && communityId !== PAYWAY_COMMUNITY;
  const canExport = useMay('settlementAccounts.startExport');
  const canRoute = useMay('merchantChoiceRouting.save') && communityId !== PAYWAY_COMMUNITY;
  const [routed, setRouted] = useState<MerchantSettlementAccount | null>(null);
  const [exportErrors, setExportErrors] = useState<FieldError[]>([]);
  const query = useSettlementAccounts(businessId, search);
  return (
    <QueryResult
      whole
      query={query}
      skeleton={<OverviewSkeleton title="Settlement Accounts" />}
      failed="The settlement accounts did not load"
    >
      {(accounts) => (
        <>
          <SettlementAccountsView
            accounts={accounts}
            timeZone={timeZone}
            choice={
              <BusinessChoice view="SettlementAccountsView" chosen={{ businessId, name: accounts.businessName }} />
            }
            onSearchChange={onSearchChange}
            actions={
              <>
                {hasBusinessSettings() && (
                  <Button asChild>
                    <BusinessSettingsLink businessId={businessId}>
                      <ArrowLeft />
                      {labelled('Back to business settings')}
                    </BusinessSettingsLink>
                  </Button>
                )}
                {canExport && <ExportMerchants accounts={accounts} search={search} onFieldErrors={setExportErrors} />}
              </>
            }
            exports={<RunningExports kind={merchantList.name} />}
            exportErrors={exportErrors}
            remitterNames={canName ? <RemitterNamesForm accounts={accounts} /> : null}
            onRoute={canRoute && accounts.mcrEnabled ? setRouted : null}
          />
          {routed && <RoutingDialog businessId={businessId} account={routed} onClose={() => setRouted(null)} />}
        </>
      )}
    </QueryResult>
  );
}
