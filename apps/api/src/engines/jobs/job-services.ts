import type { MailServices } from '../mail/mail-services.ts';
import type { NodeServices } from '../nodes/node-services.ts';
import type { JobsHere } from './jobs-here.ts';

/** What a worker needs, besides what its jobs need. */
export interface JobServices extends NodeServices, MailServices {
  readonly jobs: JobsHere;
}
