import { cardSurchargesMessage } from './card-surcharges-message.ts';
import { changeDate } from './change-date.ts';
import { createSchedule } from './create-schedule.ts';
import { resumeSchedule, stopSchedule } from './end-schedules.ts';
import { getData, getNewData } from './form-data.ts';
import { getSchedule, listPastDates, listSchedules } from './list-schedules.ts';
import { previewSchedule } from './preview-schedule.ts';
import { updateSchedule } from './update-schedule.ts';

/** The calls about payment schedules. */
export const recurringPayments = {
  cardSurchargesMessage,
  changeDate,
  create: createSchedule,
  formData: getData,
  get: getSchedule,
  list: listSchedules,
  newFormData: getNewData,
  occurrences: listPastDates,
  preview: previewSchedule,
  resume: resumeSchedule,
  stop: stopSchedule,
  update: updateSchedule,
};
