import { eventTitles, type EventType, subscribableEventTypes } from '@quickportal/contracts/webhooks/event-titles';
import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import type { WebhookReplay, WebhookReplayPreview } from '@quickportal/contracts/webhooks/webhook-replay';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { NativeSelect } from '@quickportal/ui/native-select';
import { RadioGroup } from '@quickportal/ui/radio-group';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ChoicesFilter } from '../../layout/filters/choice-filter.tsx';
import type { ReplayChoice } from './replay-choice.ts';
import { ReplayCount } from './replay-count.view.tsx';
import { ReplayWindowFields } from './replay-window-fields.view.tsx';

/** How fast, and what becomes of new events. */
export type ReplaySpeed = Pick<WebhookReplay, 'eventsPerMinute' | 'newEvents'>;

export interface ReplayFormProps {
  endpoint: Pick<WebhookEndpoint, 'allEvents' | 'eventTypes'>;
  timeZone: string;
  choice: ReplayChoice;
  onChoiceChange: (patch: Partial<ReplayChoice>) => void;
  /** Undefined: on its way, or the window has no end yet. */
  preview: WebhookReplayPreview | undefined;
  /** Why there is no preview. */
  previewError: string | undefined;
  busy: boolean;
  /** Why it was not started. */
  error: string | undefined;
  onStart: (speed: ReplaySpeed) => void;
}

const rates = [6, 60, 300, 1200, 3000];
const rateText = (perMinute: number) =>
  perMinute < 60 ? `${perMinute} a minute` : `${formatCount(perMinute / 60)} a second`;
const rateOptions = rates.map((value) => ({ value: String(value), label: rateText(value) }));

const newEventOptions = [
  { value: 'WAIT', label: 'Wait behind the replay', description: 'All events arrive in order.' },
  { value: 'GO_BESIDE', label: 'Go beside it', description: 'New events are sent as they happen.' },
];

/** Which events are sent again, counted before anything is sent, how fast, and the button that starts it. */
export function ReplayForm(props: ReplayFormProps) {
  const { endpoint, timeZone, choice, onChoiceChange, preview, previewError, busy, error, onStart } = props;
  const [rate, setRate] = useState('300');
  const [newEvents, setNewEvents] = useState<ReplaySpeed['newEvents']>('WAIT');
  const kinds = endpoint.allEvents ? subscribableEventTypes : (endpoint.eventTypes as EventType[]);
  const events = preview?.eventsCount ?? 0;
  return (
    <Card title="Send events again" note="With their original IDs, in the order in which they occurred.">
      <CardBody className="grid gap-x-8 gap-y-5 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
        <div className="grid content-start gap-5">
          <ReplayWindowFields choice={choice} onChange={onChoiceChange} />
          <div className="flex flex-wrap items-center gap-3">
            <SegmentedControl
              label="Events"
              value={choice.events}
              onValueChange={(value) => onChoiceChange({ events: value })}
              options={[
                { value: 'UNDELIVERED', label: 'Not delivered' },
                { value: 'ALL', label: 'All events' },
              ]}
            />
            <ChoicesFilter
              label="Kinds"
              values={choice.eventTypes.length === 0 ? undefined : choice.eventTypes}
              options={kinds.map((type) => [type, eventTitles[type]])}
              onChange={(eventTypes) => onChoiceChange({ eventTypes: eventTypes ?? [] })}
            />
          </div>
          <Field label="Rate">
            <NativeSelect value={rate} onValueChange={setRate} options={rateOptions} className="max-w-60" />
          </Field>
          <Field label="New events" group>
            <RadioGroup
              value={newEvents}
              onValueChange={(value) => setNewEvents(value as ReplaySpeed['newEvents'])}
              options={newEventOptions}
            />
          </Field>
        </div>
        <ReplayCount preview={preview} error={previewError} perMinute={Number(rate)} timeZone={timeZone} />
      </CardBody>
      <CardFooter className="justify-start">
        {error !== undefined && <Alert tone="danger" title={error} className="basis-full" />}
        <Button
          variant="primary"
          busy={busy}
          disabled={events === 0}
          onClick={() => onStart({ eventsPerMinute: Number(rate), newEvents })}
        >
          <Send />
          {events === 0 ? 'Replay events' : `Replay ${formatCount(events)} ${events === 1 ? 'event' : 'events'}`}
        </Button>
        <p className="text-13 text-ink-2">It stops at the first event that cannot be delivered.</p>
      </CardFooter>
    </Card>
  );
}
