import { exportCalls } from '../exports/protocol.ts';
import { scheduleExportRights } from './recurring-payment-rights.ts';
import { scheduleList } from './schedule-lists.ts';
import { scheduleCriteria } from './search.ts';

export const { start: startRecurringPaymentExport, poll: pollRecurringPaymentExport } = exportCalls(scheduleList, {
  names: ['recurringPayments.startExport', 'recurringPayments.pollExport'],
  path: 'recurring-payments-export',
  requestId: 'ScheduleExportRequest',
  criteria: scheduleCriteria,
  rights: scheduleExportRights,
  audit: 'recurring-payments.exported',
});
