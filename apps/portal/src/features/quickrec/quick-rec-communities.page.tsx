import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { QuickRecCommunitiesView } from './quick-rec-communities.view.tsx';

export default function QuickRecCommunitiesPage() {
  const list = useList('QuickRecCommunitiesView');
  const communities = trpc.quickrec.searchQuickRecCommunities.useQuery({ query: list.search }, shownPaged);
  return (
    <QuickRecCommunitiesView
      {...list}
      {...useRowLinks('QuickRecBusinessesView', (communityId) => ({ CommunityId: communityId, SupplierFlag: true }))}
      table={tableOf(communities, 'Communities')}
    />
  );
}
