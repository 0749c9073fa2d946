import { changeOccurrence } from './change-occurrence.ts';
import { createRecurringPayment } from './create-recurring-payment.ts';
import { getCardSurchargesMessage } from './get-card-surcharges-message.ts';
import { getNewScheduleData } from './get-new-schedule-data.ts';
import { getRecurringPayment } from './get-recurring-payment.ts';
import { getScheduleData } from './get-schedule-data.ts';
import { listFailedSchedules } from './list-failed-schedules.ts';
import { listOccurrences } from './list-occurrences.ts';
import { listRecurringPayments } from './list-recurring-payments.ts';
import { previewRecurringPayment } from './preview-recurring-payment.ts';
import { resumeRecurringPayment } from './resume-recurring-payment.ts';
import { stopRecurringPayment } from './stop-recurring-payment.ts';
import { updateRecurringPayment } from './update-recurring-payment.ts';

/** The calls about payment schedules. */
export const recurringPayments = {
  cardSurchargesMessage: getCardSurchargesMessage,
  changeDate: changeOccurrence,
  create: createRecurringPayment,
  failed: listFailedSchedules,
  formData: getScheduleData,
  get: getRecurringPayment,
  list: listRecurringPayments,
  newFormData: getNewScheduleData,
  occurrences: listOccurrences,
  preview: previewRecurringPayment,
  resume: resumeRecurringPayment,
  stop: stopRecurringPayment,
  update: updateRecurringPayment,
};
