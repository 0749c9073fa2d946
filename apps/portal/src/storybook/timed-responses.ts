import type { PortalServer } from './portal-at.tsx';

// A timer never comes before its time, by more than rounding; how late it comes is the machine's
export const NEARLY_FIVE_SECONDS = 4990;

/** Returns a call with one response after the other, and tells the milliseconds between the first two. */
export function timedResponses(server: PortalServer, call: string, ...responses: { data: unknown }[]): () => number {
  const times: number[] = [];
  const timed = responses.map((response) => () => {
    times.push(performance.now());
    return response;
  });
  server.respond(call, ...timed);
  return () => (times[1] ?? 0) - (times[0] ?? 0);
}
