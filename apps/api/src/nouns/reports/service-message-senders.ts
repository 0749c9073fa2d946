import { reports, type ReportCode } from '@quickportal/contracts/reports/report-codes';
import { reportSender } from './write-report.ts';

/** Reports are service messages that a worker writes into a file. */
export const serviceMessageSenders = (Object.keys(reports) as ReportCode[]).map(reportSender);
