import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useZone } from '../../data/platform-zone.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { CommunitiesView } from './communities.view.tsx';

export default function CommunitiesPage() {
  const list = useList('CommunitiesView');
  const communities = trpc.communities.searchOverviews.useQuery({ query: list.search }, shownPaged);
  return (
    <CommunitiesView
      {...list}
      {...useRowLinks('BusinessesView', (communityId) => ({ CommunityId: communityId }))}
      table={tableOf(communities, 'Communities')}
      timeZone={useZone()}
    />
  );
}
