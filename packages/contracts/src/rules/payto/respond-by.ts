const MINUTE = 60_000;

/** Agreements follow Sydney's dates and times, wherever the community is (domain/payto.md section 6). */
export const PAYTO_TIME_ZONE = 'Australia/Sydney';

/** How long a payer has to approve a new agreement or a bilateral amendment, in calendar days. */
export const RESPOND_WITHIN_DAYS = 5;
export const RESPOND_WITHIN_MINUTES = RESPOND_WITHIN_DAYS * 1_440;

/** Until when the payer of what was submitted at a moment can respond; weekends and holidays count. */
export const respondBy = (submittedAt: Date): Date => new Date(submittedAt.getTime() + RESPOND_WITHIN_MINUTES * MINUTE);

const units = [
  { noun: 'day', minutes: 1_440 },
  { noun: 'hour', minutes: 60 },
  { noun: 'minute', minutes: 1 },
];

/** The time that a payer has left, in its two largest units and rounded down: `3 days 4 hours left`. */
export function timeLeft(until: Date, now: Date): string {
  const milliseconds = until.getTime() - now.getTime();
  if (milliseconds <= 0) return 'No time left';
  const minutes = Math.floor(milliseconds / MINUTE);
  const largest = units.findIndex((unit) => minutes >= unit.minutes);
  if (largest === -1) return 'Less than a minute left';
  let rest = minutes;
  const words = units.slice(largest, largest + 2).flatMap(({ noun, minutes: length }) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
  });
  return `${words.join(' ')} left`;
}
