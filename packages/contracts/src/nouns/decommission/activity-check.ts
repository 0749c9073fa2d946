/** Days without activity from which on it is green (3K038). */
export const QUIET_DAYS = 366;
/** Days since the last activity below which it is red (3K040); between the two it is orange (3K039). */
export const BUSY_DAYS = 100;
/** Days for which service messages are looked back (3R500). */
export const SERVICE_MESSAGE_DAYS = 30;

export type CheckColour = 'green' | 'orange' | 'red';

/** The colour of activity that was `days` ago; null: there never was any. */
export function activityColour(days: number | null): CheckColour {
  if (days === null || days >= QUIET_DAYS) return 'green';
  return days < BUSY_DAYS ? 'red' : 'orange';
}
