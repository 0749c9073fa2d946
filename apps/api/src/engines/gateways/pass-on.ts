import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { enqueue } from '../outbox/outbox.ts';
import type { GatewayNotification } from './answers.ts';

/** What the inbox listens to. */
export const TOPIC = 'gateways.notification';

/** For adapters: hands over what a network said, at that moment or later. Nudge the outbox after the commit. */
export async function passOn(trx: WriteTransaction, notification: GatewayNotification, at: Date): Promise<void> {
  const payload = JSON.parse(JSON.stringify(notification)) as Json;
  await enqueue(trx, { topic: TOPIC, payload, communityId: null, availableAt: at });
}
