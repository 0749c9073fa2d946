import type { WebhookReplay } from '@quickportal/contracts/webhooks/webhook-replay';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateTime } from '@quickportal/ui/date-time';
import { Progress } from '@quickportal/ui/progress';
import { Pause, Play, X } from 'lucide-react';
import { ReplayStatusBadge } from './webhook.entity.tsx';

/** What can be done about a replay. */
export type ReplayAction = 'PAUSE' | 'RESUME' | 'CANCEL';

export interface ReplayProgressProps {
  replay: WebhookReplay;
  timeZone: string;
  canChange: boolean;
  /** The one that is under way. */
  busy: ReplayAction | null;
  onAction: (action: ReplayAction) => void;
  hrefForDelivery: (deliveryId: number) => string;
}

/** How far a replay is, why it stopped, and what can be done about it. */
export function ReplayProgress({ replay, timeZone, canChange, busy, onAction, hrefForDelivery }: ReplayProgressProps) {
  const { status, eventsCount, delivered, failedDeliveryId } = replay;
  return (
    <Card
      title={
        <span className="flex items-center gap-2.5">
          Replay <ReplayStatusBadge status={status} />
        </span>
      }
      actions={
        canChange && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onAction('CANCEL')}>
              <X />
              Cancel replay
            </Button>
            {status === 'RUNNING' ? (
              <Button size="sm" busy={busy === 'PAUSE'} onClick={() => onAction('PAUSE')}>
                <Pause />
                Pause
              </Button>
            ) : (
              <Button size="sm" variant="primary" busy={busy === 'RESUME'} onClick={() => onAction('RESUME')}>
                <Play />
                Resume
              </Button>
            )}
          </div>
        )
      }
    >
      <CardBody className="grid gap-4">
        {status === 'STOPPED' && (
          <Alert
            tone="danger"
            title="An event could not be delivered"
            actions={
              failedDeliveryId !== null && (
                <Button size="sm" asChild>
                  <a href={hrefForDelivery(failedDeliveryId)}>View delivery</a>
                </Button>
              )
            }
          >
            {replay.lastError} Resume to attempt the same event again. After 3 days the replay is cancelled.
          </Alert>
        )}
        <Progress label="Replay progress" value={delivered} max={eventsCount} />
        <p className="tabular-nums">
          <strong className="font-strong">{formatCount(delivered)}</strong> of {formatCount(eventsCount)} delivered
        </p>
        <p className="text-13 text-ink-2">
          Events from <DateTime value={replay.from} timeZone={timeZone} show="date-time" /> until{' '}
          <DateTime value={replay.until} timeZone={timeZone} show="date-time" />, up to{' '}
          {formatCount(replay.eventsPerMinute)} a minute.{' '}
          {replay.newEvents === 'WAIT'
            ? 'New events wait until the replay has ended.'
            : 'New events are sent as they happen.'}
        </p>
      </CardBody>
    </Card>
  );
}
