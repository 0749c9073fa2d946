import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { BusinessesView } from './businesses.view.tsx';

export default function BusinessesPage() {
  const list = useList('BusinessesView');
  const businesses = trpc.businesses.searchOverviews.useQuery({ query: list.search }, shownPaged);
  return (
    <BusinessesView
      {...list}
      {...useRowLinks('BusinessSettingsView', (businessId) => ({ BusinessId: businessId }))}
      table={tableOf(businesses, labelled('Businesses'))}
      community={useCommunity()}
    />
  );
}
