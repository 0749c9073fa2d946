import { composeMessage } from '@quickportal/contracts/notifications/mail-message';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { MailServices } from '../mail/mail-services.ts';
import { enqueueMail } from '../mail/outgoing.ts';
import { GIVE_UP_AFTER, SWITCH_OFF_AFTER } from './retry-plan.ts';

/** A failure to report to an endpoint's owner. */
export interface DeliveryFailure {
  communityId: number;
  url: string;
  kind: 'WEBHOOK' | 'SERVER_TO_SERVER';
  /** Mail address of the endpoint's owner; empty: there is none, and no mail is sent. */
  to: string;
  /** Error of the last attempt. */
  error: string;
  now: Date;
}

const DAY = 86_400_000;

interface Words {
  subject: string;
  paragraphs: string[];
}

async function tell(
  services: MailServices,
  trx: WriteTransaction,
  deliveryFailure: DeliveryFailure,
  words: Words,
): Promise<void> {
  if (deliveryFailure.to === '') return;
  const page = deliveryFailure.kind === 'WEBHOOK' ? 'WebhooksView' : 'ServerToServerNotificationView';
  const community = await getCommunity(trx, deliveryFailure.communityId);
  const { publicUrl, basePath } = services.configuration;
  const message = composeMessage({
    to: deliveryFailure.to,
    name: deliveryFailure.to,
    sender: community?.name ?? null,
    action: { label: 'View deliveries', url: new URL(`${basePath}/${page}`, publicUrl).href },
    ...words,
  });
  await enqueueMail(services, trx, message, deliveryFailure.communityId, deliveryFailure.now);
}

/** Mails that the first event since the last success could not be delivered and was given up. */
export const tellDead = (
  services: MailServices,
  trx: WriteTransaction,
  deliveryFailure: DeliveryFailure,
): Promise<void> =>
  tell(services, trx, deliveryFailure, {
    subject: 'An event could not be delivered',
    paragraphs: [
      `An event for ${deliveryFailure.url} could not be delivered within ${GIVE_UP_AFTER / DAY} days and is no longer attempted. The last attempt failed: ${deliveryFailure.error}`,
      `Later events are still sent. You will get no further email about this endpoint until it works again, or until it is switched off after ${SWITCH_OFF_AFTER / DAY} days without success.`,
    ],
  });

/** Mails that an event of a replay could not be delivered. */
export const tellReplayStopped = (
  services: MailServices,
  trx: WriteTransaction,
  deliveryFailure: DeliveryFailure,
): Promise<void> =>
  tell(services, trx, deliveryFailure, {
    subject: 'A replay was stopped',
    paragraphs: [
      `The replay of events to ${deliveryFailure.url} was stopped because an event could not be delivered: ${deliveryFailure.error}`,
      `Resume it when the endpoint works again; it goes on with the same event. After ${GIVE_UP_AFTER / DAY} days it is cancelled.`,
    ],
  });

/** Mails that an endpoint was switched off. */
export const tellSwitchedOff = (
  services: MailServices,
  trx: WriteTransaction,
  deliveryFailure: DeliveryFailure,
  reason: 'FAILING' | 'GONE',
): Promise<void> =>
  tell(services, trx, deliveryFailure, {
    subject: 'An endpoint was switched off',
    paragraphs: [
      reason === 'GONE'
        ? `The endpoint ${deliveryFailure.url} responded that it is permanently gone (410). No more events are sent to it.`
        : `The endpoint ${deliveryFailure.url} has failed for ${SWITCH_OFF_AFTER / DAY} days, and no more events are sent to it. The last attempt failed: ${deliveryFailure.error}`,
      `Pending events are kept for ${GIVE_UP_AFTER / DAY} days and sent when you enable the endpoint again.`,
    ],
  });
