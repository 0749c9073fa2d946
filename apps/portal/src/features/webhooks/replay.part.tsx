import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import type { WebhookReplay } from '@quickportal/contracts/webhooks/webhook-replay';
import { Alert } from '@quickportal/ui/alert';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { PastReplays } from './past-replays.view.tsx';
import { firstChoice, previewBody, type ReplayChoice } from './replay-choice.ts';
import { ReplayForm } from './replay-form.view.tsx';
import { type ReplayAction, ReplayProgress } from './replay-progress.view.tsx';
import { useReplayPreview, useReplays } from './webhooks.data.ts';

interface ReplayPartProps {
  endpoint: WebhookEndpoint;
  timeZone: string;
  canChange: boolean;
}

/** Sends events of a window to an endpoint again: the replay that is open, or the form of a new one, and those before. */
export function ReplayPart({ endpoint, timeZone, canChange }: ReplayPartProps) {
  const { endpointId } = endpoint;
  const goTo = useGoTo();
  const [page, setPage] = useState(1);
  const replays = useReplays(endpointId, page);
  const latest = useReplays(endpointId, 1).data?.items[0];
  const open = latest && latest.endedAt === null ? latest : undefined;
  const deliveriesOf = (replayId: number) => ({ EndpointId: endpointId, replayId });
  return (
    <div className="grid gap-5">
      {open ? (
        <OpenReplay replay={open} endpointId={endpointId} timeZone={timeZone} canChange={canChange} />
      ) : (
        canChange && latest !== null && <NewReplay endpoint={endpoint} timeZone={timeZone} />
      )}
      <PastReplays
        timeZone={timeZone}
        list={{
          table: tableOf(replays, 'Replays'),
          page,
          onPageChange: setPage,
          hrefFor: (replayId) => href('WebhooksView', deliveriesOf(replayId)),
          onOpen: (replayId) => goTo('WebhooksView', deliveriesOf(replayId)),
        }}
      />
    </div>
  );
}

function NewReplay({ endpoint, timeZone }: Omit<ReplayPartProps, 'canChange'>) {
  const { endpointId } = endpoint;
  const [choice, setChoice] = useState<ReplayChoice>(firstChoice);
  const body = previewBody(choice, timeZone);
  const preview = useReplayPreview(endpointId, body);
  const start = useChange('webhooks.startReplay', {
    onDone: () => void toast({ tone: 'success', title: 'Replay started' }),
  });
  if (endpoint.status === 'DISABLED')
    return <Alert tone="neutral" title="Enable the endpoint to send events to it again" />;
  const { error, data } = preview;
  return (
    <ReplayForm
      endpoint={endpoint}
      timeZone={timeZone}
      choice={choice}
      onChoiceChange={(patch) => setChoice({ ...choice, ...patch })}
      preview={body && !error ? data : undefined}
      previewError={
        body ? (error ? (fieldErrorsOf(error)[0]?.messages[0] ?? messageOf(error)) : undefined) : 'Enter both times.'
      }
      busy={start.busy}
      error={start.error}
      onStart={(speed) => {
        if (!body || !data) return;
        const { period: _period, ...filter } = body;
        start.make({ params: { endpointId }, body: { ...filter, ...speed, from: data.from, until: data.until } });
      }}
    />
  );
}

/** What is asked before a replay is cancelled. */
export const cancelQuestion = ({ eventsCount, delivered }: WebhookReplay): Question => {
  const left = eventsCount - delivered;
  return {
    title: 'Cancel this replay?',
    action: 'Cancel replay',
    cancel: 'Keep replay',
    children: `${left} ${left === 1 ? 'event is' : 'events are'} not sent. To send them later, start another replay.`,
  };
};

interface OpenReplayProps extends Omit<ReplayPartProps, 'endpoint'> {
  replay: WebhookReplay;
  endpointId: number;
}

function OpenReplay({ replay, endpointId, timeZone, canChange }: OpenReplayProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const change = useChange('webhooks.changeReplay', { notice: true, seen: replay });
  const inputOf = (action: ReplayAction) => ({
    params: { endpointId, replayId: replay.replayId },
    body: { change: action, version: replay.version },
  });
  return (
    <>
      <ReplayProgress
        replay={replay}
        timeZone={timeZone}
        canChange={canChange}
        busy={change.sending?.body.change ?? null}
        onAction={(action) => (action === 'CANCEL' ? setIsCancelling(true) : change.make(inputOf(action)))}
        hrefForDelivery={(DeliveryId) => href('WebhooksView', { EndpointId: endpointId, DeliveryId })}
      />
      {isCancelling && (
        <ConfirmChange
          call="webhooks.changeReplay"
          input={inputOf('CANCEL')}
          {...cancelQuestion(replay)}
          done="Replay cancelled"
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}
