import type { Learner } from './apply-answer.ts';

/** A job that learns outcomes, as audit entries name it. */
export const jobLearner = (job: string): Learner => ({
  actor: { kind: 'job', job },
  origin: { requestId: '', ip: '', userAgent: '' },
});
