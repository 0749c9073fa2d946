import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { undo } from '../../data/calls/undo.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSetSearch } from '../../pages/search.ts';
import { DeliveriesView } from './deliveries.view.tsx';
import { DeliverySheet } from './delivery.sheet.tsx';
import {
  DeleteEndpointDialog,
  DisableEndpointDialog,
  EditEndpointDialog,
  ReplaceSecretDialog,
} from './endpoint.dialogs.tsx';
import { ReplayPart } from './replay.part.tsx';
import { VerifySignatures } from './verify-signatures.view.tsx';
import { type EndpointTask, WebhookEndpointView } from './webhook-endpoint.view.tsx';
import { useDeliveries } from './webhooks.data.ts';

interface EndpointPartProps {
  endpoint: WebhookEndpoint;
  timeZone: string;
  canChange: boolean;
}

/** One endpoint with its deliveries; the delivery that is open is in the address. */
export function EndpointPart({ endpoint, timeZone, canChange }: EndpointPartProps) {
  const { endpointId } = endpoint;
  const list = useList('WebhooksView');
  const { search } = list;
  const setSearch = useSetSearch('WebhooksView');
  const goTo = useGoTo();
  const deliveries = useDeliveries(endpointId, search);
  const [asking, setAsking] = useState<EndpointTask | null>(null);
  const close = () => setAsking(null);
  const test = useChange('webhooks.sendTest', {
    notice: true,
    onDone: () => void toast({ tone: 'success', title: 'Test event sent' }),
  });
  const enable = useChange('webhooks.setStatus', {
    notice: true,
    onDone: ({ version }) =>
      void toast({
        tone: 'success',
        title: 'Endpoint enabled',
        action: undo('webhooks.setStatus', { params: { endpointId }, body: { enabled: false, version } }),
      }),
  });
  const start = (task: EndpointTask) => {
    if (task === 'test') test.make({ params: { endpointId } });
    else if (task === 'enable')
      enable.make({ params: { endpointId }, body: { enabled: true, version: endpoint.version } });
    else setAsking(task);
  };
  const link = (patch: object) => href('WebhooksView', { ...search, ...patch });
  const dialog = { endpoint, onClose: close };
  return (
    <>
      <WebhookEndpointView
        endpoint={endpoint}
        timeZone={timeZone}
        canChange={canChange}
        tab={search.tab}
        busy={test.busy ? 'test' : enable.busy ? 'enable' : null}
        onTabChange={(tab) => setSearch({ tab })}
        onTask={start}
        replay={<ReplayPart endpoint={endpoint} timeZone={timeZone} canChange={canChange} />}
        verify={<VerifySignatures />}
        deliveries={
          <DeliveriesView
            timeZone={timeZone}
            {...list}
            table={tableOf(deliveries, 'Deliveries')}
            hrefFor={(deliveryId) => link({ DeliveryId: deliveryId })}
            onOpen={(deliveryId) => setSearch({ DeliveryId: deliveryId })}
          />
        }
      />
      {search.DeliveryId !== undefined && (
        <DeliverySheet
          key={search.DeliveryId}
          endpointId={endpointId}
          deliveryId={search.DeliveryId}
          timeZone={timeZone}
          canResend={canChange && endpoint.status !== 'DISABLED'}
          onClose={() => setSearch({ DeliveryId: undefined }, { replace: true })}
        />
      )}
      {asking === 'edit' && <EditEndpointDialog {...dialog} />}
      {asking === 'secret' && <ReplaceSecretDialog {...dialog} />}
      {asking === 'disable' && <DisableEndpointDialog {...dialog} />}
      {asking === 'delete' && <DeleteEndpointDialog {...dialog} onDeleted={() => goTo('WebhooksView')} />}
    </>
  );
}
