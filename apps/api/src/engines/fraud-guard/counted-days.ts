import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { HIT_DAYS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../clock/local-time.ts';

/** Returns the days of the community for which hits are counted and tested, ending today. */
export function countedDays(moment: Date, timeZone: string): { day: string; start: Date }[] {
  const today = dateIn(timeZone, moment);
  return Array.from({ length: HIT_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - HIT_DAYS);
    return { day, start: momentOf(`${day}T00:00`, timeZone) };
  });
}
