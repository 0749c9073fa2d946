import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { noticeSendTo, type NoticeSendTo } from './business-notice-kinds.ts';

const SendTo = z.enum(noticeSendTo);
const groups = {
  paymentReceived: 'Payments',
  paymentDishonoured: 'Payments',
  scheduleFailed: 'Schedules',
  fileFailed: 'Files',
  settlementSummary: 'Settlements',
};

const enabled = (kind: keyof typeof groups, title: string, about: string) =>
  z.boolean().meta({
    title,
    description: `Whether businesses or the facility are notified: ${about}.`,
    'x-form': { widget: 'switch', group: groups[kind] },
  });
const sendTo = (kind: keyof typeof groups, title: string) =>
  SendTo.meta({
    title: `${title}: sent to`,
    description: 'BUSINESS: the notification address of the business. FACILITY: the reply address of notices.',
    'x-form': {
      widget: 'select',
      group: groups[kind],
      options: [
        { value: 'BUSINESS', label: 'Business' },
        { value: 'FACILITY', label: 'Facility' },
        { value: 'BOTH', label: 'Business and facility' },
      ],
      visibleWhen: { field: `${kind}Enabled`, isNot: false },
    },
  });

/** Which notices those who are paid get, and who of them (2E052). */
export const businessNotificationShape = {
  paymentReceivedEnabled: enabled('paymentReceived', 'Payment received', 'a payment was approved'),
  paymentReceivedSendTo: sendTo('paymentReceived', 'Payment received'),
  paymentDishonouredEnabled: enabled('paymentDishonoured', 'Payment dishonoured', 'the bank returned a payment'),
  paymentDishonouredSendTo: sendTo('paymentDishonoured', 'Payment dishonoured'),
  scheduleFailedEnabled: enabled('scheduleFailed', 'Payment of a schedule failed', 'an instalment was declined'),
  scheduleFailedSendTo: sendTo('scheduleFailed', 'Payment of a schedule failed'),
  fileFailedEnabled: enabled('fileFailed', 'File failed', 'an uploaded file could not be processed'),
  // A file is not of one business
  fileFailedSendTo: z.enum(['FACILITY']).meta({
    title: 'File failed: sent to',
    description: 'FACILITY: the reply address of notices. A file is not of one business.',
    'x-form': {
      widget: 'select',
      group: groups.fileFailed,
      options: [{ value: 'FACILITY', label: 'Facility' }],
      visibleWhen: { field: 'fileFailedEnabled', isNot: false },
    },
  }),
  settlementSummaryEnabled: enabled('settlementSummary', 'Settlement summary', 'what settled on a date'),
  settlementSummarySendTo: sendTo('settlementSummary', 'Settlement summary'),
};

export const BusinessNotifications = z.strictObject({ ...businessNotificationShape, version: currentVersion() }).meta({
  id: 'BusinessNotifications',
  title: 'Business notifications',
  description: 'Which notices those who are paid get, and who of them.',
});
export type BusinessNotifications = z.output<typeof BusinessNotifications>;
/** The same without its version. */
export type BusinessNotificationValues = Omit<BusinessNotifications, 'version'>;
export type { NoticeSendTo };
