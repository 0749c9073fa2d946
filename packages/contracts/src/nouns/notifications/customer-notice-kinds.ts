import { allNotificationKinds, notificationKind, type notificationKinds, type NotificationKind } from './kinds.ts';

/** The kinds of notice that customers get. */
export const customerNoticeKinds = allNotificationKinds.filter(
  (kind) => notificationKind(kind).audience === 'CUSTOMER',
) as [NotificationKind, ...NotificationKind[]];

export type CustomerNoticeKind = {
  [K in NotificationKind]: (typeof notificationKinds)[K]['audience'] extends 'CUSTOMER' ? K : never;
}[NotificationKind];

/** PAYMENT_APPROVED as paymentApproved. */
export type Camel<S extends string> = S extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Rest>>}`
  : Lowercase<S>;

/** The field of a kind: paymentApproved. */
export const noticeField = <K extends NotificationKind>(kind: K) =>
  kind.toLowerCase().replace(/_(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<K>;

/** The kinds of notice that settings with a field `paymentApprovedEnabled` for each have on. */
export const enabledNotices = (values: object): NotificationKind[] =>
  customerNoticeKinds.filter((kind) => (values as Record<string, unknown>)[`${noticeField(kind)}Enabled`] === true);
