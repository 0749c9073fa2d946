import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { email } from '../../kernel/primitives.ts';
import {
  customerNoticeKinds,
  noticeField,
  type Camel,
  type CustomerNoticeKind,
} from '../notifications/customer-notice-kinds.ts';
import { notificationKind, type NotificationKind } from '../notifications/kinds.ts';

/** Ways in which a notice goes out. SMS is added with its provider (docs/notifications.md). */
const channels = ['EMAIL'] as const;
const SendBy = z.enum(channels);

const enabled = (kind: NotificationKind) => {
  const { title, group } = notificationKind(kind);
  return z.boolean().meta({
    title,
    description: `Whether customers get the notice “${title}”.`,
    'x-form': { widget: 'switch', group },
  });
};
const sendBy = (kind: NotificationKind) => {
  const { title, group } = notificationKind(kind);
  return SendBy.meta({
    title: `${title}: sent by`,
    description: 'How the notice is sent.',
    'x-form': {
      widget: 'select',
      group,
      options: [{ value: 'EMAIL', label: 'Email' }],
      visibleWhen: { field: `${noticeField(kind)}Enabled`, isNot: false },
    },
  });
};

/** For each kind of notice to customers whether and how it is sent, and where replies go (2E052). */
export const customerNotificationShape = {
  ...(Object.fromEntries(
    customerNoticeKinds.flatMap((kind) => [
      [`${noticeField(kind)}Enabled`, enabled(kind)],
      [`${noticeField(kind)}SendBy`, sendBy(kind)],
    ]),
  ) as { [K in CustomerNoticeKind as `${Camel<K>}Enabled`]: z.ZodBoolean } & {
    [K in CustomerNoticeKind as `${Camel<K>}SendBy`]: typeof SendBy;
  }),
  replyToEmail: email({ min: 0 }).meta({
    title: 'Reply address',
    description: 'Email address that receives replies to notices; empty: replies are lost.',
    examples: ['accounts@harbourcitywater.example'],
    'x-form': {
      inputMode: 'email',
      group: 'Replies',
      help: 'Replies to notices go to this address. Without an address, no one receives them.',
    },
    'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
  }),
};

export const CustomerNotifications = z.strictObject({ ...customerNotificationShape, version: currentVersion() }).meta({
  id: 'CustomerNotifications',
  title: 'Customer notifications',
  description: 'Which notices customers get, how, and where their replies go.',
});
export type CustomerNotifications = z.output<typeof CustomerNotifications>;
/** The same without its version. */
export type CustomerNotificationValues = Omit<CustomerNotifications, 'version'>;
