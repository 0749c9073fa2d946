import type { WebhookAttempt, WebhookDeliveryDetails } from '@quickportal/contracts/webhooks/webhook-delivery';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';
import { CodeBlock } from '../../layout/code-block.tsx';
import { DeliveryStatusBadge } from './webhook.entity.tsx';

export interface DeliveryDetailsViewProps {
  delivery: WebhookDeliveryDetails;
  timeZone: string;
}

/** One delivery: what was sent, and what was answered each time. */
export function DeliveryDetailsView({ delivery, timeZone }: DeliveryDetailsViewProps) {
  const moment = (value: string) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <>
      <DescriptionList layout="facts">
        <DescriptionItem term="Status">
          <DeliveryStatusBadge status={delivery.status} />
        </DescriptionItem>
        <DescriptionItem term="Event ID">
          <CopyableId value={delivery.eventKey} label="event ID" />
        </DescriptionItem>
        <DescriptionItem term="Attempts">{delivery.attempts}</DescriptionItem>
        <DescriptionItem term="Created">{moment(delivery.createdAt)}</DescriptionItem>
        {delivery.finishedAt === null ? (
          <DescriptionItem term="Next attempt">{nextAttempt(delivery, moment)}</DescriptionItem>
        ) : (
          <DescriptionItem term="Ended">{moment(delivery.finishedAt)}</DescriptionItem>
        )}
      </DescriptionList>
      {delivery.requestBody === null ? (
        <p className="text-ink-2">You do not have the right to see the record of this event.</p>
      ) : (
        <CodeBlock label="Request" text={pretty(delivery.requestBody)} />
      )}
      <section className="grid gap-3">
        <h3 className="text-13 font-strong">Attempts</h3>
        {delivery.attemptsMade.length === 0 ? (
          <p className="text-ink-2">No attempts yet.</p>
        ) : (
          <Timeline>
            {delivery.attemptsMade.map((attempt) => (
              <Attempt key={attempt.attemptedAt} attempt={attempt} timeZone={timeZone} />
            ))}
          </Timeline>
        )}
      </section>
    </>
  );
}

function Attempt({ attempt, timeZone }: { attempt: WebhookAttempt; timeZone: string }) {
  const { attemptedAt, durationMs, status, error, responseBody } = attempt;
  return (
    <TimelineItem
      tone={error === null ? 'done' : 'bad'}
      title={error ?? `Delivered: responded with ${status}.`}
      when={
        <>
          <DateTime value={attemptedAt} timeZone={timeZone} show="date-time" /> · {durationMs} ms
        </>
      }
    >
      {responseBody !== '' && (
        <div className="pt-2">
          <CodeBlock label="Response" text={pretty(responseBody)} />
        </div>
      )}
    </TimelineItem>
  );
}

/** JSON with indents; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The shape of the details while they load. */
export function DeliveryDetailsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

function nextAttempt(
  { replayId, retryAt }: WebhookDeliveryDetails,
  moment: (value: string) => React.ReactNode,
): React.ReactNode {
  if (replayId !== null) return 'In its place in the replay';
  return retryAt === null ? 'As soon as possible' : moment(retryAt);
}
