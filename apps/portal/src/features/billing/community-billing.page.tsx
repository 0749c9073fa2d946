import { Button } from '@quickportal/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { CommunityBillingView } from './community-billing.view.tsx';
import { FeesPanel } from './fees.panel.tsx';
import { LinkedRevenue } from './linked-revenue.tsx';
import { AddRevenueDialog } from './revenue.dialogs.tsx';
import { RevenuePanel } from './revenue.panel.tsx';

/** Fee types by their tab. */
const feeTypes = { 'one-off': 'ESTAB', monthly: 'MONTHLY' } as const;
const none = { soldProduct: undefined, soldItem: undefined, reconciled: undefined, createdDate: undefined } as const;

export default function CommunityBillingPage() {
  const { communityId } = useCommunity();
  const { tab, CommunityRevenueId } = useSearch('CommunityBillingView');
  const setSearch = useSetSearch('CommunityBillingView');
  const canAdd = useMay('expectedRevenues.create');
  const [isAdding, setIsAdding] = useState(false);
  const add = canAdd && tab !== 'fees' && (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      <Plus />
      {tab === 'one-off' ? 'Add Once-Off Revenue' : 'Add Monthly Revenue'}
    </Button>
  );
  return (
    <>
      <CommunityBillingView
        tab={tab}
        onTabChange={(next) => setSearch({ ...none, tab: next, page: 1, CommunityRevenueId: undefined })}
        {...(add && { actions: add })}
      >
        {tab === 'fees' ? (
          <FeesPanel communityId={communityId} />
        ) : (
          <RevenuePanel key={tab} communityId={communityId} feeType={feeTypes[tab]} add={add} />
        )}
      </CommunityBillingView>
      {isAdding && tab !== 'fees' && (
        <AddRevenueDialog communityId={communityId} feeType={feeTypes[tab]} onClose={() => setIsAdding(false)} />
      )}
      {CommunityRevenueId !== undefined && (
        <LinkedRevenue
          communityId={communityId}
          communityRevenueId={CommunityRevenueId}
          onClose={() => setSearch({ CommunityRevenueId: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
