import type { AutomaticRetrySettings, RetryValues } from '@quickportal/contracts/facility-settings/automatic-retry';
import {
  businessNotices,
  FIRST_BUSINESS_NOTICES,
  type BusinessNotice,
} from '@quickportal/contracts/facility-settings/business-notice-kinds';
import type { BusinessNotificationValues } from '@quickportal/contracts/facility-settings/business-notifications';
import type { CustomerNotificationValues } from '@quickportal/contracts/facility-settings/customer-notifications';
import { FIRST_MAXIMUM, FIRST_MINIMUM, FIRST_RETRY } from '@quickportal/contracts/facility-settings/first-settings';
import { customerNoticeKinds, enabledNotices } from '@quickportal/contracts/notifications/customer-notice-kinds';
import { notificationKind } from '@quickportal/contracts/notifications/kinds';
import type { TransactionSettings } from '@quickportal/contracts/facility-settings/transaction-settings';
import { FIRST_LABELS, type Labels } from '@quickportal/contracts/rules/texts/labels';
import { displayAmount, parseAmount, type Currency } from '@quickportal/contracts/rules/money';
import { labelled } from '../../data/labels.ts';
import { countedNoun } from '@quickportal/ui/count';

/** A setting as a row of its card. */
export interface SettingRow {
  readonly title: string;
  readonly about: string;
  readonly value: string;
  /** What it is until the facility sets something. */
  readonly usual: string;
}

/** A decimal amount as people read it: $5,000.00. */
export const moneyText = (amount: string, currency: Currency): string =>
  displayAmount(parseAmount(amount) ?? 0n, currency);

const rangeText = (minimum: string, maximum: string, currency: Currency): string =>
  `${moneyText(minimum, currency)} to ${moneyText(maximum, currency)}`;

/** Limits of payments and refunds; `currency` is the facility's. */
export function transactionRows(settings: TransactionSettings, currency: Currency): SettingRow[] {
  const { unusuallyLargeAmount, refundApprovalAbove } = settings;
  return [
    {
      title: 'Amounts in AUD',
      about: 'Smallest and largest payment',
      value: rangeText(settings.audMinimumAmount, settings.audMaximumAmount, 'AUD'),
      usual: rangeText(FIRST_MINIMUM, FIRST_MAXIMUM, 'AUD'),
    },
    {
      title: 'Amounts in NZD',
      about: 'Smallest and largest payment',
      value: rangeText(settings.nzdMinimumAmount, settings.nzdMaximumAmount, 'NZD'),
      usual: rangeText(FIRST_MINIMUM, FIRST_MAXIMUM, 'NZD'),
    },
    {
      title: 'Unusually large amount',
      about: 'Fraud guard reports payments above it',
      value: unusuallyLargeAmount === null ? 'Compared with what is usual' : moneyText(unusuallyLargeAmount, currency),
      usual: 'Compared with what is usual',
    },
    {
      title: 'Refunds need approval above',
      about: 'Larger refunds wait for a second user',
      value: refundApprovalAbove === null ? 'No refund does' : moneyText(refundApprovalAbove, currency),
      usual: 'No refund does',
    },
  ];
}

const retryText = ({ retryEnabled, retryAttempts, retryDays }: RetryValues): string =>
  retryEnabled
    ? `${countedNoun(retryAttempts, 'attempt', 'attempts')}, ${countedNoun(retryDays, 'day', 'days')} apart`
    : 'Off';

/** The zone of screens and days, which has no default. */
export const timeZoneRow = (timeZone: string): SettingRow => ({
  title: 'Time zone',
  about: 'Screens, days of exports and schedules follow it',
  value: timeZone,
  usual: timeZone,
});

/** How declined instalments are tried again. */
export const retryRow = (settings: AutomaticRetrySettings): SettingRow => ({
  title: 'Automatic retry',
  about: 'Declined instalments are tried again, except after a hard decline',
  value: retryText(settings),
  usual: retryText(FIRST_RETRY),
});

/** What the portal calls those who are paid and those who pay. */
export const labelRows = (labels: Labels): SettingRow[] => [
  {
    title: 'Who is paid',
    about: 'One and several, on screens, in mails and files',
    value: `${labels.supplierLabelSingular}, ${labels.supplierLabelPlural}`,
    usual: `${FIRST_LABELS.supplierLabelSingular}, ${FIRST_LABELS.supplierLabelPlural}`,
  },
  {
    title: 'Who pays',
    about: 'One and several',
    value: `${labels.buyerLabelSingular}, ${labels.buyerLabelPlural}`,
    usual: `${FIRST_LABELS.buyerLabelSingular}, ${FIRST_LABELS.buyerLabelPlural}`,
  },
];

/** The notices to customers, each as a row. */
export function noticeRows(settings: CustomerNotificationValues): SettingRow[] {
  const on = new Set(enabledNotices(settings));
  const rows = customerNoticeKinds.map((kind) => ({
    title: notificationKind(kind).title,
    about: notificationKind(kind).group,
    value: on.has(kind) ? 'Email' : 'Off',
    usual: 'Email',
  }));
  return [
    ...rows,
    {
      title: 'Reply address',
      about: 'Where replies to notices go',
      value: settings.replyToEmail || 'No one receives them',
      usual: 'No one receives them',
    },
  ];
}

/** The notices in two rows: how many are on, and where replies go. */
export function noticeSummary(settings: CustomerNotificationValues): SettingRow[] {
  const on = enabledNotices(settings);
  const off = customerNoticeKinds.filter((kind) => !on.includes(kind));
  const all = `All ${customerNoticeKinds.length} are on`;
  return [
    {
      title: 'Customer notices',
      about: 'Emails about payments, schedules and cards',
      value:
        off.length === 0
          ? all
          : `${on.length} of ${customerNoticeKinds.length} are on; off: ${off.map((kind) => notificationKind(kind).title).join(', ')}`,
      usual: all,
    },
    ...noticeRows(settings).slice(-1),
  ];
}

const recipients = () => ({
  BUSINESS: labelled('To the business'),
  FACILITY: 'To the facility',
  BOTH: labelled('To the business and the facility'),
});

const businessRows = {
  paymentReceived: ['Payment received', 'A payment was approved'],
  paymentDishonoured: ['Payment dishonoured', 'The bank returned a payment'],
  scheduleFailed: ['Payment of a schedule failed', 'An instalment was declined'],
  fileFailed: ['File failed', 'An uploaded file could not be processed'],
  settlementSummary: ['Settlement summary', 'What settled on a date, by method'],
} as const satisfies Record<BusinessNotice, readonly [string, string]>;

/** The notices to those who are paid, each as a row. */
export const businessNoticeRows = (settings: BusinessNotificationValues): SettingRow[] =>
  businessNotices.map((notice) => {
    const [title, about] = businessRows[notice];
    const text = (values: BusinessNotificationValues) =>
      values[`${notice}Enabled`] ? recipients()[values[`${notice}SendTo`]] : 'Off';
    return { title, about, value: text(settings), usual: text(FIRST_BUSINESS_NOTICES) };
  });

/** The same in one row: which are on. */
export function businessNoticeSummary(settings: BusinessNotificationValues): SettingRow {
  const text = (values: BusinessNotificationValues) =>
    businessNotices
      .filter((notice) => values[`${notice}Enabled`])
      .map((notice) => `${businessRows[notice][0]}: ${recipients()[values[`${notice}SendTo`]].toLowerCase()}`)
      .join('; ') || 'None is on';
  return {
    title: labelled('Business notices'),
    about: 'Emails about payments, schedules and files',
    value: text(settings),
    usual: text(FIRST_BUSINESS_NOTICES),
  };
}

/** Whether a row has something other than its default. */
export const isSet = ({ value, usual }: SettingRow): boolean => value !== usual;

/** What saving would change: rows whose value differs, in their order. */
export const changedRows = (before: readonly SettingRow[], after: readonly SettingRow[]) =>
  before.flatMap((row, at) => {
    const value = after[at]?.value ?? row.value;
    return value === row.value ? [] : [{ title: row.title, before: row.value, after: value }];
  });
