import { sandboxEndingMessage } from '@quickportal/contracts/notifications/sandbox-messages';
import { SANDBOX_DAYS, SANDBOX_WARNING_DAYS } from '@quickportal/contracts/sandboxes/sandbox-limits';
import { disableSandbox } from '@quickportal/db/sandboxes/close-sandbox';
import { deleteEndedSandboxes, deleteSandboxRows } from '@quickportal/db/sandboxes/delete-sandbox';
import { listSandboxExports, listSandboxFiles } from '@quickportal/db/sandboxes/list-sandbox-files';
import {
  listClosedSandboxes,
  listUnusedSandboxes,
  type UnusedSandbox,
} from '@quickportal/db/sandboxes/list-unused-sandboxes';
import { updateEndedSandbox, updateWarnedSandbox } from '@quickportal/db/sandboxes/write-sandboxes';
import { removeExportFiles } from '../../engines/exports/expire-exports.ts';
import { enqueueMail } from '../../engines/mail/outgoing.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import type { Services } from '../../procedures/services.ts';

const DAY = 86_400_000;
const JOBS = { kind: 'jobs' } as const;
/** Rows of each table in one transaction. */
const ROWS_AT_ONCE = 1000;
/** Requests are counted for a day after they were made. */
const REQUESTS_KEPT_DAYS = 2;

/**
 * Warns owners of sandboxes that no one uses, ends those that were warned and stayed unused for 30 days and those that
 * were never finished, and deletes the data of all that ended. Returns how many communities were removed.
 */
export async function removeSandboxes(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const sandbox of await listUnusedSandboxes(db.reader(JOBS), before(SANDBOX_DAYS - SANDBOX_WARNING_DAYS))) {
    if (sandbox.warnedAt === null) await warn(services, sandbox, now);
    else if (
      new Date(sandbox.lastUsedAt) < before(SANDBOX_DAYS) &&
      new Date(sandbox.warnedAt) <= before(SANDBOX_WARNING_DAYS)
    )
      await db.transaction(JOBS, (trx) => updateEndedSandbox(trx, sandbox.sandboxId, now));
  }
  nudgeOutbox();
  let removed = 0;
  for (const { sandboxId, communityId } of await listClosedSandboxes(db.reader(JOBS), before(1))) {
    await db.transaction(JOBS, async (trx) => {
      await updateEndedSandbox(trx, sandboxId, now);
      if (communityId !== null) await disableSandbox(trx, communityId, now);
    });
    if (communityId === null) continue;
    await removeFiles(services, communityId);
    while ((await db.transaction(JOBS, (trx) => deleteSandboxRows(trx, communityId, ROWS_AT_ONCE))) > 0);
    removed += 1;
  }
  await db.transaction(JOBS, (trx) => deleteEndedSandboxes(trx, before(REQUESTS_KEPT_DAYS)));
  if (removed > 0) log.info({ removed }, 'Sandboxes were removed');
  return removed;
}

/** Removes what is in storage while the rows that name it are there: an interrupted job finds them again. */
async function removeFiles(services: Services, communityId: number): Promise<void> {
  const db = services.db.reader(JOBS);
  for (const storageKey of await listSandboxFiles(db, communityId)) await services.storage.delete(storageKey);
  await removeExportFiles(services, await listSandboxExports(db, communityId));
}

/** The mail and the note of it commit together, so that no one is warned twice. */
async function warn(services: Services, sandbox: UnusedSandbox, now: Date): Promise<void> {
  const { basePath, publicUrl } = services.configuration;
  const url = new URL(`${basePath}/LoginView`, publicUrl).href;
  const { sandboxId, communityId, companyName } = sandbox;
  await services.db.transaction(JOBS, async (trx) => {
    await updateWarnedSandbox(trx, sandboxId, now);
    const message = sandboxEndingMessage(sandbox, { companyName, days: SANDBOX_WARNING_DAYS, url });
    await enqueueMail(services, trx, message, communityId, now);
  });
}
