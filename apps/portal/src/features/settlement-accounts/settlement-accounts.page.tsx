import type { MerchantSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { merchantList } from '@quickportal/contracts/settlement-accounts/merchant-list';
import { Button } from '@quickportal/ui/button';
import { EmptyState } from '@quickportal/ui/empty-state';
import { ArrowLeft, Landmark } from 'lucide-react';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { useMay } from '../../data/calls/use-may.ts';
import type { FieldError } from '../../data/problem.ts';
import { searchOptions } from '../../data/search-options.ts';
import { useCommunity } from '../../data/session.ts';
import { BusinessChoiceView } from '../../layout/business-choice.view.tsx';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { BusinessSettingsLink, hasBusinessSettings } from '../../layout/page/business-settings-link.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
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
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Settlement Accounts"
        subtitle={labelled('Accounts that payments of a supplier business settle to')}
      />
      <Choice chosen={null} />
      <EmptyState icon={<Landmark />} title={labelled('Choose a business')} level={2}>
        Its merchant and bank accounts are shown here, with the names that payers see on their statements.
      </EmptyState>
    </PageStack>
  );
}

function Choice({ chosen }: { chosen: { businessId: number; name: string } | null }) {
  const goTo = useGoTo();
  return (
    <BusinessChoiceView
      path="businesses/search?supplierFlag=true"
      help={labelled('Supplier businesses of this community.')}
      search={searchOptions}
      chosen={chosen}
      onChoose={(business) => goTo('SettlementAccountsView', business ? { BusinessId: business.businessId } : {})}
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
            choice={<Choice chosen={{ businessId, name: accounts.businessName }} />}
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
