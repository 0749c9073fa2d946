import { statementSourceTitles } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { bankingCalendar } from '@quickportal/contracts/rules/banking-calendar/banking-days';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { listAccountDays, type AccountDay } from '@quickportal/db/bankrec-services/read-statement-accounts';
import { momentOf } from '../../engines/clock/local-time.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import type { Services } from '../../procedures/services.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted, daysText } from './service-report.ts';

const BATCH = 500;
const calendars = { AUD: bankingCalendar('AU'), NZD: bankingCalendar('NZ') } as const;

/** Lists the active accounts whose statement of a day has not arrived, and statements that do not follow on. */
export async function reportStatementStatus(
  { db }: Services,
  { day, report, signal }: ServiceRun,
): Promise<ServiceOutcome> {
  const before = momentOf(`${addDays(day, 1)}T00:00`, PLATFORM_ZONE).toISOString();
  const counts = { arrived: 0, missing: 0, gaps: 0 };
  if (!calendars.AUD.isBankingDay(day)) report.add('No banking day in Australia: banks send no statement.');
  if (!calendars.NZD.isBankingDay(day)) report.add('No banking day in New Zealand: banks send no statement.');
  let behind = { afterCommunityId: 0, afterAccountId: 0 };
  for (;;) {
    signal.throwIfAborted();
    const accounts = await listAccountDays(db.reader({ kind: 'jobs' }), { day, before, ...behind, limit: BATCH });
    for (const account of accounts) {
      const said = account.hasStatement ? gapOf(account) : missingOf(account, day);
      if (account.hasStatement) counts.arrived += 1;
      if (said === undefined) continue;
      counts[account.hasStatement ? 'gaps' : 'missing'] += 1;
      const { communityName, businessName, aliasName, source } = account;
      report.add(`${communityName}, ${businessName}, ${aliasName} (${statementSourceTitles[source]}): ${said}`);
    }
    const last = accounts.at(-1);
    if (!last || accounts.length < BATCH) break;
    behind = { afterCommunityId: last.communityId, afterAccountId: last.bankStatementAccountId };
  }
  const gaps = counts.gaps === 0 ? '' : `, ${counted(counts.gaps, 'gap')}`;
  return { text: `${counts.arrived} arrived, ${counts.missing} missing${gaps}` };
}

/** What is missing of an account without a statement of the day; undefined where none is expected. */
function missingOf(account: AccountDay, day: string): string | undefined {
  const { source, currency, lineCount, previousDate, previousClosing } = account;
  if (source === 'SIMULATION')
    return lineCount === 0
      ? undefined
      : `no statement, ${counted(lineCount, 'simulation line waits', 'simulation lines wait')}. Run the simulation for the day.`;
  const calendar = calendars[currency];
  if (!calendar.isBankingDay(day)) return undefined;
  if (previousDate === null || previousClosing === null) return 'no statement, and none before it.';
  const missing: string[] = [];
  for (let next = calendar.next(previousDate); next <= day; next = calendar.next(next)) missing.push(next);
  const closing = moneyOf(BigInt(previousClosing), currency).displayAmount;
  return `no statement. The last one is of ${displayDate(previousDate)} and closed with ${closing}. Missing: ${daysText(missing)}.`;
}

/** How a statement does not follow on; undefined where it does. */
function gapOf({ openingBalance, previousClosing, previousDate, currency }: AccountDay): string | undefined {
  if (openingBalance === null || previousClosing === null || previousDate === null) return undefined;
  const gap = BigInt(openingBalance) - BigInt(previousClosing);
  if (gap === 0n) return undefined;
  const shown = (cents: number) => moneyOf(BigInt(cents), currency).displayAmount;
  return `opens with ${shown(openingBalance)}, but the statement of ${displayDate(previousDate)} closed with ${shown(previousClosing)}: a gap of ${moneyOf(gap, currency).displayAmount}.`;
}
