import { generateExpiredCardsReport, generateReportCashAppliedFile } from '@quickportal/contracts/reports/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

const months = [
  { value: '2026-11-01', label: 'November 2026' },
  { value: '2026-10-01', label: 'October 2026' },
];

/** The form of a report of a month, as the server fills it. */
export const monthForm =
  generateExpiredCardsReport.body &&
  formSchema(generateExpiredCardsReport.body, {
    values: { valueDate: '2026-11-01' },
    options: { months },
    today: '2026-11-20',
  });

/** The form of the cash applied file, as the server fills it. */
export const cashAppliedForm =
  generateReportCashAppliedFile.body &&
  formSchema(generateReportCashAppliedFile.body, {
    values: { cashAppliedFileDate: '2026-11-20', closeOpenPaymentBatches: false },
    options: {},
    today: '2026-11-20',
  });
