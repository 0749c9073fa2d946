// What other nouns may use of this one.
export { periodOf, type ReportParameters } from './report-parameters.ts';
