import type { Health } from '../health/health.ts';
import type { IpFactsServices } from '../ip-facts/ip-facts-services.ts';
import type { JobsHere } from '../jobs/jobs-here.ts';

/** What is measured. */
export interface MetricsServices extends IpFactsServices {
  readonly health: Health;
  readonly jobs: JobsHere;
}
