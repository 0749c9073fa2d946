import type { ApiLogErrorGroup, ApiLogSummary } from '@quickportal/contracts/api-logs/api-log-summary';
import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { countApiLogErrors, countApiLogs } from '@quickportal/db/api-logs/count-api-logs';
import { implement } from '../../procedures/implement.ts';
import { requireLogReader } from './api-log-guards.ts';
import { spanStarts } from './log-spans.ts';

/** Steps of the small chart of a group of errors. */
const STEPS = 12;
const MOST_GROUPS = 20;

export const getApiLogSummary = implement(contracts.getApiLogSummary).query(async ({ ctx, input: { query } }) => {
  requireLogReader(ctx);
  await ctx.services.apiKeys.log.flush();
  const now = ctx.services.clock.now();
  const before = new Date(now.getTime() + 1).toISOString();
  const starts = spanStarts(ctx, query.hours);
  const [{ spans, percentile95Ms }, errors] = await Promise.all([
    countApiLogs(ctx.db, { starts, before }),
    countApiLogErrors(ctx.db, { starts: stepsOf(starts, now), before }),
  ]);
  return toSummary({ starts, spans, percentile95Ms, groups: groupErrors(errors) });
});

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
