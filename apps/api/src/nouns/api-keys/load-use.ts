import { type ApiKeyUse, USE_DAYS } from '@quickportal/contracts/api-keys/api-key-use';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Credential } from '@quickportal/db/api-keys/credential';
import { listApiKeyUseDays, listApiKeyUses, type UseGroup } from '@quickportal/db/api-keys/list-api-key-uses';
import type { CallContext } from '../../procedures/context.ts';
import { today } from '../../procedures/today.ts';

/** What a key or a certificate was used for in the last 30 days, calls of a moment ago included. */
export async function loadUse(ctx: CallContext, credential: Credential): Promise<ApiKeyUse> {
  // Calls that this process counted a moment ago
  await ctx.services.apiKeys.uses.flush();
  const to = today(ctx);
  const from = addDays(to, 1 - USE_DAYS);
  const [days, groups] = await Promise.all([
    listApiKeyUseDays(ctx.db, { credential, from }),
    listApiKeyUses(ctx.db, { credential, from, weekFrom: addDays(to, -6) }),
  ]);
  return toApiKeyUse(groups, everyDay(days, from));
}

/** Every day from the first one on, also those without a call. */
function everyDay(counted: readonly { day: string; calls: number }[], from: string): ApiKeyUse['days'] {
  const calls = new Map(counted.map(({ day, calls: n }) => [day, n]));
  return Array.from({ length: USE_DAYS }, (_, at) => addDays(from, at)).map((day) => ({
    day,
    calls: calls.get(day) ?? 0,
  }));
}

function toApiKeyUse(groups: readonly UseGroup[], days: ApiKeyUse['days']): ApiKeyUse {
  const of = <T>(wanted: UseGroup['grouping'], pick: (group: UseGroup) => T) =>
    groups
      .filter(({ grouping }) => grouping === wanted)
      .map((group) => {
        const { calls, callsLastWeek, lastUsedDateTime } = group;
        return { ...pick(group), calls, callsLastWeek, lastUsedDateTime };
      });
  return {
    days,
    routes: of('route', ({ httpMethod, path }) => ({ httpMethod: httpMethod ?? '', path: path ?? '' })),
    addresses: of('address', ({ ipAddress }) => ({ ipAddress: ipAddress ?? '' })),
    programs: of('program', ({ program }) => ({ program: program ?? '' })),
    callers: of('caller', ({ program, ipAddress }) => ({ program: program ?? '', ipAddress: ipAddress ?? '' })),
    callersCount: groups.find(({ grouping }) => grouping === 'caller')?.groups ?? 0,
  };
}
