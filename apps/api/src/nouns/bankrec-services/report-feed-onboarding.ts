import { listUnknownAccounts } from '@quickportal/db/bankrec-services/read-statement-accounts';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { dateIn } from '../../kernel/date-in.ts';
import type { Services } from '../../procedures/services.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted } from './service-report.ts';

const DAYS_BACK = 90;
const MOST_ACCOUNTS = 1000;

/** Lists accounts that banks sent statements of and that no business has registered. */
export async function reportFeedOnboarding({ db, clock }: Services, { report }: ServiceRun): Promise<ServiceOutcome> {
  const since = new Date(clock.now().getTime() - DAYS_BACK * 86_400_000).toISOString();
  const accounts = await listUnknownAccounts(db.reader({ kind: 'jobs' }), { since, limit: MOST_ACCOUNTS });
  const shown = (moment: string) => displayDate(dateIn(PLATFORM_ZONE, new Date(moment)));
  for (const { communityName, masked, fileCount, firstSeen, lastSeen, lastFileName } of accounts)
    report.add(
      `${communityName}: account ${masked} in ${counted(fileCount, 'file')}, ${
        fileCount === 1 ? `on ${shown(lastSeen)}` : `from ${shown(firstSeen)} to ${shown(lastSeen)}`
      } (${lastFileName}). No business has registered it.`,
    );
  return { text: `${counted(accounts.length, 'unknown account')} in files of ${DAYS_BACK} days` };
}
