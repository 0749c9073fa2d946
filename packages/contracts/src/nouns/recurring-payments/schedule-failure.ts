import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { dateTime, date, money, count, id } from '../../kernel/primitives.ts';
import { Decline } from '../transactions/read.ts';
import { Occurrence } from './occurrence.ts';
import { RecurringPayment } from './recurring-payment.ts';

/** The last try of an instalment that was not paid. */
const FailedTry = z
  .strictObject({
    receiptNumber: shownText('Receipt', 'Receipt number of the attempt.'),
    attemptedAt: dateTime().meta({ title: 'Time', description: 'When it was tried, UTC.' }),
    accountDisplayName: shownText('Account', 'The account that was charged, masked.'),
    isSameAccount: z.boolean().meta({
      title: 'Same account',
      description: 'Whether the schedule still charges that account.',
    }),
    decline: Decline.nullable().meta({
      title: 'Decline',
      description: 'Response of the network; null where there was none.',
    }),
  })
  .meta({ id: 'ScheduleFailedTry' });

/** What another try would take. */
const NextTry = z
  .strictObject({
    date: date().meta({ title: 'Date', description: 'Today; for a bank debit the next banking day.' }),
    surchargeAmount: money().meta({ title: 'Surcharge', description: 'Surcharge at today’s rate.' }),
    totalAmount: money().meta({ title: 'Total', description: 'Total to take: amount and surcharge.' }),
  })
  .meta({ id: 'ScheduleNextTry' });

/** Where a schedule is among those that failed. */
const FailedQueue = z
  .strictObject({
    failedCount: count().meta({ title: 'Failed', description: 'Failed schedules in all.' }),
    position: count().meta({
      title: 'Position',
      description: 'Its position among them, from 1; 0 where it has not failed.',
    }),
    previousId: id().nullable().meta({ title: 'Previous', description: 'The failed schedule before it, or the last.' }),
    nextId: id().nullable().meta({ title: 'Next', description: 'The failed schedule after it, or the first.' }),
  })
  .meta({ id: 'FailedScheduleQueue' });

/** Why a schedule failed, what can be done about it, and which one is next. */
export const ScheduleFailure = z
  .strictObject({
    schedule: RecurringPayment.meta({ title: 'Schedule', description: 'The schedule as it is now.' }),
    failedAt: dateTime().nullable().meta({ title: 'Failed', description: 'When it failed; null where it has not.' }),
    instalment: Occurrence.nullable().meta({
      title: 'Instalment',
      description: 'The latest instalment that was not paid; null where there is none.',
    }),
    failedPayments: count().meta({
      title: 'Failed in a row',
      description: 'Number of consecutive unpaid instalments.',
    }),
    lastTry: FailedTry.nullable().meta({ title: 'Last attempt', description: 'Null where no payment was sent.' }),
    nextTry: NextTry.nullable().meta({
      title: 'Next attempt',
      description: 'The payment that a retry would take; null where no retry is possible.',
    }),
    retryRefusal: shownText('Why not', 'Why it cannot be retried; empty where it can.'),
    customerEmail: shownText('Email', 'Email address for a notice to the customer; empty where there is none.'),
    noticeSentAt: dateTime().nullable().meta({
      title: 'Notice sent',
      description: 'When the customer was last emailed about this instalment; null for never.',
    }),
    queue: FailedQueue.meta({ title: 'Queue', description: 'Its position among the failed schedules.' }),
  })
  .meta({ id: 'ScheduleFailure' });
export type ScheduleFailure = z.output<typeof ScheduleFailure>;
