import type { Services } from '../services.ts';

/** After so many questions in a short distance it is asked seldom. */
const OFTEN = 10;
const SELDOM = 15;

type Configured = Pick<Services, 'configuration'>;

/**
 * When the outcome of a request that is sent now is asked for first: REQUERY_SECONDS (60) later. That is later than any
 * call to a gateway takes: anyone who sent it has given up, or has died.
 */
export const firstRequery = ({ configuration }: Configured, now: Date): Date =>
  new Date(now.getTime() + configuration.requerySeconds * 1000);

/** When it is asked for again, after so many questions. */
export const nextRequery = (
  { configuration }: Configured,
  { now, requeries }: { now: Date; requeries: number },
): Date => new Date(now.getTime() + configuration.requerySeconds * 1000 * (requeries < OFTEN ? 1 : SELDOM));
