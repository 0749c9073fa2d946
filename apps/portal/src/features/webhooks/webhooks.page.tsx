import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { NotThere } from '../../shell/message-pages/not-there.tsx';
import { AddEndpointDialog } from './endpoint.dialogs.tsx';
import { EndpointPart } from './endpoint.part.tsx';
import { deliveriesInput, endpointsInput, useWebhooks } from './webhooks.data.ts';
import { WebhooksView } from './webhooks.view.tsx';

export const preload = (search: PageSearch<'WebhooksView'>) =>
  Promise.all([
    api.webhooks.list.prefetch(endpointsInput(search)),
    search.EndpointId !== undefined && api.webhooks.listDeliveries.prefetch(deliveriesInput(search.EndpointId, search)),
  ]);

/** The list of endpoints, or the one that the address names. */
// In the specification: 1P014
export default function WebhooksPage(): React.ReactNode {
  const search = useSearch('WebhooksView');
  const setSearch = useSetSearch('WebhooksView');
  const { EndpointId } = search;
  const goTo = useGoTo();
  const timeZone = useCommunity().timeZone;
  const canAdd = useMay('webhooks.create');
  const canChange = useMay('webhooks.update');
  const webhooks = useWebhooks(search);
  const [isAdding, setIsAdding] = useState(false);
  const open = (endpointId: number) => goTo('WebhooksView', { EndpointId: endpointId });
  if (EndpointId !== undefined && webhooks.data) {
    const endpoint = webhooks.data.items.find((item) => item.endpointId === EndpointId);
    if (!endpoint) return <NotThere />;
    return <EndpointPart key={EndpointId} endpoint={endpoint} timeZone={timeZone} canChange={canChange} />;
  }
  const data = webhooks.data && { items: webhooks.data.items, recordsCount: webhooks.data.items.length };
  return (
    <>
      <WebhooksView
        timeZone={timeZone}
        table={tableOf({ ...webhooks, data }, 'Endpoints')}
        search={search}
        onSearchChange={setSearch}
        canChange={canAdd}
        onAdd={() => setIsAdding(true)}
        hrefFor={(endpointId) => href('WebhooksView', { EndpointId: endpointId })}
        onOpen={open}
      />
      {isAdding && <AddEndpointDialog onClose={() => setIsAdding(false)} onAdded={open} />}
    </>
  );
}
