import { useCommunity } from '../../data/session.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { CommunityBillingView } from './community-billing.view.tsx';
import { FeesPanel } from './fees.panel.tsx';

export default function CommunityBillingPage() {
  const { communityId } = useCommunity();
  const { tab } = useSearch('CommunityBillingView');
  const setSearch = useSetSearch('CommunityBillingView');
  return (
    <CommunityBillingView tab={tab} onTabChange={(next) => setSearch({ tab: next, page: 1 })}>
      {tab === 'fees' && <FeesPanel communityId={communityId} />}
    </CommunityBillingView>
  );
}
