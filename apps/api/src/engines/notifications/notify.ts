import {
  notificationKind,
  type NotificationFields,
  type NotificationKind,
} from '@quickportal/contracts/notifications/kinds';
import { getCommunity } from '@quickportal/db/communities/get-community';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertNotice } from '@quickportal/db/notifications/notices';
import { findSwitches, findTemplate } from '@quickportal/db/notifications/templates';
import type { Services } from '../../kernel/services.ts';
import { authOf } from '../auth/auth-state.ts';
import { enqueue } from '../outbox/outbox.ts';
import { composeNotice, type Addressee } from './compose.ts';
import { TOPIC } from './send-handler.ts';

/** Who a notice is for: a customer, or somebody who works with the portal. */
export type NoticeFor = { customerId: number } | { userId: number; name: string; email: string };

export interface Notice<K extends NotificationKind = NotificationKind> {
  communityId: number;
  kind: K;
  /** Names the occasion, such as `payment-approved 4711`: a second notice with the same key is not sent. */
  key: string;
  to: NoticeFor;
  fields: NotificationFields<K>;
  /** The transaction whose receipt is attached as a PDF; it is made when the notice is sent. */
  receiptOf?: number;
}

interface Addressed {
  addressee: Addressee;
  customerId: number | null;
  userId: number | null;
  businessId: number | null;
  values: Record<string, unknown>;
  /** Why the person gets none; null: they do. */
  refusal: string | null;
}

/**
 * Sends a notice after the commit of this transaction, once for each key: to a customer who takes mail, where neither
 * the facility nor the customer switched the kind off. What is not sent is kept with the reason, which is answered;
 * null: it goes. Nudge the outbox after the commit.
 */
export async function notify<K extends NotificationKind>(
  services: Services,
  trx: WriteTransaction,
  notice: Notice<K>,
  now: Date,
): Promise<string | null> {
  const { communityId, kind, key, receiptOf } = notice;
  const voice = await getCommunity(trx, communityId);
  const to = voice && (await addressed(trx, notice));
  if (!to) throw new Error(`Nobody to notify of ${kind}`);
  const template = (await findTemplate(trx, { communityId, kind, channel: 'EMAIL' })) ?? notificationKind(kind);
  const values = { ...to.values, ...notice.fields };
  const message = composeNotice(services.configuration, kind, template, { to: to.addressee, values, voice });
  const suppressed = to.refusal ?? (await switchedOff(trx, { communityId, kind, customerId: to.customerId }));
  const { customerId, userId, businessId } = to;
  const { email: recipient } = to.addressee;
  const kept = { communityId, key, kind, channel: 'EMAIL', businessId, customerId, userId, recipient } as const;
  const notificationId = await insertNotice(trx, { ...kept, subject: message.subject, suppressed }, now);
  if (notificationId === undefined || suppressed !== null) return suppressed;
  // The words may say what only the addressee is to know
  const sealed = authOf(services).sealer.seal('mail', `${TOPIC} ${notificationId}`, JSON.stringify(message));
  const payload = { notificationId, sealed, ...(receiptOf !== undefined && { receiptOf }) };
  await enqueue(trx, { topic: TOPIC, payload, communityId, availableAt: now });
  return null;
}

async function addressed(trx: WriteTransaction, { kind, to }: Notice): Promise<Addressed | undefined> {
  if ('customerId' in to !== (notificationKind(kind).audience === 'CUSTOMER'))
    throw new Error(`A notice of kind ${kind} is not for them`);
  if ('userId' in to) {
    const { userId, ...addressee } = to;
    return { addressee, customerId: null, userId, businessId: null, values: {}, refusal: null };
  }
  const customer = await getCustomer(trx, to.customerId);
  if (!customer) return undefined;
  const { customerId, customerName, customerNumber, businessId, businessName, email, receivesEmail } = customer;
  return {
    addressee: { name: customerName, email },
    customerId,
    userId: null,
    businessId,
    values: { customerName, customerNumber, businessName },
    refusal: !receivesEmail ? 'The customer takes no email.' : email === '' ? 'There is no email address.' : null,
  };
}

async function switchedOff(
  trx: WriteTransaction,
  of: { communityId: number; kind: NotificationKind; customerId: number | null },
): Promise<string | null> {
  const { facility, customer } = await findSwitches(trx, of);
  if (!facility) return 'The facility switched it off.';
  return customer ? null : 'It is switched off for the customer.';
}
