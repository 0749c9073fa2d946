import { bankrecServices, type BankrecServiceCode } from '@quickportal/contracts/bankrec-services/service-codes';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { recordServiceMessageDocument } from '../../engines/service-messages/service-messages.ts';
import type { SendableMessage } from '../../engines/service-messages/sender.ts';
import { dateIn } from '../../kernel/date-in.ts';
import type { Services } from '../../procedures/services.ts';
import { reportAccountOnboarding } from './report-account-onboarding.ts';
import { reportBilling } from './report-billing.ts';
import { reportFeedOnboarding } from './report-feed-onboarding.ts';
import { reportStatementStatus } from './report-statement-status.ts';
import { cleanUpStatements } from './clean-up-statements.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import { ServiceReport } from './service-report.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { simulateDay } from './simulate-day.ts';

const runs: Readonly<Record<BankrecServiceCode, (services: Services, run: ServiceRun) => Promise<ServiceOutcome>>> = {
  BANKREC_SIMULATION: simulateDay,
  BANKREC_ACCOUNT_ONBOARDING: reportAccountOnboarding,
  BANKREC_STATEMENT_STATUS: reportStatementStatus,
  BANKREC_CLEANUP: cleanUpStatements,
  BANKREC_BILLING_UPDATE: reportBilling,
  BANKREC_FEED_ONBOARDING: reportFeedOnboarding,
};

/** Runs a service and keeps what it did in its message. Running again repeats nothing that was done. */
export async function runService(
  code: BankrecServiceCode,
  { serviceMessageId, parameters }: SendableMessage,
  { services, signal }: { services: Services; signal: AbortSignal },
): Promise<void> {
  const { valueDate } = parameters as { valueDate?: string };
  const day = valueDate ?? dateIn(PLATFORM_ZONE, services.clock.now());
  const report = new ServiceReport();
  const { text, waits } = await runs[code](services, { day, report, signal });
  const { title } = bankrecServices[code];
  const summary = `${title}, ${displayDate(day)}: ${text}`;
  await services.db.transaction({ kind: 'jobs' }, (trx) =>
    recordServiceMessageDocument(
      trx,
      serviceMessageId,
      { summary, payload: [summary, report.text()].filter(Boolean).join('\n') },
      services.clock.now(),
    ),
  );
  if (waits) throw new Error(`${title} waits for what another attempt finds done`);
}
