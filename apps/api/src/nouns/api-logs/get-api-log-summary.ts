import type { ApiLogErrorGroup, ApiLogSummary } from '@quickportal/contracts/api-logs/api-log-summary';
import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { countApiLogErrors, countApiLogs } from '@quickportal/db/api-logs/count-api-logs';
import { momentOf } from '../../engines/clock/local-time.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';
import { requireLogReader } from './api-log-guards.ts';

const HOUR = 3_600_000;
/** Steps of the small chart of a group of errors. */
const STEPS = 12;
const MOST_GROUPS = 20;

export const getApiLogSummary = implement(contracts.getApiLogSummary).query(async ({ ctx, input: { query } }) => {
  requireLogReader(ctx);
  await ctx.services.apiKeys.log.flush();
  const now = ctx.services.clock.now();
  const before = new Date(now.getTime() + 1).toISOString();
  const starts = query.hours === '24' ? hoursUntil(now) : daysUntil(today(ctx), communityOf(ctx).timeZone);
  const [{ spans, percentile95Ms }, errors] = await Promise.all([
    countApiLogs(ctx.db, { starts, before }),
    countApiLogErrors(ctx.db, { starts: stepsOf(starts, now), before }),
  ]);
  return toSummary({ starts, spans, percentile95Ms, groups: groupErrors(errors) });
});

/** The beginnings of this hour and of the 23 before. */
const hoursUntil = (now: Date): string[] => {
  const last = Math.floor(now.getTime() / HOUR) * HOUR;
  return Array.from({ length: 24 }, (_, at) => new Date(last - (23 - at) * HOUR).toISOString());
};

/** The beginnings of a day and of the six before. */
const daysUntil = (last: string, timeZone: string): string[] =>
  Array.from({ length: 7 }, (_, at) => momentOf(`${addDays(last, at - 6)}T00:00`, timeZone).toISOString());

/** The beginnings of twelve equal parts of the time from the first start to now. */
function stepsOf(starts: readonly string[], now: Date): string[] {
  const from = Date.parse(starts[0] ?? now.toISOString());
  const step = (now.getTime() - from) / STEPS;
  return Array.from({ length: STEPS }, (_, at) => new Date(from + at * step).toISOString());
}

type Errors = Awaited<ReturnType<typeof countApiLogErrors>>;

/** Puts the counts of the spans together by operation, status and type, most errors first. */
function groupErrors(errors: Errors): ApiLogErrorGroup[] {
  const groups = new Map<string, ApiLogErrorGroup>();
  for (const { operation, httpStatus, errorType, span, errors: count, lastDate } of errors) {
    const key = JSON.stringify([operation, httpStatus, errorType]);
    const group = groups.get(key) ?? {
      operation,
      httpStatus,
      errorType,
      errors: 0,
      lastDate,
      spans: Array.from({ length: STEPS }, () => 0),
    };
    group.errors += count;
    group.spans[span - 1] = count;
    if (group.lastDate < lastDate) group.lastDate = lastDate;
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.errors - a.errors || (a.lastDate < b.lastDate ? 1 : -1));
}

interface Counted {
  starts: readonly string[];
  spans: Awaited<ReturnType<typeof countApiLogs>>['spans'];
  percentile95Ms: number | null;
  groups: readonly ApiLogErrorGroup[];
}

function toSummary({ starts, spans, percentile95Ms, groups }: Counted): ApiLogSummary {
  const counted = new Map(spans.map((row) => [row.span, row]));
  const sum = (what: 'calls' | 'errors') => spans.reduce((all, row) => all + row[what], 0);
  return {
    calls: sum('calls'),
    errors: sum('errors'),
    percentile95Ms,
    spans: starts.map((from, at) => ({
      from,
      calls: counted.get(at + 1)?.calls ?? 0,
      errors: counted.get(at + 1)?.errors ?? 0,
    })),
    errorGroups: groups.slice(0, MOST_GROUPS),
    errorGroupsCount: groups.length,
  };
}
