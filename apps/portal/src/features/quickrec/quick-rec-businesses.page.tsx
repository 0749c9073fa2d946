import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { QuickRecBusinessesView } from './quick-rec-businesses.view.tsx';

export default function QuickRecBusinessesPage() {
  const { communityId, communityName } = useCommunity();
  const list = useList('QuickRecBusinessesView');
  const { SupplierFlag: supplierFlag, ...query } = list.search;
  const businesses = trpc.quickrec.searchQuickRecBusinesses.useQuery(
    { params: { communityId }, query: { ...query, supplierFlag } },
    shownPaged,
  );
  return (
    <QuickRecBusinessesView
      {...list}
      {...useRowLinks('BusinessBankStatementAccountsView', (businessId) => ({ BusinessId: businessId }))}
      table={tableOf(businesses, labelled('Businesses'))}
      communityName={communityName}
    />
  );
}
