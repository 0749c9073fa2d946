import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { listBillingCounts } from '@quickportal/db/bankrec-services/read-statement-accounts';
import type { Services } from '../../procedures/services.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted } from './service-report.ts';

const BATCH = 50;

/** Counts what each community had from the first of the month to the day, for its bill. */
export async function reportBilling({ db }: Services, { day, report, signal }: ServiceRun): Promise<ServiceOutcome> {
  const from = `${day.slice(0, 7)}-01`;
  const total = { communities: 0, accounts: 0, statements: 0, lines: 0 };
  report.add(`From ${displayDate(from)} to ${displayDate(day)}; accounts are those that are active now.`);
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const counts = await listBillingCounts(db.reader({ kind: 'jobs' }), { from, to: day, after, limit: BATCH });
    for (const { communityName, communityCode, businessCount, accountCount, statementCount, lineCount } of counts) {
      total.communities += 1;
      total.accounts += accountCount;
      total.statements += statementCount;
      total.lines += lineCount;
      report.add(
        `${communityName} (${communityCode}): ${counted(accountCount, 'account')} of ${counted(businessCount, 'business', 'businesses')}, ${counted(statementCount, 'statement')}, ${counted(lineCount, 'line')}`,
      );
    }
    const last = counts.at(-1);
    if (!last || counts.length < BATCH) break;
    after = last.communityId;
  }
  const { communities, accounts, statements, lines } = total;
  return {
    text: `${counted(communities, 'community', 'communities')}, ${counted(accounts, 'account')}, ${counted(statements, 'statement')}, ${counted(lines, 'line')}`,
  };
}
