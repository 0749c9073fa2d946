import { webhookDeliveryStates, type WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { Badge, type BadgeTone } from '@quickportal/ui/badge';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Ban, Check, Clock, RefreshCw, TriangleAlert, X } from 'lucide-react';

const endpointStatuses: Record<WebhookEndpoint['status'], { word: string; tone: BadgeTone; icon: React.ReactNode }> = {
  WORKING: { word: 'Enabled', tone: 'success', icon: <Check /> },
  FAILING: { word: 'Failing', tone: 'warning', icon: <TriangleAlert /> },
  DISABLED: { word: 'Disabled', tone: 'neutral', icon: <Ban /> },
};

/** How an endpoint fares, in a word. */
export function EndpointStatusBadge({ status }: Pick<WebhookEndpoint, 'status'>) {
  const { word, tone, icon } = endpointStatuses[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

const deliveryIcons: Record<WebhookDeliveryStatus, React.ReactNode> = {
  QUEUED: <Clock />,
  RETRYING: <RefreshCw />,
  DELIVERED: <Check />,
  FAILED: <X />,
};

/** How far a delivery has come, in a word. */
export function DeliveryStatusBadge({ status }: { status: WebhookDeliveryStatus }) {
  const { title, tone } = webhookDeliveryStates.states[status];
  return (
    <Badge tone={tone} icon={deliveryIcons[status]}>
      {title}
    </Badge>
  );
}

/** What an endpoint asked for, short. */
export const eventsText = ({ allEvents, eventTypes }: Pick<WebhookEndpoint, 'allEvents' | 'eventTypes'>): string => {
  if (allEvents) return 'All events';
  return eventTypes.length === 1 ? (eventTypes[0] ?? '') : `${eventTypes.length} kinds of events`;
};

/** The columns of the list of endpoints. */
export const endpointColumns = (timeZone: string): readonly Column<WebhookEndpoint>[] => [
  { id: 'url', header: 'Address', lead: true, maxWidth: '30rem', cell: (row) => row.url },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    cell: (row) => <EndpointStatusBadge status={row.status} />,
  },
  { id: 'events', header: 'Events', cell: eventsText },
  { id: 'waiting', header: 'Waiting', align: 'end', rank: 2, cell: (row) => row.waiting },
  {
    id: 'lastSuccessAt',
    header: 'Last success',
    rank: 2,
    cell: (row) => row.lastSuccessAt && <DateTime value={row.lastSuccessAt} timeZone={timeZone} show="date-time" />,
  },
  { id: 'description', header: 'Description', rank: 3, maxWidth: '18rem', cell: (row) => row.description },
];

/** What the receiver said last: its status, or how it failed. */
const lastAnswer = ({ lastStatus, lastError }: WebhookDelivery): React.ReactNode =>
  lastStatus === null ? lastError : String(lastStatus);

/** The columns of the list of deliveries. */
export const deliveryColumns = (timeZone: string): readonly Column<WebhookDelivery>[] => [
  {
    id: 'eventType',
    header: 'Event',
    lead: true,
    cell: (row) => row.eventType,
  },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <DeliveryStatusBadge status={row.status} />
        {row.isResent && <Badge outline>Sent again</Badge>}
      </span>
    ),
  },
  { id: 'objectId', header: 'About', rank: 2, cell: (row) => `${row.objectType.replaceAll('-', ' ')} ${row.objectId}` },
  { id: 'lastStatus', header: 'Last answer', maxWidth: '20rem', cell: lastAnswer },
  { id: 'attempts', header: 'Attempts', align: 'end', rank: 2, cell: (row) => row.attempts },
  {
    id: 'createdAt',
    header: 'Created',
    cell: (row) => <DateTime value={row.createdAt} timeZone={timeZone} show="date-time" />,
  },
];
