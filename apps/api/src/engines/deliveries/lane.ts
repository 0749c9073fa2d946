import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  findHead,
  findReplayHead,
  releaseLease,
  renewLease,
  type DeliveryHead,
  type Lease,
} from '@quickportal/db/deliveries/lanes';
import { recordDelivered, recordFailed, switchOffEndpoint, type Attempt } from '@quickportal/db/deliveries/outcomes';
import type { Services } from '../services.ts';
import { recordAudit } from '../audit/audit.ts';
import { metrics } from '../metrics/metrics.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { openSecret } from './endpoint-secrets.ts';
import { noticeBody } from './notice-body.ts';
import { tellDead, tellReplayStopped, tellSwitchedOff } from './owner-mails.ts';
import { afterFailure } from './retry-plan.ts';
import { SendAborted, sendNotice, type SendOptions, type SendResult } from './send-notice.ts';
import { signatureOf } from './signature.ts';

/** How a lane is run. */
export interface LaneOptions {
  send: SendOptions;
  leaseMs: number;
  /** Deliveries in one go, so that a busy endpoint gives way to others. */
  turns: number;
  /** 0 to 1, for the jitter of retries. */
  random: () => number;
}

const AUDIT_ORIGIN = { requestId: '', ip: '', userAgent: '' };

/**
 * Sends what waits for one endpoint, one after the other, until nothing does, one fails, or its turns are over.
 * Returns how many attempts it made. The lease is given back in any case.
 */
export async function runLane(services: Services, lease: Lease, options: LaneOptions): Promise<number> {
  const db = services.db.reader({ kind: 'jobs' });
  let attempts = 0;
  try {
    while (attempts < options.turns && !options.send.signal?.aborted) {
      if (!(await renewLease(db, lease, options.leaseMs))) return attempts;
      const head = await nextHead(services, db, lease, options.send.signal);
      if (!head) return attempts;
      const attemptedAt = services.clock.now();
      const result = await tryOnce(services, head, attemptedAt, options.send);
      attempts += 1;
      const attempt: Attempt = { ...pick(head), replay: replayOf(head, attemptedAt), attemptedAt, ...result };
      if (result.error === null) {
        await services.db.transaction({ kind: 'jobs' }, (trx) => recordDelivered(trx, attempt, lease));
        metrics.deliveries.inc({ outcome: 'delivered' });
      } else {
        await fail(services, head, attempt, lease, options.random());
        return attempts;
      }
    }
    return attempts;
  } catch (error) {
    if (error instanceof SendAborted) return attempts;
    throw error;
  } finally {
    await releaseLease(db, lease);
  }
}

const MINUTE = 60_000;
/** A replay whose next event comes later than this gives its turn away. */
const LONGEST_PAUSE = 1000;

/** New events that are due come first, then the running replay, whose pace is kept. */
async function nextHead(
  { clock }: Services,
  db: Reader,
  lease: Lease,
  signal?: AbortSignal,
): Promise<DeliveryHead | undefined> {
  const now = clock.now().getTime();
  const head = await findHead(db, lease);
  if (head && (head.retryAt === null || Date.parse(head.retryAt) <= now)) return head;
  const replayed = await findReplayHead(db, lease);
  const pause = Date.parse(replayed?.nextEventAt ?? '') - now;
  if (!(pause <= LONGEST_PAUSE)) return undefined;
  if (pause <= 0) return replayed;
  await sleep(pause, undefined, { signal }).catch(() => undefined);
  // Paused or cancelled meanwhile
  return findReplayHead(db, lease);
}

const replayOf = ({ replayId, eventsPerMinute }: DeliveryHead, attemptedAt: Date): Attempt['replay'] =>
  replayId === null || eventsPerMinute === null
    ? null
    : { replayId, nextEventAt: new Date(attemptedAt.getTime() + MINUTE / eventsPerMinute) };

const pick = ({ communityId, endpointId, deliveryId }: DeliveryHead) => ({ communityId, endpointId, deliveryId });

async function tryOnce(services: Services, head: DeliveryHead, at: Date, send: SendOptions): Promise<SendResult> {
  let headers: Record<string, string>;
  const { contentType, body } = noticeBody(head.body, head.format);
  try {
    headers = { 'content-type': contentType, ...signedHeaders(services, head, body, at) };
  } catch (error) {
    services.log.error({ err: error, endpoint: head.endpointId }, 'The secret of an endpoint cannot be opened');
    return { status: null, error: 'The secret of the endpoint cannot be opened.', responseBody: '', durationMs: 0 };
  }
  return sendNotice({ url: head.url, headers, body }, send);
}

function signedHeaders(services: Services, head: DeliveryHead, body: string, at: Date): Record<string, string> {
  const { secretSealed, formerSecretSealed, formerSecretUntil, basicSealed } = head;
  const secrets = [openSecret(services, head, secretSealed)];
  if (formerSecretSealed !== null && formerSecretUntil !== null && new Date(formerSecretUntil) > at)
    secrets.push(openSecret(services, head, formerSecretSealed));
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'user-agent': 'QuickPortal-Webhooks/1',
    'webhook-id': head.eventKey,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, { id: head.eventKey, timestamp, body }),
    ...(basicSealed === null
      ? {}
      : { authorization: `Basic ${Buffer.from(openSecret(services, head, basicSealed)).toString('base64')}` }),
  };
}

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

async function fail(
  services: Services,
  head: DeliveryHead,
  attempt: Attempt,
  lease: Lease,
  random: number,
): Promise<void> {
  const now = attempt.attemptedAt;
  const { switchOff, ...plan } = afterFailure({
    createdAt: new Date(head.createdAt),
    attempts: head.attempts + 1,
    failingSince: head.failingSince === null ? now : new Date(head.failingSince),
    status: attempt.status,
    now,
    random,
  });
  // A replay stops instead of retrying, and leaves the retries of new events as they are
  const consequence = attempt.replay ? { isDead: false, retryAt: toDate(head.retryAt) } : plan;
  const outcome = { ...pick(head), url: head.url, to: head.notificationEmail, error: attempt.error ?? '', now };
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const recorded = await recordFailed(trx, attempt, lease, consequence);
    if (!recorded) return;
    if (switchOff !== null && (await switchOffEndpoint(trx, { ...pick(head), reason: switchOff }, now))) {
      await tellSwitchedOff(services, trx, outcome, switchOff);
      await recordAudit(trx, {
        action: 'webhooks.switch-off',
        actor: { kind: 'job', job: 'Deliveries' },
        origin: AUDIT_ORIGIN,
        communityId: head.communityId,
        objectType: 'webhook-endpoint',
        objectId: String(head.endpointId),
        description:
          switchOff === 'GONE' ? 'Endpoint switched off: it is gone' : 'Endpoint switched off: it keeps failing',
        before: { enabled: true },
        after: { enabled: false },
        outcome: 'SUCCESS',
        at: now,
      });
    } else if (recorded.isFirstDead) await tellDead(services, trx, outcome);
    else if (recorded.isReplayStopped) await tellReplayStopped(services, trx, outcome);
  });
  metrics.deliveries.inc({ outcome: consequence.isDead ? 'dead' : 'failed' });
  nudgeOutbox();
}
