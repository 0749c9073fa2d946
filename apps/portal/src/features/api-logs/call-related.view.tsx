import type { ApiLogDelivery, ApiLogObject, ApiLogRelated } from '@quickportal/contracts/api-logs/api-log-related';
import { webhookDeliveryStates } from '@quickportal/contracts/rules/states/delivery';
import { BarChart } from '@quickportal/ui/bar-chart';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Mono } from '@quickportal/ui/mono';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';
import { PageLink } from '../../pages/page-link.tsx';
import { formatDuration } from './api-log.entity.tsx';

export interface CallRelatedProps {
  related: ApiLogRelated;
  timeZone: string;
}

/** What belongs to a call: what it made, the webhooks that followed, and the same call before it. */
export function CallRelated({ related, timeZone }: CallRelatedProps) {
  const { objects, deliveries, sameCalls } = related;
  return (
    <>
      {objects.length > 0 && <Objects objects={objects} />}
      {deliveries && <Deliveries deliveries={deliveries} timeZone={timeZone} />}
      <SameCalls sameCalls={sameCalls} timeZone={timeZone} />
    </>
  );
}

const typeTitles = {
  customer: 'Customer',
  transaction: 'Transaction',
  'recurring-payment': 'Schedule',
  'payto-agreement': 'PayTo agreement',
} as const;

const Objects = ({ objects }: { objects: readonly ApiLogObject[] }) => (
  <Card dense title={objects.some(({ isMade }) => isMade) ? 'What it made' : 'What it is about'}>
    <ul>
      {objects.map((object) => (
        <li
          key={`${object.objectType} ${object.objectId}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line-soft px-4 py-2.5 last:border-b-0"
        >
          <span className="font-strong wrap-anywhere">
            <ObjectLink object={object} />
          </span>
          <Mono className="text-12 text-ink-2">{shortId(object.objectId)}</Mono>
          <span className="col-span-full text-13 text-ink-2">
            {typeTitles[object.objectType]}
            {object.isMade ? ', made by this call' : ''}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

const shortId = (id: string): string => (id.length > 14 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

function ObjectLink({ object: { objectType, objectId, name } }: { object: ApiLogObject }) {
  const text = name || `${typeTitles[objectType]} ${shortId(objectId)}`;
  switch (objectType) {
    case 'customer':
      return (
        <PageLink to="CustomerDetailsView" search={{ CustomerId: Number(objectId) }}>
          {text}
        </PageLink>
      );
    case 'transaction':
      return (
        <PageLink to="TransactionDetailView" search={{ ReceiptNumber: objectId }}>
          {text}
        </PageLink>
      );
    case 'recurring-payment':
      return (
        <PageLink to="RecurringPaymentDetailsView" search={{ RecurringPaymentId: Number(objectId) }}>
          {text}
        </PageLink>
      );
    default:
      return (
        <PageLink to="PayToAgreementDetailsView" search={{ AgreementToken: objectId }}>
          {text}
        </PageLink>
      );
  }
}

function Deliveries({ deliveries, timeZone }: { deliveries: readonly ApiLogDelivery[]; timeZone: string }) {
  if (deliveries.length === 0)
    return (
      <Card dense title="Webhook deliveries">
        <CardBody>
          <p className="text-ink-2">None followed from this call.</p>
        </CardBody>
      </Card>
    );
  return (
    <Card dense title="Webhook deliveries">
      <CardBody>
        <Timeline className="[&>:last-child]:pb-0">
          {deliveries.map((delivery) => (
            <TimelineItem
              key={delivery.deliveryId}
              tone={toneOf(delivery)}
              title={
                <span className="flex justify-between gap-2">
                  <PageLink
                    to="WebhooksView"
                    search={{ EndpointId: delivery.endpointId, DeliveryId: delivery.deliveryId }}
                    className="font-mono text-12 wrap-anywhere"
                  >
                    {delivery.eventType}
                  </PageLink>
                  <span className="whitespace-nowrap">
                    {webhookDeliveryStates.states[delivery.status].title}
                    {delivery.lastStatus !== null && `, ${delivery.lastStatus}`}
                  </span>
                </span>
              }
              when={
                <>
                  <DateTime
                    value={delivery.lastAttemptDate ?? delivery.createdDate}
                    timeZone={timeZone}
                    show="date-time"
                  />
                  , to {hostOf(delivery.endpointUrl)}
                  {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
                </>
              }
            />
          ))}
        </Timeline>
      </CardBody>
    </Card>
  );
}

const toneOf = ({ status }: ApiLogDelivery): 'done' | 'bad' | 'plain' =>
  status === 'DELIVERED' ? 'done' : status === 'FAILED' || status === 'RETRYING' ? 'bad' : 'plain';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

const series = [
  { id: 'ok', label: '2xx and 3xx' },
  { id: 'errors', label: '4xx and 5xx', tone: 'danger' },
] as const;

function SameCalls({ sameCalls, timeZone }: { sameCalls: ApiLogRelated['sameCalls']; timeZone: string }) {
  const { spans } = sameCalls;
  const timeOf = (from: string) =>
    new Date(from).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', hour12: false, timeZone });
  return (
    <Card dense title="The same call in the last hour">
      <CardBody className="grid gap-3">
        <BarChart
          label="Calls of this operation with the same key or certificate in the hour up to this call, in steps of five minutes"
          series={series}
          points={spans.map((span) => ({
            label: timeOf(span.from),
            values: { ok: span.calls - span.errors, errors: span.errors },
          }))}
          pointHeader="From"
          height={76}
          mostLabels={4}
          summary={sameCallsText(sameCalls)}
        />
      </CardBody>
    </Card>
  );
}

function sameCallsText({ calls, errors, medianMs }: ApiLogRelated['sameCalls']): string {
  if (calls <= 1) return 'No other call of this operation with the same key or certificate.';
  const usual = medianMs === null ? '' : ` Time taken usually ${formatDuration(medianMs)}.`;
  return `${formatCount(calls)} calls up to this one, ${formatCount(errors)} failed.${usual}`;
}

/** The cards while they load. */
export const CallRelatedSkeleton = () => (
  <Card dense title="The same call in the last hour" aria-busy>
    <CardBody>
      <Skeleton className="h-44 w-full" />
    </CardBody>
  </Card>
);
