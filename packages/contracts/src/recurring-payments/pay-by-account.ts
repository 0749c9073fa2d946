import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { changeVersion, oneSchedule, scheduleAudience } from './call-parts.ts';
import { scheduleChangeRights } from './recurring-payment-rights.ts';
import { RecurringPayment } from './recurring-payment.ts';

export const payRecurringPaymentByAccount = contract({
  kind: 'mutation',
  name: 'recurringPayments.payByAccount',
  method: 'DELETE',
  path: 'recurring-payments/{id}/payto-agreement',
  params: oneSchedule(),
  query: z.strictObject({ version: changeVersion }),
  responses: { 200: RecurringPayment },
  errors: ['state-conflict', 'validation-failed'],
  audience: scheduleAudience,
  rights: { anyOf: scheduleChangeRights },
  refusedInViewAs: true,
  summary: 'Remove a schedule from its PayTo agreement',
  description:
    'Takes the next payments of a schedule from its account instead of under its PayTo agreement. The agreement stays as it is.',
});
