import type { Context } from './context.ts';

// The zone of community 1; whoever works in no community is shown its dates
const PLATFORM_ZONE = 'Australia/Sydney';
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date of a moment in a zone, yyyy-mm-dd. */
export function dateIn(timeZone: string, moment: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(moment);
}

/** Today where the caller works, yyyy-mm-dd in the community's zone. */
export function today({ services, actor }: Context): string {
  const community = actor.kind === 'user' || actor.kind === 'apiKey' ? actor.community : null;
  return dateIn(community?.timeZone ?? PLATFORM_ZONE, services.clock.now());
}
