import { z } from 'zod';
import { customerNoticeKinds } from './customer-notice-kinds.ts';
import { notificationKind } from './kinds.ts';

const NoticeKind = z.enum(customerNoticeKinds);

export const switchedOn = z
  .array(NoticeKind.meta({ title: 'Notice', description: 'Type of notice.' }))
  .max(customerNoticeKinds.length)
  .meta({
    title: 'Notices that are sent',
    description: 'The notices that are on; all others are off.',
    'x-form': {
      widget: 'checkbox',
      options: customerNoticeKinds.map((kind) => {
        const { title, group } = notificationKind(kind);
        return { value: kind, label: title, group };
      }),
    },
  });

/** Which notices are sent. */
export const NoticeSwitches = z
  .strictObject({
    switchedOn,
    facilitySwitchedOff: z
      .array(NoticeKind.meta({ title: 'Notice', description: 'Type of notice.' }))
      .meta({ title: 'Off for everyone', description: 'Notices that the facility does not send to any customer.' }),
    refusal: z
      .string()
      .meta({ title: 'Refusal', description: 'Why the customer gets no notices; empty where they do.' }),
  })
  .meta({ id: 'NoticeSwitches' });
export type NoticeSwitches = z.output<typeof NoticeSwitches>;

/** Which notices a facility sends, and where replies to them go. */
export const FacilityNotices = z
  .strictObject({
    ...NoticeSwitches.shape,
    replyToEmail: z.string().meta({
      title: 'Reply address',
      description: 'Email address for replies to notices; empty where replies are not received.',
    }),
  })
  .meta({ id: 'FacilityNotices' });
export type FacilityNotices = z.output<typeof FacilityNotices>;
