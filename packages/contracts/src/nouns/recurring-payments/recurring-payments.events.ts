import type { EventDefinitions } from '../../kernel/noun-facts.ts';
import { RecurringPayment } from './recurring-payment.ts';

/** Events about payment schedules. */
export const events = {
  'schedule.completed': {
    description: 'The last payment of a schedule was taken.',
    group: 'Schedules',
    data: RecurringPayment,
  },
  'schedule.created': {
    description: 'A payment schedule was set up.',
    group: 'Schedules',
    data: RecurringPayment,
  },
  'schedule.failed': {
    description: 'A schedule takes no more payments until it is resumed; `statusReason` says why.',
    group: 'Schedules',
    data: RecurringPayment,
  },
  'schedule.resumed': {
    description: 'A schedule takes payments again.',
    group: 'Schedules',
    data: RecurringPayment,
  },
  'schedule.stopped': {
    description: 'A schedule was stopped permanently.',
    group: 'Schedules',
    data: RecurringPayment,
  },
  'schedule.updated': {
    description: 'A schedule, or one of its instalments, was changed.',
    group: 'Schedules',
    data: RecurringPayment,
  },
} as const satisfies EventDefinitions;
