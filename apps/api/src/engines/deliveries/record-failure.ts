import type { DueDelivery, LaneTarget, Lease } from '@quickportal/db/deliveries/lock-lanes';
import {
  countRetrying,
  lockLane,
  recordFailed,
  restLane,
  switchOffEndpoint,
  type Attempt,
  type ReplayStep,
} from '@quickportal/db/deliveries/record-delivery-outcome';
import { pushReplay, stopReplay } from '@quickportal/db/deliveries/change-replay-progress';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudit } from '../audit/audit.ts';
import { metrics } from '../metrics/metrics.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { tellDead, tellReplayStopped, tellSwitchedOff } from './owner-mails.ts';
import { afterFailure, RESTS_AFTER, restUntil } from './retry-plan.ts';
import type { SendResult } from './send-notice.ts';

const AUDIT_ORIGIN = { requestId: '', ip: '', userAgent: '' };

/** An attempt as it is stored, and the wait that its response requested. */
export type SentAttempt = Attempt & Pick<SendResult, 'retryAfter'>;

/** A failed attempt and its context. */
export interface FailedAttempt {
  lease: Lease;
  target: LaneTarget;
  delivery: DueDelivery;
  attempt: SentAttempt;
  /** The step of a replay, which stops instead of retrying; null for a new event. */
  step: ReplayStep | null;
  /** 0 to 1, for jitter. */
  random: number;
}

/** Records a failed attempt and its consequences. Returns true when the endpoint receives nothing more for now. */
export async function recordFailure(services: MailServices, failure: FailedAttempt): Promise<boolean> {
  const { isOver, isDead } = await services.db.transaction({ kind: 'jobs' }, (trx) => record(services, trx, failure));
  metrics.deliveries.inc({ outcome: isDead ? 'dead' : 'failed' });
  nudgeOutbox();
  return isOver;
}

async function record(
  services: MailServices,
  trx: WriteTransaction,
  { lease, target, delivery, attempt, step, random }: FailedAttempt,
): Promise<{ isOver: boolean; isDead: boolean }> {
  const { communityId } = lease;
  const now = attempt.attemptedAt;
  // Locked before the lane and the delivery, in the same order as other writers
  if (step) await pushReplay(trx, { communityId, ...step }, step.nextEventAt);
  const before = await lockLane(trx, lease);
  if (!before) return { isOver: true, isDead: false };
  const failingSince = before.failingSince === null ? now : new Date(before.failingSince);
  const { switchOff, isDead, retryAt } = {
    ...afterFailure({
      createdAt: new Date(delivery.createdAt),
      attempts: delivery.attempts + 1,
      failingSince,
      status: attempt.status,
      retryAfter: attempt.retryAfter,
      now,
      random,
    }),
    ...(step && { isDead: false, retryAt: null }),
  };
  await recordFailed(trx, attempt, lease, { isDead, retryAt });
  const { url, kind, notificationEmail: to } = target;
  const message = { communityId, url, kind, to, error: attempt.error ?? '', now };
  if (switchOff !== null && (await switchOffEndpoint(trx, { ...lease, reason: switchOff }, now))) {
    await tellSwitchedOff(services, trx, message, switchOff);
    await recordSwitchOff(trx, lease, switchOff, now);
  } else if (isDead && !before.isDeadNoticed) await tellDead(services, trx, message);
  else if (step && (await stopReplay(trx, { communityId, ...step }, now)))
    await tellReplayStopped(services, trx, message);
  const objects = await countRetrying(trx, lease, RESTS_AFTER);
  const rest = restUntil({ failures: before.failures + 1, objects, failingSince, now, random });
  if (rest) await restLane(trx, lease, rest);
  return { isOver: switchOff !== null || rest !== null, isDead };
}

const recordSwitchOff = (trx: WriteTransaction, lease: Lease, reason: 'FAILING' | 'GONE', at: Date) =>
  recordAudit(trx, {
    action: 'webhooks.switch-off',
    actor: { kind: 'job', job: 'Deliveries' },
    origin: AUDIT_ORIGIN,
    communityId: lease.communityId,
    objectType: 'webhook-endpoint',
    objectId: String(lease.endpointId),
    description: reason === 'GONE' ? 'Endpoint switched off: it is gone' : 'Endpoint switched off: it keeps failing',
    before: { enabled: true },
    after: { enabled: false },
    outcome: 'SUCCESS',
    at,
  });
