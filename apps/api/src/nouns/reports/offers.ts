// What other nouns may use of this one.
export { bankingDaysOf, cutOffOfCards } from './cash-applied-dates.ts';
export { periodOf, type ReportParameters } from './report-parameters.ts';
