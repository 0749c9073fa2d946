import type { ServiceMessageDetails } from '@quickportal/contracts/service-messages/service-message';
import { DateTime } from '@quickportal/ui/date-time';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';

interface ServiceMessageLifeProps {
  message: ServiceMessageDetails;
  timeZone: string;
}

const times = (attempts: number): string => (attempts === 1 ? 'once' : `${attempts} times`);

/** The life of a message, oldest first. */
export function ServiceMessageLife({ message, timeZone }: ServiceMessageLifeProps) {
  const { status, attempts, createdByName } = message;
  const moment = (value: string | null) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <Timeline>
      <TimelineItem
        tone="done"
        title={createdByName === null ? 'Created by the platform' : `Requested by ${createdByName}`}
        when={moment(message.createdAt)}
      />
      {status === 'QUEUED' && (
        <TimelineItem
          tone="now"
          title={
            attempts === 0 ? 'Queued' : `Queued again after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
          }
          when={moment(message.updatedAt)}
        />
      )}
      {status === 'SENDING' && <TimelineItem tone="now" title="Sending" when={moment(message.updatedAt)} />}
      {status === 'RETRYING' && (
        <>
          <TimelineItem tone="bad" title={`Attempted ${times(attempts)}`} when={moment(message.updatedAt)} />
          <TimelineItem
            tone="now"
            title="Next attempt"
            when={message.nextAttemptAt === null ? 'As soon as possible' : moment(message.nextAttemptAt)}
          />
        </>
      )}
      {status === 'DELIVERED' && (
        <TimelineItem
          tone="done"
          title={attempts > 1 ? `Delivered at attempt ${attempts}` : 'Delivered'}
          when={moment(message.finishedAt)}
        />
      )}
      {status === 'FAILED' && (
        <TimelineItem
          tone="bad"
          title={`Failed after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}
          when={moment(message.finishedAt)}
        />
      )}
    </Timeline>
  );
}
