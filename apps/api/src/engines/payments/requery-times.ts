import type { Foundation } from '../foundation.ts';

/** Number of frequent queries, after which they become rare. */
const OFTEN = 10;
const SELDOM = 15;

type Configured = Pick<Foundation, 'configuration'>;

/**
 * Returns the time of the first query: REQUERY_SECONDS (60) after sending, which is longer than any call to a gateway
 * takes, so the sender has given up or died.
 */
export const firstRequery = ({ configuration }: Configured, now: Date): Date =>
  new Date(now.getTime() + configuration.requerySeconds * 1000);

/** Returns the time of the next query, after a number of queries. */
export const nextRequery = (
  { configuration }: Configured,
  { now, requeries }: { now: Date; requeries: number },
): Date => new Date(now.getTime() + configuration.requerySeconds * 1000 * (requeries < OFTEN ? 1 : SELDOM));
