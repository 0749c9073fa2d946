import type { Services } from '../services.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../clock/local-time.ts';

/** A kind of thing that becomes due (app.due_job). Its jobs run under the topic of the same name. */
export interface DueKind {
  kind: string;
  /** When it is due again after `now`; null: only when a user plans it again. */
  next(now: Date, timeZone: string): Date | null;
  /** One waiting job is enough, however often it was due. */
  collapse?: boolean;
}

/** Something the product does by itself, again and again. */
export interface Schedule extends DueKind {
  timeZone: string;
  run(services: Services): Promise<void>;
}

/** Every so many milliseconds, at the round moments of UTC. */
export const every = (milliseconds: number) => (now: Date) =>
  new Date((Math.floor(now.getTime() / milliseconds) + 1) * milliseconds);

/** Every day at a time of the zone's clock, such as 02:30. Where the clock skips it, an hour later. */
export const dailyAt = (time: string) => (now: Date, timeZone: string) => {
  for (let days = 0; ; days++) {
    const date = dateIn(timeZone, new Date(now.getTime() + days * 86_400_000));
    const moment = momentOf(`${date}T${time}`, timeZone);
    if (moment > now) return moment;
  }
};
