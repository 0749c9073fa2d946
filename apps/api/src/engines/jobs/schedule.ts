import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../clock/local-time.ts';

/** A kind of due work (app.due_job). Its jobs run under the topic of the same name. */
export interface DueKind {
  kind: string;
  /** Returns the next due time after `now`; null: only when planned again. */
  next(now: Date, timeZone: string): Date | null;
  /** Whether one waiting job is enough, however often it was due. */
  collapse?: boolean;
}

/** Recurring work that needs services `S`. */
export interface Schedule<S> extends DueKind {
  timeZone: string;
  readonly run: (services: S) => Promise<void>;
}

/** Runs at fixed intervals in milliseconds, aligned to UTC. */
export const every = (milliseconds: number) => (now: Date) =>
  new Date((Math.floor(now.getTime() / milliseconds) + 1) * milliseconds);

/** Runs daily at a local time of the zone, such as 02:30; an hour later when the clock skips it. */
export const dailyAt = (time: string) => (now: Date, timeZone: string) => {
  for (let days = 0; ; days++) {
    const date = dateIn(timeZone, new Date(now.getTime() + days * 86_400_000));
    const moment = momentOf(`${date}T${time}`, timeZone);
    if (moment > now) return moment;
  }
};
