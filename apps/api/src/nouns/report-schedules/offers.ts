// What other nouns may use of this one.
export { mailReportRun } from './mail-report-run.ts';
