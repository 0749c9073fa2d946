import { UNUSUAL_DAYS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { computeUsualAmounts } from '@quickportal/db/fraud-guard/compute-usual-amounts';
import { sealTallies } from '@quickportal/db/tallies/seal-tallies';
import { ensureAuditPartitions } from '@quickportal/db/audit/seal-audit-entries';
import { turnApiLogMonths } from '../engines/api-keys/clean-up.ts';
import { notifyEndingKeys } from '../engines/api-keys/notify-ending-keys.ts';
import { checkRevocationLists } from '../engines/certificates/alarm-revocation-lists.ts';
import { notifyEndingCertificates } from '../engines/certificates/notify-ending-certificates.ts';
import { refreshRevocationLists } from '../engines/certificates/refresh-revocation-lists.ts';
import { keepDailyHead } from '../engines/audit/heads.ts';
import { sealAudit } from '../engines/audit/sealing.ts';
import { findBinTesting } from '../engines/fraud-guard/find-bin-testing.ts';
import { completeFiles } from '../engines/payment-files/complete-files.ts';
import { workOnBankBatches } from '../engines/payments/bank-batches.ts';
import { notifySettlements } from '../engines/notifications/notify-settlements.ts';
import { closeDueBatches } from '../engines/payments/close-batches.ts';
import { askDueAgreements } from '../engines/payto/ask-due.ts';
import { endDueAgreements } from '../engines/payto/end-agreements.ts';
import { runMigrations } from '../engines/payto/run-migrations.ts';
import { requeryDue } from '../engines/payments/requery.ts';
import { expireDueProposals } from '../engines/proposals/expire.ts';
import { runSchedules } from '../engines/schedules/run-schedules.ts';
import { tellEndingCards } from '../engines/schedules/tell-ending-cards.ts';
import { takeFolder } from '../engines/statements/take-folder.ts';
import { endHandOffs } from '../nouns/hand-offs/end-hand-offs.ts';
import { runReportSchedules } from '../nouns/report-schedules/run-report-schedules.ts';
import { endSingleUseTokens } from '../nouns/single-use-tokens/end-single-use-tokens.ts';
import type { Services } from '../procedures/services.ts';
import { dailyAt, every, type Schedule } from '../engines/jobs/schedule.ts';
import { cleanUpSchedules } from './clean-up-schedules.ts';

const MINUTE = 60_000;
const MONTHS_AHEAD = 6;

/** Recurring work of the product: one entry each, sorted; what only removes has its own file. */
export const schedules: readonly Schedule<Services>[] = [
  ...cleanUpSchedules,
  {
    kind: 'api-keys.ending',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: async (services) => {
      await notifyEndingKeys(services);
    },
  },
  {
    kind: 'api-log.months',
    timeZone: 'UTC',
    collapse: true,
    next: every(6 * 60 * MINUTE),
    run: async (services) => {
      await turnApiLogMonths(services);
    },
  },
  {
    kind: 'audit.partitions',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: async ({ db, clock }) => {
      const today = clock.now();
      const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_AHEAD, 1));
      await db.transaction({ kind: 'jobs' }, (trx) => ensureAuditPartitions(trx, isoDate(today), isoDate(last)));
    },
  },
  {
    kind: 'audit.publish-head',
    timeZone: 'Australia/Sydney',
    collapse: true,
    next: dailyAt('00:05'),
    run: keepDailyHead,
  },
  {
    kind: 'audit.seal',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE / 3),
    run: async (services) => {
      await sealAudit(services);
    },
  },
  {
    kind: 'bank-statements.folder',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await takeFolder(services);
    },
  },
  {
    kind: 'certificates.ending',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: async (services) => {
      await notifyEndingCertificates(services);
    },
  },
  {
    kind: 'certificates.revocation-alarm',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: async (services) => {
      await checkRevocationLists(services);
    },
  },
  {
    kind: 'certificates.revocation-lists',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: async (services) => {
      await refreshRevocationLists(services);
    },
  },
  {
    kind: 'fraud-guard.bin-testing',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await findBinTesting(services);
    },
  },
  {
    kind: 'fraud-guard.usual-amounts',
    timeZone: 'Australia/Sydney',
    collapse: true,
    next: dailyAt('03:20'),
    run: ({ db, clock }) => {
      const at = clock.now();
      const since = new Date(at.getTime() - UNUSUAL_DAYS * 24 * 60 * MINUTE);
      return db.transaction({ kind: 'jobs' }, (trx) => computeUsualAmounts(trx, { since, at }));
    },
  },
  {
    kind: 'hand-offs.end',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await endHandOffs(services);
    },
  },
  {
    kind: 'payments.batches',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await closeDueBatches(services, notifySettlements);
      await workOnBankBatches(services);
      await completeFiles(services);
    },
  },
  {
    kind: 'payments.requery',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE / 2),
    run: async (services) => {
      await requeryDue(services);
    },
  },
  {
    kind: 'payto-agreements.ask',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE / 2),
    run: async (services) => {
      await askDueAgreements(services);
    },
  },
  {
    kind: 'payto-agreements.end',
    timeZone: 'Australia/Sydney',
    collapse: true,
    next: every(60 * MINUTE),
    run: async (services) => {
      await endDueAgreements(services);
    },
  },
  {
    kind: 'payto-migrations.run',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE / 2),
    run: async (services) => {
      await runMigrations(services);
    },
  },
  {
    kind: 'proposals.expire',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await expireDueProposals(services);
    },
  },
  {
    kind: 'recurring-payments.ending-cards',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: async (services) => {
      await tellEndingCards(services);
    },
  },
  {
    kind: 'recurring-payments.run',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await runSchedules(services);
    },
  },
  {
    kind: 'report-schedules.run',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await runReportSchedules(services);
    },
  },
  {
    kind: 'single-use-tokens.end',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await endSingleUseTokens(services);
    },
  },
  {
    kind: 'tallies.seal',
    timeZone: 'UTC',
    collapse: true,
    next: every(5 * MINUTE),
    run: async ({ db }) => {
      await db.transaction({ kind: 'jobs' }, (trx) => sealTallies(trx));
    },
  },
];

const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);
