import * as contracts from '@quickportal/contracts/api-logs/contracts';
import { reasonPhraseOf } from '@quickportal/contracts/api-logs/http-statuses';
import { daysOf } from '@quickportal/contracts/rules/dates/day-periods';
import { listApiLogs as list } from '@quickportal/db/api-logs/list-api-logs';
import { searchWords } from '../../engines/api-keys/search-terms.ts';
import { instantsOfDays } from '../../engines/clock/local-time.ts';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';
import { requireLogReader } from './api-log-guards.ts';
import { spanStarts } from './log-spans.ts';

export const listApiLogs = implement(contracts.listApiLogs).query(async ({ ctx, input: { query } }) => {
  requireLogReader(ctx);
  // Calls that this process made a moment ago
  await ctx.services.apiKeys.log.flush();
  const { query: text = '', recent, period, from, to, ...criteria } = query;
  const days = period === undefined ? { from, to } : daysOf(period, today(ctx));
  const chosen = instantsOfDays(days, communityOf(ctx).timeZone);
  // Where both are chosen, calls are in both
  const froms = [chosen.from, recent && spanStarts(ctx, recent)[0]].filter((moment) => moment !== undefined);
  const found = await list(ctx.db, {
    ...criteria,
    ...chosen,
    from: froms.toSorted().at(-1),
    words: searchWords(text),
  });
  const items = found.items.map((row) => ({ ...row, httpStatusDescription: reasonPhraseOf(row.httpStatus) }));
  return pageOf({ ...found, items }, query);
});
