import { createHash } from 'node:crypto';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { enqueue, enqueueAll, type SideEffect } from '../../outbox/outbox.ts';
import type { GatewayNotification } from '../responses.ts';
import { passOn } from '../pass-on.ts';
import { delayFor, strikes, type Hostility } from './hostility.ts';

/** A scheduled step of the network. */
export interface Step {
  step:
    | 'instruction'
    | 'bank-file'
    | 'payer'
    | 'payer-suspends'
    | 'agreement-lapse'
    | 'amendment-payer'
    | 'amendment-lapse';
  id: string;
}

export const STEP_TOPIC = 'gateways.network-step';

export async function later(trx: WriteTransaction, step: Step, at: Date): Promise<void> {
  await enqueue(trx, { topic: STEP_TOPIC, payload: { ...step }, communityId: null, availableAt: at });
}

type WithoutId<T> = T extends unknown ? Omit<T, 'notificationId'> : never;

/**
 * Notifies the product with a delay; sometimes twice, sometimes never, as drawn by the subject, or else by the
 * notification.
 */
export const tell = (
  trx: WriteTransaction,
  hostility: Hostility,
  news: WithoutId<GatewayNotification>,
  now: Date,
  subject?: string,
): Promise<void> => enqueueAll(trx, notificationsOf(hostility, news, now, subject));

/** Returns the side effects that `tell` enqueues. */
export function notificationsOf(
  hostility: Hostility,
  news: WithoutId<GatewayNotification>,
  now: Date,
  subject?: string,
): SideEffect[] {
  const notificationId = createHash('sha256')
    .update(`${now.toISOString()} ${JSON.stringify(news)}`)
    .digest('hex')
    .slice(0, 32);
  if (strikes(hostility, 'loseNotification', subject ?? notificationId)) return [];
  const times = strikes(hostility, 'repeatNotification', subject ?? notificationId) ? 2 : 1;
  return Array.from({ length: times }, (_, index) => {
    const delay = delayFor(hostility, `${subject ?? notificationId} ${index + 1}`);
    return passOn({ ...news, notificationId }, new Date(now.getTime() + delay));
  });
}
