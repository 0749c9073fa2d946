import { webhookDeliveryStates, webhookReplayStates } from '@quickportal/contracts/rules/states/delivery';
import { toState } from '@quickportal/contracts/rules/state-machines/status-looks';
import { endpointStatusTitles, type EndpointStatus } from '@quickportal/contracts/webhooks/endpoint-statuses';
import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import type { WebhookReplay } from '@quickportal/contracts/webhooks/webhook-replay';
import { deliveryList, endpointList, replayList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Badge } from '@quickportal/ui/badge';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import type { Column } from '@quickportal/ui/data-table';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const endpointLooks = {
  WORKING: toState(endpointStatusTitles.WORKING),
  FAILING: toState(endpointStatusTitles.FAILING),
  DISABLED: toState(endpointStatusTitles.DISABLED),
} satisfies Record<EndpointStatus, unknown>;

/** Status of an endpoint, in a word. */
export const EndpointStatusBadge = statusBadge(endpointLooks);

/** How far a delivery has come, in a word. */
export const DeliveryStatusBadge = statusBadge(webhookDeliveryStates.states);

/** Where a replay stands, in a word. */
export const ReplayStatusBadge = statusBadge(webhookReplayStates.states);

/** What an endpoint asked for, short. */
export const eventsText = ({ allEvents, eventTypes }: Pick<WebhookEndpoint, 'allEvents' | 'eventTypes'>): string => {
  if (allEvents) return 'All events';
  return eventTypes.length === 1 ? (eventTypes[0] ?? '') : `${eventTypes.length} event types`;
};

/** The columns of the list of endpoints. */
export const endpointColumns = (timeZone: string): readonly Column<WebhookEndpoint>[] =>
  listColumns(endpointList, timeZone, {
    url: (row) => (
      <span className="flex flex-wrap items-center gap-1.5">
        {row.url}
        {row.kind === 'SERVER_TO_SERVER' && <Badge outline>Server to server</Badge>}
      </span>
    ),
    status: (row) => <EndpointStatusBadge status={row.status} />,
    events: eventsText,
  });

/** The columns of the list of deliveries. */
export const deliveryColumns = (timeZone: string): readonly Column<WebhookDelivery>[] =>
  listColumns(deliveryList, timeZone, {
    status: (row) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <DeliveryStatusBadge status={row.status} />
        {row.isResent && <Badge outline>Sent again</Badge>}
      </span>
    ),
    about: (row) => `${row.objectType.replaceAll('-', ' ')} ${row.objectId}`,
    lastResponse: ({ lastStatus, lastError }) => (lastStatus === null ? lastError : String(lastStatus)),
  });

/** The columns of the list of replays. */
export const replayColumns = (timeZone: string): readonly Column<WebhookReplay>[] =>
  listColumns(replayList, timeZone, {
    window: (row) => (
      <>
        <DateTime value={row.from} timeZone={timeZone} show="date-time" /> to{' '}
        <DateTime value={row.until} timeZone={timeZone} show="date-time" />
      </>
    ),
    status: (row) => <ReplayStatusBadge status={row.status} />,
    delivered: (row) => formatCount(row.delivered),
    eventsCount: (row) => formatCount(row.eventsCount),
  });
