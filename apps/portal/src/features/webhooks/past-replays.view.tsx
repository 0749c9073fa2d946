import type { WebhookReplay } from '@quickportal/contracts/webhooks/webhook-replay';
import { replayList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Card } from '@quickportal/ui/card';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { type InnerListProps, ListTable, type RowLinks } from '../../layout/list/list-table.tsx';
import { replayColumns } from './webhook.entity.tsx';
import { REPLAYS_ON_A_PAGE } from './webhooks.data.ts';

/** The replays of an endpoint, newest first; a row leads to its deliveries. */
export function PastReplays({ list, timeZone }: { list: InnerListProps<WebhookReplay> & RowLinks; timeZone: string }) {
  const columns = useMemo(() => replayColumns(timeZone), [timeZone]);
  return (
    <Card title="Replays">
      <ListTable<WebhookReplay>
        bare
        flush
        of={replayList}
        columns={columns}
        idOf={(row) => row.replayId}
        list={list}
        pageSize={REPLAYS_ON_A_PAGE}
        empty={{ level: 3, icon: <History />, text: 'Replays of the last 30 days are listed here.' }}
      />
    </Card>
  );
}
