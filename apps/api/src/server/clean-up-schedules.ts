import { deleteExpiredRows } from '@quickportal/db/due-jobs/delete-expired-rows';
import { deleteOldApiKeyUses } from '../engines/api-keys/clean-up.ts';
import { cleanUpDeliveries } from '../engines/deliveries/clean-up.ts';
import { removeExpiredExports } from '../engines/exports/expire-exports.ts';
import { cleanUpNotices } from '../engines/notifications/send-handler.ts';
import { removeOutdatedContents } from '../engines/payments/bank-file-store.ts';
import { removeExpiredMessageFiles } from '../engines/service-messages/message-files.ts';
import { cleanUpServiceMessages } from '../engines/service-messages/service-messages.ts';
import { removeStatementContents } from '../engines/statements/clean-up.ts';
import { cleanUpUploads } from '../engines/uploads/retention.ts';
import { deleteOldSecrets } from '../engines/proposals/waiting-secrets.ts';
import { archiveSimulationLines } from '../nouns/quickrec/archive-simulation-lines.ts';
import { removeSandboxes } from '../nouns/sandboxes/remove-sandboxes.ts';
import type { Services } from '../procedures/services.ts';
import { dailyAt, every, type Schedule } from '../engines/jobs/schedule.ts';

const MINUTE = 60_000;

/** Recurring removal of what is no longer kept: one entry each, sorted. */
export const cleanUpSchedules: readonly Schedule<Services>[] = [
  {
    kind: 'api-keys.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: async (services) => {
      await deleteOldApiKeyUses(services);
      await deleteOldSecrets(services);
    },
  },
  {
    kind: 'bank-statements.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: removeStatementContents,
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
    kind: 'sandboxes.remove',
    timeZone: 'Australia/Sydney',
    collapse: true,
    next: dailyAt('02:40'),
    run: async (services) => {
      await removeSandboxes(services);
    },
  },
  {
    kind: 'service-messages.clean-up',
    timeZone: 'UTC',
    collapse: true,
    next: every(24 * 60 * MINUTE),
    run: async (services) => {
      await removeExpiredMessageFiles(services);
      await cleanUpServiceMessages(services);
    },
  },
  {
    kind: 'simulation-lines.archive',
    timeZone: 'Australia/Sydney',
    collapse: true,
    next: every(60 * MINUTE),
    run: archiveSimulationLines,
  },
  {
    kind: 'uploaded-files.retention',
    timeZone: 'UTC',
    collapse: true,
    next: every(60 * MINUTE),
    run: cleanUpUploads,
  },
];
