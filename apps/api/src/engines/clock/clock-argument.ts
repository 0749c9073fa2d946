import { momentOf } from './local-time.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const STEP = /^([+-])(\d{1,6})([smhdw])$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?(Z)?$/;

/** An invalid argument; its message is shown to the person who typed it. */
export class ClockArgumentError extends Error {
  override readonly name = 'ClockArgumentError';
}

/**
 * Parses an argument into an offset in milliseconds: `reset`, a step from the current demo time such as +3d, -2h, +90m,
 * or a time such as 2026-12-24T09:00 in the zone (with Z: UTC).
 */
export function offsetFor(argument: string, at: { real: Date; offset: number; timeZone: string }): number {
  if (argument === 'reset') return 0;
  const [, sign, count, unit] = STEP.exec(argument) ?? [];
  if (sign && count && unit) return at.offset + (sign === '-' ? -1 : 1) * Number(count) * (UNITS[unit] as number);
  const moment = MOMENT.test(argument) ? readMoment(argument, at.timeZone) : null;
  if (moment === null)
    throw new ClockArgumentError(
      `${argument} is neither reset, a step such as +3d, nor a moment such as 2026-12-24T09:00`,
    );
  return moment.getTime() - at.real.getTime();
}

function readMoment(text: string, timeZone: string): Date | null {
  const local = text.replace('Z', '').includes('T') ? text.replace('Z', '') : `${text.replace('Z', '')}T00:00`;
  try {
    return momentOf(local, text.endsWith('Z') ? 'UTC' : timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
