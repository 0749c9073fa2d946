import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { id } from '../kernel/primitives.ts';
import { changeVersion, ofCustomer, oneSchedule, scheduleAudience } from './call-parts.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
import { RecurringPayment } from './recurring-payment.ts';
import { confirmPaymentToday, scheduleShape } from './schedule-fields.ts';

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
    .strictObject({ ...scheduleShape, confirmPaymentToday, version: changeVersion })
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
  body: z.strictObject({ version: changeVersion }).meta({ id: 'RecurringPaymentStop' }),
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
  body: z.strictObject({ confirmPaymentToday, version: changeVersion }).meta({ id: 'RecurringPaymentResume' }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict'],
  summary: 'Resume a schedule',
  description: `Makes a schedule active again that failed, or became inactive with its account or customer. Missed dates are not made up. ${today}`,
});
