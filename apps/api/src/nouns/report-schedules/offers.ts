// What other nouns may use of this one.
export { mailFailedReportRun, mailReportRun } from './mail-report-run.ts';
