import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Who looks names up, and how often they may. */
export interface LookupBudget {
  /** `user 12`, `api-key 5`, `certificate 12`, `community 10`. */
  readonly subject: string;
  readonly aMinute: number;
  readonly anHour: number;
  readonly aDay: number;
}

/** A budget that is used up. */
export interface UsedUpBudget {
  readonly subject: string;
  readonly window: 'minute' | 'hour' | 'day';
  /** The look-ups that the window allows. */
  readonly limit: number;
  /** Seconds until another look-up is allowed. */
  readonly retryAfter: number;
  /** Whether staff are to be notified: an hour or a day is used up, and no earlier refusal of that kind was within a day. */
  readonly isAlarm: boolean;
}

interface Counted {
  subject: string;
  this_minute: number;
  first_this_minute: string | null;
  this_hour: number;
  first_this_hour: string | null;
  today: number;
  first_today: string | null;
  alarms: number;
}

/**
 * Takes one look-up from each budget, or none where one is used up, which is returned. Processes that count the same
 * subject wait for each other. Windows slide: the last 60 seconds, 60 minutes and 24 hours.
 */
export async function takeNameLookup(
  trx: WriteTransaction,
  budgets: readonly LookupBudget[],
  now: Date,
): Promise<UsedUpBudget | null> {
  const subjects = budgets.map(({ subject }) => subject);
  // In the order of the budgets, callers before communities, so that no two wait for each other
  for (const subject of subjects)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`name lookups ${subject}`}, 7201120025))`.execute(trx);
  const at = now.getTime();
  const [minuteAgo, hourAgo, dayAgo] = [MINUTE_MS, HOUR_MS, DAY_MS].map((length) =>
    new Date(at - length).toISOString(),
  );
  await sql`delete from app.name_lookup where subject = any(${subjects}::text[]) and looked_up_at <= ${dayAgo}`.execute(
    trx,
  );
  const { rows } = await sql<Counted>`
    select subject,
      count(*) filter (where kind = 'LOOKUP' and looked_up_at > ${minuteAgo}) as this_minute,
      min(looked_up_at) filter (where kind = 'LOOKUP' and looked_up_at > ${minuteAgo}) as first_this_minute,
      count(*) filter (where kind = 'LOOKUP' and looked_up_at > ${hourAgo}) as this_hour,
      min(looked_up_at) filter (where kind = 'LOOKUP' and looked_up_at > ${hourAgo}) as first_this_hour,
      count(*) filter (where kind = 'LOOKUP') as today,
      min(looked_up_at) filter (where kind = 'LOOKUP') as first_today,
      count(*) filter (where kind = 'ALARM') as alarms
    from app.name_lookup where subject = any(${subjects}::text[]) group by subject`.execute(trx);
  const counted = new Map(rows.map((row) => [row.subject, row]));
  for (const budget of budgets) {
    const found = usedUp(budget, counted.get(budget.subject), at);
    if (!found) continue;
    if (found.isAlarm) await insert(trx, [budget.subject], 'ALARM', now);
    return found;
  }
  await insert(trx, subjects, 'LOOKUP', now);
  return null;
}

function usedUp(
  { subject, aMinute, anHour, aDay }: LookupBudget,
  row: Counted | undefined,
  at: number,
): UsedUpBudget | null {
  if (!row) return null;
  const isAlarm = row.alarms === 0;
  const wait = (first: string | null, length: number) =>
    Math.max(Math.ceil((Date.parse(first ?? '') + length - at) / 1000), 1);
  if (row.today >= aDay)
    return { subject, window: 'day', limit: aDay, retryAfter: wait(row.first_today, DAY_MS), isAlarm };
  if (row.this_hour >= anHour)
    return { subject, window: 'hour', limit: anHour, retryAfter: wait(row.first_this_hour, HOUR_MS), isAlarm };
  if (row.this_minute >= aMinute) {
    const retryAfter = wait(row.first_this_minute, MINUTE_MS);
    return { subject, window: 'minute', limit: aMinute, retryAfter, isAlarm: false };
  }
  return null;
}

async function insert(
  trx: WriteTransaction,
  subjects: readonly string[],
  kind: 'LOOKUP' | 'ALARM',
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.name_lookup')
    .values(subjects.map((subject) => ({ subject, kind, looked_up_at: now.toISOString() })))
    .execute();
}
