import { UNUSUAL_DAYS } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-bounds';
import { computeUsualAmounts } from '@quickportal/db/fraud-guard/usual-amounts';
import { deleteExpiredRows } from '@quickportal/db/due-jobs/clean-up';
import { sealTallies } from '@quickportal/db/tallies/seal-tallies';
import { ensureAuditPartitions } from '@quickportal/db/audit/seals';
import { turnApiLogMonths } from '../api-keys/clean-up.ts';
import { keepDailyHead } from '../audit/heads.ts';
import { sealAudit } from '../audit/sealing.ts';
import { cleanUpDeliveries } from '../deliveries/clean-up.ts';
import { removeExpiredExports } from '../exports/expire-exports.ts';
import { findBinTesting } from '../fraud-guard/find-bin-testing.ts';
import { cleanUpNotices } from '../notifications/send-handler.ts';
import { removeOutdatedContents } from '../payments/bank-file-store.ts';
import { workOnBankBatches } from '../payments/bank-batches.ts';
import { closeDueBatches } from '../payments/close-batches.ts';
import { askDueAgreements } from '../payto/ask-due.ts';
import { endDueAgreements } from '../payto/end-agreements.ts';
import { runMigrations } from '../payto/run-migrations.ts';
import { requeryDue } from '../payments/requery.ts';
import { expireDueProposals } from '../proposals/expire.ts';
import { runSchedules } from '../schedules/run-schedules.ts';
import { tellEndingCards } from '../schedules/tell-ending-cards.ts';
import { cleanUpServiceMessages } from '../service-messages/service-messages.ts';
import { cleanUpUploads } from '../uploads/retention.ts';
import { dailyAt, every, type DueKind, type Schedule } from './schedule.ts';

const MINUTE = 60_000;
const MONTHS_AHEAD = 6;

/** What nouns plan into the due table themselves: one sorted line per entry. */
export const dueKinds: readonly DueKind[] = [];

/** What the product does by itself: one entry each, sorted. */
export const schedules: readonly Schedule[] = [
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
    kind: 'clean-up.expired',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: async ({ db, clock, log }) => {
      const removed = await db.transaction({ kind: 'jobs' }, (trx) => deleteExpiredRows(trx, clock.now()));
      log.info({ removed }, 'Expired rows were removed');
    },
  },
  {
    kind: 'deliveries.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: cleanUpDeliveries,
  },
  {
    kind: 'exports.expire',
    timeZone: 'UTC',
    collapse: true,
    next: every(5 * MINUTE),
    run: removeExpiredExports,
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
    kind: 'notifications.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: cleanUpNotices,
  },
  {
    kind: 'payments.bank-files',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: removeOutdatedContents,
  },
  {
    kind: 'payments.batches',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
    run: async (services) => {
      await closeDueBatches(services);
      await workOnBankBatches(services);
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
    kind: 'service-messages.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: cleanUpServiceMessages,
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
  {
    kind: 'uploaded-files.retention',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: cleanUpUploads,
  },
];

const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);
