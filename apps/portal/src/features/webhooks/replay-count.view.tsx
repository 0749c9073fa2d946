import { eventTitles, type EventType } from '@quickportal/contracts/webhooks/event-titles';
import type { WebhookReplayPreview } from '@quickportal/contracts/webhooks/webhook-replay';
import { Alert } from '@quickportal/ui/alert';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';

interface ReplayCountProps {
  preview: WebhookReplayPreview | undefined;
  error: string | undefined;
  perMinute: number;
  timeZone: string;
}

const SHOWN = 6;

/** "in about 4 minutes". */
function durationText(events: number, perMinute: number): string {
  const minutes = Math.ceil(events / perMinute);
  if (minutes < 60) return minutes <= 1 ? 'in a minute or less' : `in about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return `in about ${formatCount(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** How many events would be sent again, of which kinds and times. */
export function ReplayCount({ preview, error, perMinute, timeZone }: ReplayCountProps) {
  if (error !== undefined) return <Alert tone="warning" title={error} className="self-start" />;
  if (!preview) return <Skeleton className="h-28" />;
  const { eventsCount, byType, firstAt, lastAt } = preview;
  const others = byType.slice(SHOWN).reduce((sum, type) => sum + type.eventsCount, 0);
  return (
    <section aria-label="What is sent again" aria-live="polite" className="grid content-start gap-3">
      <p>
        <strong className="text-24 font-strong tracking-display tabular-nums">{formatCount(eventsCount)}</strong>{' '}
        {eventsCount === 1 ? 'event' : 'events'}
        {eventsCount > 0 && `, ${durationText(eventsCount, perMinute)}`}
      </p>
      {firstAt !== null && lastAt !== null ? (
        <>
          <p className="text-13 text-ink-2">
            <DateTime value={firstAt} timeZone={timeZone} show="date-time" /> to{' '}
            <DateTime value={lastAt} timeZone={timeZone} show="date-time" />
          </p>
          <ul className="grid gap-1 text-13">
            {byType.slice(0, SHOWN).map((type) => (
              <Line key={type.eventType} title={eventTitles[type.eventType as EventType]} count={type.eventsCount} />
            ))}
            {others > 0 && <Line title="Others" count={others} />}
          </ul>
        </>
      ) : (
        <p className="text-13 text-ink-2">The endpoint has received every event of this window, or they are pending.</p>
      )}
    </section>
  );
}

const Line = ({ title, count }: { title: string; count: number }) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2">
    <span className="text-right tabular-nums">{formatCount(count)}</span>
    <span className="text-ink-2">{title}</span>
  </li>
);
