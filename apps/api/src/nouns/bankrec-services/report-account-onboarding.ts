import { statementSourceTitles } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { listPendingAccounts, type PendingAccount } from '@quickportal/db/bankrec-services/read-statement-accounts';
import { momentOf } from '../../engines/clock/local-time.ts';
import type { Services } from '../../procedures/services.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted } from './service-report.ts';

const DAY = 86_400_000;
const MOST_ACCOUNTS = 1000;

/** Lists the accounts that wait for their first statement, with their ages and what they wait for. */
export async function reportAccountOnboarding({ db }: Services, { day, report }: ServiceRun): Promise<ServiceOutcome> {
  const end = momentOf(`${addDays(day, 1)}T00:00`, PLATFORM_ZONE);
  const accounts = await listPendingAccounts(db.reader({ kind: 'jobs' }), {
    before: end.toISOString(),
    limit: MOST_ACCOUNTS,
  });
  for (const account of accounts) {
    const { communityName, businessName, aliasName, source, createdAt } = account;
    const age = Math.floor((end.getTime() - Date.parse(createdAt)) / DAY);
    report.add(
      `${communityName}, ${businessName}, ${aliasName} (${statementSourceTitles[source]}): pending for ${counted(age, 'day')}. ${waitsFor(account)}`,
    );
  }
  const more = accounts.length === MOST_ACCOUNTS ? ' or more' : '';
  return { text: `${counted(accounts.length, 'account')}${more} pending` };
}

function waitsFor({ source, simulationEnabled, lineCount }: PendingAccount): string {
  if (source !== 'SIMULATION') return 'Waits for the first statement of the bank.';
  if (!simulationEnabled) return 'Waits until simulation is switched on.';
  return lineCount === 0
    ? 'Waits for simulation lines.'
    : `Waits for the simulation: ${counted(lineCount, 'line is', 'lines are')} in no statement.`;
}
