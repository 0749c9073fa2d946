import { deleteExpiredRows } from '@quickportal/db/due-jobs/clean-up';
import { ensureAuditPartitions } from '@quickportal/db/audit/seals';
import { publishAuditHead, sealAudit } from '../audit/sealing.ts';
import { dailyAt, every, type DueKind, type Schedule } from './schedule.ts';

const MINUTE = 60_000;
const MONTHS_AHEAD = 6;

/** What nouns plan into the due table themselves: one sorted line per entry. */
export const dueKinds: readonly DueKind[] = [];

/** What the product does by itself: one entry each, sorted. */
export const schedules: readonly Schedule[] = [
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
    run: publishAuditHead,
  },
  {
    kind: 'audit.seal',
    timeZone: 'UTC',
    collapse: true,
    next: every(MINUTE),
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
];

const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);
