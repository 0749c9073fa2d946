import type { CommunityZones, FormerTimeZone } from '@quickportal/contracts/rules/dates/community-zones';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** So many days before a payment its customer is reminded. */
export const REMIND_DAYS = 3;

const clocks = preparedQuery('recurring-payments.clocks', () =>
  build
    .selectFrom('app.community')
    .select([
      'id as communityId',
      'time_zone as timeZone',
      sql<FormerTimeZone[]>`former_time_zones`.as('formerTimeZones'),
    ])
    .where('enabled', '=', true)
    .orderBy('id'),
);

/** Every enabled community and its zones. Scope jobs. */
export const listClocks = (db: Reader): Promise<(CommunityZones & { communityId: number })[]> => db.all(clocks, {});

/** How far a community's run has come: its day, and the last minute of the run. */
export interface CommunityNight {
  communityId: number;
  day: string;
  minute: number;
}

interface OccurrenceKey {
  communityId: number;
  id: number;
}
interface Params {
  nights: string;
  communityId: number;
  id: number;
  limit: number;
}

const nights = (json: string) =>
  sql<CommunityNight>`(select * from json_to_recordset(${json}::json) x("communityId" bigint, "day" date, "minute" int))`;
const params = (list: readonly CommunityNight[], after: OccurrenceKey | undefined, limit: number): Params => ({
  nights: JSON.stringify(list),
  communityId: after?.communityId ?? 0,
  id: after?.id ?? 0,
  limit,
});

const schedules = preparedQuery('recurring-payments.due', (p: Params) =>
  build
    .selectFrom('app.recurring_payment as r')
    .innerJoin(nights(p.nights).as('n'), 'n.communityId', 'r.community_id')
    .select(['r.community_id as communityId', 'r.id', 'r.id as recurringPaymentId'])
    .where('r.status', '=', 'ACTIVE')
    .where(sql<boolean>`r.run_on <= n."day" and (r.run_on < n."day" or r.id % 90 <= n."minute")`)
    .where(sql<boolean>`(r.community_id, r.id) > (${p.communityId}::bigint, ${p.id}::bigint)`)
    .orderBy('r.community_id')
    .orderBy('r.id')
    .limit(p.limit),
);

/** Schedules that the worker looks at now, a page after a place, spread over the minutes of the run. Scope jobs. */
export const findDueRecurringPayments = (
  db: Reader,
  list: readonly CommunityNight[],
  after: OccurrenceKey | undefined,
  limit: number,
): Promise<(OccurrenceKey & { recurringPaymentId: number })[]> => db.all(schedules, params(list, after, limit));

const retries = preparedQuery('recurring-payments.due-retries', (p: Params) =>
  build
    .selectFrom('app.recurring_occurrence as o')
    .innerJoin(nights(p.nights).as('n'), 'n.communityId', 'o.community_id')
    .select([
      'o.community_id as communityId',
      'o.id',
      'o.id as occurrenceId',
      'o.recurring_payment_id as recurringPaymentId',
    ])
    .where('o.status', '=', 'RETRYING')
    .where(sql<boolean>`o.next_attempt_date <= n."day" and (o.next_attempt_date < n."day" or o.id % 90 <= n."minute")`)
    .where(sql<boolean>`(o.community_id, o.id) > (${p.communityId}::bigint, ${p.id}::bigint)`)
    .orderBy('o.community_id')
    .orderBy('o.id')
    .limit(p.limit),
);

/** Failed dates whose next try has come; likewise. */
export const findDueRetries = (
  db: Reader,
  list: readonly CommunityNight[],
  after: OccurrenceKey | undefined,
  limit: number,
): Promise<(OccurrenceKey & { occurrenceId: number; recurringPaymentId: number })[]> =>
  db.all(retries, params(list, after, limit));

// one community after the other (offset 0 keeps it so): the planner would rather read all schedules
const soon = (p: Params) => sql<OccurrenceKey & { recurringPaymentId: number }>`(
  select r.community_id as "communityId", r.id, r.id as "recurringPaymentId"
  from ${nights(p.nights)} n cross join lateral (
    select community_id, id from app.recurring_payment
    where community_id = n."communityId" and status = 'ACTIVE'
      and next_payment_date > n."day" and next_payment_date <= n."day" + ${sql.lit(REMIND_DAYS)}
      and reminded_date is distinct from next_payment_date and id % 90 <= n."minute"
    offset 0) r)`;
const upcoming = preparedQuery('recurring-payments.upcoming', (p: Params) =>
  build
    .selectFrom(soon(p).as('soon'))
    .selectAll()
    .where(sql<boolean>`("communityId", id) > (${p.communityId}::bigint, ${p.id}::bigint)`)
    .orderBy('communityId')
    .orderBy('id')
    .limit(p.limit),
);

/** Schedules whose customer is to be reminded of the next payment; likewise. */
export const findUpcoming = (
  db: Reader,
  list: readonly CommunityNight[],
  after: OccurrenceKey | undefined,
  limit: number,
): Promise<(OccurrenceKey & { recurringPaymentId: number })[]> => db.all(upcoming, params(list, after, limit));
