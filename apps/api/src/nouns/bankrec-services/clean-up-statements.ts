import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { lockBankStatementFile } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { deleteDrafts } from '@quickportal/db/bank-statements/write-statement-drafts';
import { listLeftDrafts, listStuckFiles } from '@quickportal/db/bankrec-services/read-left-drafts';
import { archiveSimulationLines } from '@quickportal/db/quickrec/write-simulation';
import { momentOf } from '../../engines/clock/local-time.ts';
import { removeContentsAt } from '../../engines/statements/clean-up.ts';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { dateIn } from '../../kernel/date-in.ts';
import type { Services } from '../../procedures/services.ts';
import { PLATFORM_ZONE } from './platform-zone.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted } from './service-report.ts';

const LINES = 1000;
const DRAFTS = 100;
const STUCK = 100;
const DAY = 86_400_000;

/** Archives simulation lines and removes contents and drafts of files whose time was over by the end of a day. */
export async function cleanUpStatements(
  services: Services,
  { day, report, signal }: ServiceRun,
): Promise<ServiceOutcome> {
  const now = services.clock.now();
  const end = momentOf(`${addDays(day, 1)}T00:00`, PLATFORM_ZONE);
  const moment = end < now ? end : now;
  const archived = await archiveLines(services, { day, report, signal });
  signal.throwIfAborted();
  const contents = await removeContentsAt(services, moment);
  const drafts = await removeDrafts(services, signal);
  report.add(`${counted(archived, 'simulation line')} archived`);
  report.add(`Contents of ${counted(contents, 'statement file')} removed`);
  report.add(`Drafts of ${counted(drafts, 'statement file')} removed`);
  const before = new Date(now.getTime() - DAY).toISOString();
  const stuck = await listStuckFiles(services.db.reader({ kind: 'jobs' }), { before, limit: STUCK });
  for (const { communityName, fileName, statusAt } of stuck)
    report.add(
      `${communityName}, ${fileName}: checked since ${displayDate(dateIn(PLATFORM_ZONE, new Date(statusAt)))}. Look at the jobs that failed.`,
    );
  const checked = stuck.length === 0 ? '' : `, ${counted(stuck.length, 'file')} stuck`;
  return {
    text: `${counted(archived, 'line')} archived, ${counted(contents + drafts, 'file')} cleared${checked}`,
  };
}

async function archiveLines({ db, clock }: Services, { day, report, signal }: ServiceRun): Promise<number> {
  const accounts = new Map<string, number>();
  let archived = 0;
  for (let found = LINES; found === LINES;) {
    signal.throwIfAborted();
    const lines = await db.transaction({ kind: 'jobs' }, (trx) =>
      archiveSimulationLines(trx, { day, limit: LINES }, clock.now()),
    );
    found = lines.length;
    archived += found;
    for (const { communityId, bankStatementAccountId } of lines) {
      const account = `account ${bankStatementAccountId} of community ${communityId}`;
      accounts.set(account, (accounts.get(account) ?? 0) + 1);
    }
  }
  for (const [account, count] of accounts) report.add(`${counted(count, 'simulation line')} of ${account} archived`);
  return archived;
}

/** Removes what was read of files that have ended; returns of how many. */
async function removeDrafts({ db }: Services, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let found = DRAFTS; found === DRAFTS;) {
    signal.throwIfAborted();
    const files = await listLeftDrafts(db.reader({ kind: 'jobs' }), DRAFTS);
    found = files.length;
    removed += found;
    for (const place of files)
      await db.transaction({ kind: 'jobs' }, async (trx) => {
        const file = await lockBankStatementFile(trx, place.fileId);
        if (file?.status === 'IMPORTED' || file?.status === 'REFUSED') await deleteDrafts(trx, place);
      });
  }
  return removed;
}
