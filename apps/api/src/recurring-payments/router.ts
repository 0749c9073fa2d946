import { changeOccurrence } from './change-occurrence.ts';
import { createRecurringPayment } from './create-recurring-payment.ts';
import { getCardSurchargesMessage } from './get-card-surcharges-message.ts';
import { getNewScheduleData } from './get-new-schedule-data.ts';
import { getRecurringPayment } from './get-recurring-payment.ts';
import { getScheduleData } from './get-schedule-data.ts';
import { getScheduleFailure } from './get-schedule-failure.ts';
import { listOccurrences } from './list-occurrences.ts';
import { listRecurringPayments } from './list-recurring-payments.ts';
import { notifyScheduleFailure } from './notify-schedule-failure.ts';
import { payByAccount } from './pay-by-account.ts';
import { pollScheduleExport } from './poll-schedule-export.ts';
import { previewRecurringPayment } from './preview-recurring-payment.ts';
import { resumeRecurringPayment } from './resume-recurring-payment.ts';
import { retryRecurringPayment } from './retry-recurring-payment.ts';
import { searchRecurringPayments } from './search-recurring-payments.ts';
import { startScheduleExport } from './start-schedule-export.ts';
import { stopRecurringPayment } from './stop-recurring-payment.ts';
import { updateRecurringPayment } from './update-recurring-payment.ts';

/** The calls about payment schedules. */
export const recurringPayments = {
  cardSurchargesMessage: getCardSurchargesMessage,
  changeDate: changeOccurrence,
  create: createRecurringPayment,
  failure: getScheduleFailure,
  formData: getScheduleData,
  get: getRecurringPayment,
  list: listRecurringPayments,
  newFormData: getNewScheduleData,
  notifyFailure: notifyScheduleFailure,
  occurrences: listOccurrences,
  payByAccount,
  pollExport: pollScheduleExport,
  preview: previewRecurringPayment,
  resume: resumeRecurringPayment,
  retry: retryRecurringPayment,
  search: searchRecurringPayments,
  startExport: startScheduleExport,
  stop: stopRecurringPayment,
  update: updateRecurringPayment,
};
