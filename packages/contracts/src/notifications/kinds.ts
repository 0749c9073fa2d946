import { dateField, momentField, textField, type FieldDefinition, type FieldValues } from './field-types.ts';
import { paymentFields as payment, scheduleKinds } from './schedule-kinds.ts';

/** A kind of notice: who gets it, what it can say, and what it says where the facility has no words of its own. */
export interface KindDefinition {
  title: string;
  group: string;
  /** CUSTOMER: the paying person. USER: somebody who works with the portal. */
  audience: 'CUSTOMER' | 'USER';
  fields: Readonly<Record<string, FieldDefinition>>;
  /** A link that stands out, to a page of the portal. */
  action?: { label: string; page: string };
  subject: string;
  /** Paragraphs with a blank line between. The greeting and the signature come by themselves. */
  body: string;
}

/** Fields that every notice has; the engine fills them. */
export const everyField = { facilityName: textField('Facility', 'Harbour City Utilities') };
/** Fields that every notice to a customer has beside; the engine fills them. */
export const customerFields = {
  customerName: textField('Customer name', 'Kim Lee'),
  customerNumber: textField('Customer number', 'HCW-0041827'),
  businessName: textField('Business', 'Harbour City Water'),
};

const exported = { exportName: textField('Export', 'Customers') };

/** Every kind of notice, one sorted entry per kind. */
export const notificationKinds = {
  CARD_EXPIRING: {
    title: 'Card about to expire',
    group: 'Customers',
    audience: 'CUSTOMER',
    fields: { accountSummary: payment.accountSummary, expiresOn: dateField('Expiry date', '2026-12-31') },
    subject: 'Your card is about to expire',
    body: 'The card {{accountSummary}} that you pay {{businessName}} with expires on {{expiresOn}}.\n\nPlease tell us your new card before then, so that payments go on.',
  },
  EXPORT_FAILED: {
    title: 'Export failed',
    group: 'Exports',
    audience: 'USER',
    fields: exported,
    action: { label: 'Go to exports', page: 'ExportsView' },
    subject: 'Your export could not be made',
    body: 'The export {{exportName}} could not be made. Please start it again.',
  },
  EXPORT_READY: {
    title: 'Export ready',
    group: 'Exports',
    audience: 'USER',
    fields: { ...exported, availableUntil: momentField('Available until', '2026-11-21T03:12:00.000Z') },
    action: { label: 'Go to exports', page: 'ExportsView' },
    subject: 'Your export is ready',
    body: 'The export {{exportName}} is ready. You can download it until {{availableUntil}}.',
  },
  PAYMENT_APPROVED: {
    title: 'Payment received',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: payment,
    subject: 'Receipt {{receiptNumber}} from {{businessName}}',
    body: 'Thank you for your payment of {{amount}} to {{businessName}} on {{paidAt}}.\n\nIt was taken from {{accountSummary}}. The receipt number is {{receiptNumber}}.',
  },
  PAYMENT_DECLINED: {
    title: 'Payment declined',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: { amount: payment.amount, attemptedAt: payment.paidAt, accountSummary: payment.accountSummary },
    subject: 'Your payment to {{businessName}} was declined',
    body: 'A payment of {{amount}} to {{businessName}} from {{accountSummary}} was declined on {{attemptedAt}}.\n\nPlease ask your bank, or give us another account to take it from.',
  },
  PAYMENT_RECEIPT: {
    title: 'Receipt sent by hand',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: payment,
    subject: 'Receipt {{receiptNumber}} from {{businessName}}',
    body: 'Here is your receipt {{receiptNumber}} from {{businessName}}: {{amount}}, {{accountSummary}}, {{paidAt}}.\n\nIt is attached as a PDF.',
  },
  PAYMENT_REFUNDED: {
    title: 'Payment refunded',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: payment,
    subject: 'Refund from {{businessName}}',
    body: '{{businessName}} refunded {{amount}} to {{accountSummary}} on {{paidAt}}.\n\nThe receipt number is {{receiptNumber}}. It can take a few days until your bank shows the refund.',
  },
  ...scheduleKinds,
} as const satisfies Record<string, KindDefinition>;

export type NotificationKind = keyof typeof notificationKinds;
export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[];

type FieldsOf<K extends NotificationKind> = (typeof notificationKinds)[K]['fields'];
/** What a noun hands over with a notice of this kind; the engine adds what every notice has. */
export type NotificationFields<K extends NotificationKind> = {
  [F in keyof FieldsOf<K>]: FieldsOf<K>[F] extends { type: infer T extends keyof FieldValues } ? FieldValues[T] : never;
};

/** A kind's definition with wide types. */
export const notificationKind = (kind: NotificationKind): KindDefinition => notificationKinds[kind];

/** Every field that templates of a kind can name. */
export function fieldsOf(kind: NotificationKind): Readonly<Record<string, FieldDefinition>> {
  const { audience, fields } = notificationKind(kind);
  return { ...everyField, ...(audience === 'CUSTOMER' ? customerFields : {}), ...fields };
}
