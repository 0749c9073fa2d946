import type { ServiceReport } from './service-report.ts';

/** One run of a service for a day. */
export interface ServiceRun {
  readonly day: string;
  readonly report: ServiceReport;
  readonly signal: AbortSignal;
}

/** What a run did, in a few words; `waits` where another attempt has to finish it. */
export interface ServiceOutcome {
  readonly text: string;
  readonly waits?: boolean;
}
