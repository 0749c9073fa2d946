import { z } from 'zod';
import { readVersion, shownText } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id, date, amountText } from '../../kernel/primitives.ts';
import { scheduleAudience, ofCustomer, oneSchedule } from './call-parts.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
import { RecurringPayment } from './recurring-payment.ts';
import { scheduleShape, confirmPaymentToday } from './schedule-fields.ts';

const changing = {
  kind: 'mutation',
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  refusedInViewAs: true,
} as const;

const today =
  'Where the next payment date is today a payment is attempted immediately: that needs `confirmPaymentToday: true`, otherwise 422 on that field states the amount.';

const { nextPaymentDate } = scheduleShape;

export const createRecurringPayment = contract({
  ...changing,
  name: 'recurringPayments.create',
  product: 'QUICKVAULT',
  method: 'POST',
  path: 'customers/{id}/recurring-payments',
  params: ofCustomer(),
  body: z
    .strictObject({
      supplierId: id()
        .optional()
        .meta({
          title: 'Supplier business',
          description: 'The business that is paid: the customer’s. It can be left out.',
          'x-form': { widget: 'hidden' },
        }),
      ...scheduleShape,
      nextPaymentDate: nextPaymentDate.meta({
        ...nextPaymentDate.meta(),
        'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
      }),
      confirmPaymentToday,
    })
    .meta({ id: 'RecurringPaymentCreation', 'x-form-layout': { submitLabel: 'Add schedule' } }),
  responses: { 201: RecurringPayment },
  errors: ['state-conflict'],
  summary: 'Add a schedule',
  description: `Sets up payments that are taken automatically. ${today}`,
  spec: ['1C026'],
});

export const updateRecurringPayment = contract({
  ...changing,
  name: 'recurringPayments.update',
  method: 'PUT',
  path: 'recurring-payments/{id}',
  params: oneSchedule(),
  body: z
    .strictObject({ ...scheduleShape, confirmPaymentToday, version: readVersion() })
    .meta({ id: 'RecurringPaymentChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  summary: 'Edit a schedule',
  description: `Replaces the details of a schedule, from the next payment on. A new frequency or next payment date recalculates the dates from there and discards changes to single instalments. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${today}`,
  spec: ['1C028'],
});

export const stopRecurringPayment = contract({
  ...changing,
  refusedInViewAs: false,
  name: 'recurringPayments.stop',
  method: 'POST',
  path: 'recurring-payments/{id}/stop',
  params: oneSchedule(),
  body: z.strictObject({ version: readVersion() }).meta({ id: 'RecurringPaymentStop' }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  summary: 'Stop a schedule',
  description:
    'Ends a schedule permanently: no more payments are taken, and failed payments are not retried. A payment that is already at the bank is not stopped.',
});

export const resumeRecurringPayment = contract({
  ...changing,
  name: 'recurringPayments.resume',
  method: 'POST',
  path: 'recurring-payments/{id}/resume',
  params: oneSchedule(),
  body: z.strictObject({ confirmPaymentToday, version: readVersion() }).meta({ id: 'RecurringPaymentResume' }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  summary: 'Resume a schedule',
  description: `Makes a schedule active again that failed, or became inactive with its account or customer. Missed dates are not made up. ${today}`,
});

const changingFailed = {
  kind: 'mutation',
  method: 'POST',
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  params: oneSchedule(),
  errors: ['state-conflict'],
} as const;

export const retryRecurringPayment = contract({
  ...changingFailed,
  name: 'recurringPayments.retry',
  path: 'recurring-payments/{id}/retry',
  refusedInViewAs: true,
  body: z.strictObject({ version: readVersion() }).meta({ id: 'RecurringPaymentRetry' }),
  responses: { 200: RecurringPayment },
  summary: 'Retry the failed payment of a schedule',
  description:
    'Makes a failed schedule active again and retries its last unpaid instalment at once, a bank debit on the next banking day. The retry counts like an automatic one and is made only once. 409 where the schedule has not failed, or the network forbids a retry; `detail` says why. Missed dates are not made up.',
});

/** Where a notice went. */
export const ScheduleNoticeSent = z
  .strictObject({ email: shownText('Email', 'Where the notice goes.') })
  .meta({ id: 'ScheduleNoticeSent' });

export const notifyRecurringPaymentFailure = contract({
  ...changingFailed,
  name: 'recurringPayments.notifyFailure',
  path: 'recurring-payments/{id}/failure-notice',
  query: z.strictObject({
    confirmSendAgain: z.boolean().default(false).meta({
      title: 'Confirm send again',
      description: 'True sends a notice that was sent within the last minute once more.',
    }),
  }),
  responses: { 200: ScheduleNoticeSent },
  cost: 10,
  summary: 'Email the customer about a failed schedule',
  description:
    'Sends the notice that a payment of the schedule was declined, which asks for another account. 409 where the schedule has not failed or the customer has email notifications switched off; `detail` says which. 422 on `confirmSendAgain` where it was sent within the last minute.',
});

export const payRecurringPaymentByAccount = contract({
  kind: 'mutation',
  name: 'recurringPayments.payByAccount',
  method: 'DELETE',
  path: 'recurring-payments/{id}/payto-agreement',
  params: oneSchedule(),
  query: z.strictObject({ version: readVersion() }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict', 'validation-failed'],
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  refusedInViewAs: true,
  summary: 'Remove a schedule from its PayTo agreement',
  description:
    'Takes the next payments of a schedule from its account instead of under its PayTo agreement. The agreement stays as it is.',
});

const gives = { field: 'change', is: 'GIVE' } as const;

export const changeRecurringPaymentDate = contract({
  name: 'recurringPayments.changeDate',
  kind: 'mutation',
  method: 'PUT',
  path: 'recurring-payments/{id}/dates/{nominalDate}',
  params: oneSchedule().extend({
    nominalDate: date().meta({
      title: 'Agreed date',
      description: 'Identifies the instalment: its date according to the schedule.',
    }),
  }),
  body: z
    .strictObject({
      change: z.enum(['GIVE', 'SKIP', 'RESTORE']).meta({
        title: 'What to do',
        description:
          'GIVE: another date, another amount or both. SKIP: no payment is taken. RESTORE: the schedule’s own date and amount.',
        'x-form': {
          widget: 'radio',
          options: [
            { value: 'GIVE', label: 'Change the date or amount' },
            { value: 'SKIP', label: 'Skip this payment' },
            { value: 'RESTORE', label: 'Restore the schedule’s date and amount' },
          ],
        },
      }),
      newDate: date()
        .optional()
        .meta({
          title: 'Day',
          description: 'Date of the payment, between the payments before and after it; the agreed date if left out.',
          'x-form': { width: 'half', visibleWhen: gives },
        }),
      newAmount: amountText()
        .optional()
        .meta({
          title: 'Amount',
          description: 'Principal of this payment only; the schedule’s amount if left out.',
          examples: ['80.00'],
          'x-form': { widget: 'money', width: 'half', visibleWhen: gives },
        }),
      version: readVersion(),
    })
    .meta({ id: 'ScheduleDateChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  summary: 'Change an instalment of a schedule',
  description:
    'Skips one payment, moves it or changes its amount; all others stay as they are. A skipped payment counts towards the schedule’s number of payments.',
});
