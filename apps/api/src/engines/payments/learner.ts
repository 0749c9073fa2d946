import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Actor } from '../access/actor.ts';

/** Who learned an outcome. */
export interface Learner {
  actor: Actor;
  origin: RequestOrigin;
}

/** A job that learns outcomes, as audit entries name it. */
export const jobLearner = (job: string): Learner => ({
  actor: { kind: 'job', job },
  origin: { requestId: '', ip: '', userAgent: '' },
});
