import { dateField, momentField, textField, type FieldDefinition, type FieldValues } from './field-types.ts';
import { businessKinds } from './business-kinds.ts';
import { paymentFacts, paymentFields as payment, scheduleKinds } from './schedule-kinds.ts';

/** A kind of notice: who gets it, what it can say, and what it says where the facility has no words of its own. */
export interface KindDefinition {
  title: string;
  group: string;
  /** CUSTOMER: the paying person. USER: a user of the portal. BUSINESS: a business that is paid, or the facility. */
  audience: 'BUSINESS' | 'CUSTOMER' | 'USER';
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields shown as a table below the words, in this order. */
  facts?: readonly string[];
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
  ...businessKinds,
  CARD_EXPIRING: {
    title: 'Card about to expire',
    group: 'Customers',
    audience: 'CUSTOMER',
    fields: {
      accountSummary: payment.accountSummary,
      expiresOn: dateField('Expiry date', '2026-12-31'),
      firstPaymentAfter: dateField('First payment after that', '2027-01-15'),
    },
    subject: 'Your card is about to expire',
    body: 'The card {{accountSummary}} that you pay {{businessName}} with expires on {{expiresOn}}. The payment of {{firstPaymentAfter}} can no longer be taken from it.\n\nPlease give us the details of your new card before then, so that payments can continue.',
  },
  EXPORT_FAILED: {
    title: 'Export failed',
    group: 'Exports',
    audience: 'USER',
    fields: exported,
    action: { label: 'Go to exports', page: 'ExportsView' },
    subject: 'Your export failed',
    body: 'The export {{exportName}} failed. Please start it again.',
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
    body: 'Thank you for your payment to {{businessName}}. The receipt is attached as a PDF.',
    facts: paymentFacts,
  },
  PAYMENT_DECLINED: {
    title: 'Payment declined',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: { amount: payment.amount, attemptedAt: payment.paidAt, accountSummary: payment.accountSummary },
    subject: 'Your payment to {{businessName}} was declined',
    body: 'A payment to {{businessName}} was declined. Please contact your bank, or give us another account to charge.',
    facts: ['amount', 'accountSummary', 'attemptedAt'],
  },
  PAYMENT_RECEIPT: {
    title: 'Receipt sent by hand',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: payment,
    subject: 'Receipt {{receiptNumber}} from {{businessName}}',
    body: 'Here is your receipt from {{businessName}}. It is attached as a PDF.',
    facts: paymentFacts,
  },
  PAYMENT_REFUNDED: {
    title: 'Payment refunded',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: payment,
    subject: 'Refund from {{businessName}}',
    body: '{{businessName}} refunded you {{amount}}. It can take a few days for the refund to appear on your statement.',
    facts: paymentFacts,
  },
  PAYMENT_VOIDED: {
    title: 'Payment voided',
    group: 'Payments',
    audience: 'CUSTOMER',
    fields: { ...payment, voidedAt: momentField('Time of the void', '2026-11-20T04:30:00.000Z') },
    subject: 'Your payment to {{businessName}} was voided',
    body: 'Your payment to {{businessName}} was voided, and your account is not charged. Receipt {{receiptNumber}} is no longer valid.',
    facts: [...paymentFacts, 'voidedAt'],
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
