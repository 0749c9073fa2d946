import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Actor } from '../access/actor.ts';

/** The process that learned an outcome. */
export interface Learner {
  actor: Actor;
  origin: RequestOrigin;
}

/** Creates the learner of a job, as shown in audit entries. */
export const jobLearner = (job: string): Learner => ({
  actor: { kind: 'job', job },
  origin: { requestId: '', ip: '', userAgent: '' },
});
