import { z } from 'zod';
import { changeRights, readRights } from '../customers/customer-rights.ts';
import { customerId } from '../customers/call-parts.ts';
import { contract } from '../kernel/contract.ts';
import { text } from '../kernel/primitives.ts';
import { allNotificationKinds, notificationKind, type NotificationKind } from './kinds.ts';

/** The kinds of notice that customers get. */
export const customerNoticeKinds = allNotificationKinds.filter(
  (kind) => notificationKind(kind).audience === 'CUSTOMER',
) as [NotificationKind, ...NotificationKind[]];

const NoticeKind = z.enum(customerNoticeKinds);

const switchedOn = z
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

const body = z
  .strictObject({ switchedOn })
  .meta({ id: 'NoticeSwitchChange', 'x-form-layout': { submitLabel: 'Save' } });
const facilityBody = z
  .strictObject({
    replyToEmail: text({ max: 254, min: 0 })
      .optional()
      .meta({
        title: 'Reply address',
        description: 'Email address that receives replies to notices. Without it, replies are lost.',
        examples: ['accounts@harbourcitywater.example'],
        'x-form': {
          inputMode: 'email',
          help: 'Replies to notices go to this address. Without an address, no one receives them.',
        },
        'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
      }),
    switchedOn,
  })
  .meta({ id: 'FacilityNoticeChange', 'x-form-layout': { submitLabel: 'Save' } });
const customer = { path: 'customers/{id}/notification-switches', params: z.strictObject({ id: customerId }) } as const;
const facility = { path: 'notification-switches' } as const;

export const getNotificationCustomerSwitches = contract({
  ...customer,
  name: 'notifications.getCustomerSwitches',
  kind: 'query',
  method: 'GET',
  responses: { 200: NoticeSwitches },
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: readRights },
  summary: 'Retrieve the notices to a customer',
  description: 'Which notices a customer gets by email, and which are off for all customers.',
});

export const setNotificationCustomerSwitches = contract({
  ...customer,
  name: 'notifications.setCustomerSwitches',
  kind: 'mutation',
  method: 'PUT',
  body,
  responses: { 200: NoticeSwitches },
  audience: ['facility', 'staff', 'apiKey'],
  rights: { anyOf: changeRights },
  summary: 'Update the notices to a customer',
  description: 'Switches notices on and off for one customer. Notices that are off for all customers stay off.',
});

export const getNotificationSwitches = contract({
  ...facility,
  name: 'notifications.getSwitches',
  kind: 'query',
  method: 'GET',
  responses: { 200: FacilityNotices },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'] },
  summary: 'Retrieve the notices of the facility',
  description: 'Which notices the facility sends to its customers by email, and where replies to them go.',
});

export const setNotificationSwitches = contract({
  ...facility,
  name: 'notifications.setSwitches',
  kind: 'mutation',
  method: 'PUT',
  body: facilityBody,
  responses: { 200: FacilityNotices },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS'] },
  summary: 'Update the notices of the facility',
  description: 'Switches notices on and off for all customers of the facility, and sets the reply address.',
});
