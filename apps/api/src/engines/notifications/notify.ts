import {
  notificationKind,
  type NotificationFields,
  type NotificationKind,
} from '@quickportal/contracts/notifications/kinds';
import { productOffText } from '@quickportal/contracts/rules/payments/product-chains';
import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import { composeNotice, type Addressee } from '@quickportal/contracts/notifications/compose-notice';
import { getCommunity } from '@quickportal/db/communities/get-community';
import type { Customer } from '@quickportal/db/customers/customer';
import { getCustomers } from '@quickportal/db/customers/get-customer';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertNotices, nextNoticeIds } from '@quickportal/db/notifications/write-notices';
import { isProductEnabled } from '@quickportal/db/products/list-enabled-products';
import { findSwitches, findTemplate } from '@quickportal/db/notifications/change-notification-template';
import type { MailServices } from '../mail/mail-services.ts';
import { enqueueAll } from '../outbox/outbox.ts';
import { TOPIC } from './send-handler.ts';

/** Recipient of a notice: a customer, a user of the portal, or a business or (null) the facility. */
export type NoticeFor =
  | { customerId: number }
  | { userId: number; name: string; email: string }
  | { businessId: number | null; name: string; email: string };

export interface Notice<K extends NotificationKind = NotificationKind> {
  communityId: number;
  kind: K;
  /** Identifies the occasion, such as `payment-approved 4711`: a second notice with the same key is not sent. */
  key: string;
  to: NoticeFor;
  fields: NotificationFields<K>;
  /** The transaction whose receipt is attached as a PDF, created when the notice is sent. */
  receiptOf?: number;
}

const NO_ADDRESS = 'There is no email address.';

interface Addressed {
  addressee: Addressee;
  customerId: number | null;
  userId: number | null;
  businessId: number | null;
  values: Record<string, unknown>;
  /** Why the notice is not sent; null if it is. */
  refusal: string | null;
}

/**
 * Sends notices of one kind and community after the commit of this transaction, once per key, to customers who accept
 * mail and where the facility has the product and neither it nor the customer switched the kind off. Unsent notices are stored with the
 * reason. Returns the reason for each; null when it is sent. Nudge the outbox after the commit.
 */
export async function notifyAll<K extends NotificationKind>(
  services: MailServices,
  trx: WriteTransaction,
  notices: readonly Notice<K>[],
  now: Date,
): Promise<(string | null)[]> {
  if (!notices[0]) return [];
  const { communityId, kind } = notices[0];
  if (notices.some((notice) => notice.communityId !== communityId || notice.kind !== kind))
    throw new Error('Notices that are sent together are of one kind and community');
  const customerIds = notices.flatMap(({ to }) => ('customerId' in to ? to.customerId : []));
  const [voice, addressees, own, switches, ids, hasProduct] = await Promise.all([
    getCommunity(trx, communityId),
    addressed(trx, kind, notices, customerIds),
    findTemplate(trx, { communityId, kind, channel: 'EMAIL' }),
    findSwitches(trx, { communityId, kind, customerIds }),
    nextNoticeIds(trx, notices.length),
    notificationKind(kind).audience === 'USER' || isProductEnabled(trx, communityId, productWork.notices),
  ]);
  if (!voice || !addressees) throw new Error(`No recipient for notices of kind ${kind}`);
  const template = own ?? notificationKind(kind);
  const { publicUrl, basePath } = services.configuration;
  const pageUrl = (page: string) => new URL(`${basePath}/${page}`, publicUrl).href;
  const planned = notices.map((notice, place) => {
    const notificationId = ids[place] as number;
    const to = addressees[place] as Addressed;
    const values = { ...to.values, ...notice.fields };
    const message = composeNotice(kind, template, { to: to.addressee, values, voice, pageUrl });
    const off = hasProduct ? null : productOffText(productWork.notices, voice.name);
    const suppressed = off ?? to.refusal ?? switchedOff(switches, to.customerId);
    return { notice, notificationId, to, message, suppressed };
  });
  const rows = planned.map(({ notice: { key }, notificationId, to, message: { subject }, suppressed }) => {
    const { businessId, customerId, userId, addressee } = to;
    const scope = { communityId, notificationId, key, kind, channel: 'EMAIL', businessId, customerId, userId } as const;
    return { ...scope, recipient: addressee.email, subject, suppressed };
  });
  const kept = await insertNotices(trx, rows, now);
  const { sealer } = services.auth;
  const sendings = planned.flatMap(({ notice: { receiptOf }, notificationId, message, suppressed }) => {
    if (suppressed !== null || !kept.has(notificationId)) return [];
    // The text may be confidential to the recipient
    const sealed = sealer.seal('mail', `${TOPIC} ${notificationId}`, JSON.stringify(message));
    const payload = { notificationId, sealed, ...(receiptOf !== undefined && { receiptOf }) };
    return [{ topic: TOPIC, payload, communityId, availableAt: now }];
  });
  await enqueueAll(trx, sendings);
  return planned.map(({ suppressed }) => suppressed);
}

/** Sends one notice after the commit of this transaction. */
export const notify = async <K extends NotificationKind>(
  services: MailServices,
  trx: WriteTransaction,
  notice: Notice<K>,
  now: Date,
): Promise<string | null> => (await notifyAll(services, trx, [notice], now))[0] ?? null;

/** Finds the address of a recipient; undefined for a customer outside the scope. */
async function addressed(
  trx: WriteTransaction,
  kind: NotificationKind,
  notices: readonly Notice[],
  ids: readonly number[],
): Promise<Addressed[] | undefined> {
  const isForCustomers = notificationKind(kind).audience === 'CUSTOMER';
  if (notices.some(({ to }) => 'customerId' in to !== isForCustomers))
    throw new Error(`A notice of kind ${kind} is not for them`);
  const customers = ids.length > 0 ? await getCustomers(trx, [...new Set(ids)]) : new Map<number, Customer>();
  const found: Addressed[] = [];
  for (const { to } of notices) {
    const customer = 'customerId' in to ? customers.get(to.customerId) : undefined;
    if ('userId' in to) found.push(toUser(to));
    else if ('businessId' in to) found.push(toBusiness(to));
    else if (customer) found.push(toCustomer(customer));
    else return undefined;
  }
  return found;
}

const toUser = ({ userId, ...addressee }: Extract<NoticeFor, { userId: number }>): Addressed => ({
  addressee,
  customerId: null,
  userId,
  businessId: null,
  values: {},
  refusal: null,
});

const toBusiness = ({ businessId, ...addressee }: Extract<NoticeFor, { businessId: number | null }>): Addressed => ({
  addressee,
  customerId: null,
  userId: null,
  businessId,
  values: {},
  refusal: addressee.email === '' ? NO_ADDRESS : null,
});

function toCustomer(customer: Customer): Addressed {
  const { customerId, customerName, customerNumber, businessId, businessName, email, receivesEmail } = customer;
  return {
    addressee: { name: customerName, email },
    customerId,
    userId: null,
    businessId,
    values: { customerName, customerNumber, businessName },
    refusal: !receivesEmail ? 'The customer has email notifications switched off.' : email === '' ? NO_ADDRESS : null,
  };
}

function switchedOff(
  { facility, offFor }: Awaited<ReturnType<typeof findSwitches>>,
  customerId: number | null,
): string | null {
  if (!facility) return 'The facility has switched off this notice.';
  return customerId !== null && offFor.has(customerId) ? 'The customer has this notice switched off.' : null;
}
