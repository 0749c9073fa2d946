import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import {
  getSimulationDay,
  listSimulatedAccounts,
  listUnpostedLines,
  type SimulatedAccount,
  type SimulationDay,
  type UnpostedLine,
} from '@quickportal/db/bankrec-services/read-simulation-day';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../procedures/services.ts';
import type { ServiceOutcome, ServiceRun } from './service-run.ts';
import { counted } from './service-report.ts';
import { ChangedMeanwhile, takeSimulatedStatement } from './take-simulated-statement.ts';

const BATCH = 100;
/** Attempts at an account whose lines are changed at the same time. */
const MOST_ATTEMPTS = 3;

/** What came of an account: a statement, one that was made before, or why there is none. */
interface AccountOutcome {
  kind: 'made' | 'known' | 'left' | 'waits';
  text: string;
}

/**
 * Makes one statement file of each simulated account that has lines on the day, and hands it to the import. What an
 * earlier run made is left as it is.
 */
export async function simulateDay(services: Services, { day, report, signal }: ServiceRun): Promise<ServiceOutcome> {
  const counts = { made: 0, known: 0, left: 0, waits: 0 };
  let behind = { afterCommunityId: 0, afterAccountId: 0 };
  for (;;) {
    const accounts = await listSimulatedAccounts(services.db.reader({ kind: 'jobs' }), {
      day,
      ...behind,
      limit: BATCH,
    });
    for (const account of accounts) {
      signal.throwIfAborted();
      const { kind, text } = await simulateAccount(services, account, { day, signal });
      counts[kind] += 1;
      report.add(`${account.communityName}, ${account.aliasName}: ${text}`);
    }
    const last = accounts.at(-1);
    if (!last || accounts.length < BATCH) break;
    behind = { afterCommunityId: last.communityId, afterAccountId: last.bankStatementAccountId };
  }
  const texts = [
    counted(counts.made, 'statement'),
    ...(counts.known > 0 ? [`${counts.known} made before`] : []),
    ...(counts.left > 0 ? [`${counts.left} left out`] : []),
    ...(counts.waits > 0 ? [`${counts.waits} waiting`] : []),
  ];
  return { text: texts.join(', '), waits: counts.waits > 0 };
}

async function simulateAccount(
  services: Services,
  account: SimulatedAccount,
  { day, signal }: { day: string; signal: AbortSignal },
): Promise<AccountOutcome> {
  const { communityId, bankStatementAccountId } = account;
  const key = { communityId, bankStatementAccountId, day };
  const jobs = services.db.reader({ kind: 'jobs' });
  for (let attempt = 1; ; attempt++) {
    const around = await getSimulationDay(jobs, key);
    const lines = await listUnpostedLines(jobs, key);
    const other = otherOutcome(account, around, lines);
    if (other) return other;
    try {
      const openingBalance = BigInt(around.previousClosing ?? 0);
      const text = await takeSimulatedStatement(services, account, { day, openingBalance, lines, signal });
      return { kind: 'made', text };
    } catch (error) {
      if (error instanceof ChangedMeanwhile && attempt < MOST_ATTEMPTS) continue;
      if (!(error instanceof Problem)) throw error;
      const why = error.errors?.[0]?.messages[0] ?? error.detail ?? error.message;
      return error.status === 429
        ? { kind: 'waits', text: 'waits, because the community uploads other files now' }
        : { kind: 'left', text: `no statement. ${why}` };
    }
  }
}

/** Why an account gets no statement now; undefined where it does. */
function otherOutcome(
  { status, simulationEnabled, vaultEntryId }: SimulatedAccount,
  { fileId, fileStatus, hasStatement, laterDate, waitingDate, waitingStatus }: SimulationDay,
  lines: readonly UnpostedLine[],
): AccountOutcome | undefined {
  const some = counted(lines.length, 'line');
  const left = (text: string): AccountOutcome => ({ kind: 'left', text });
  if (lines.length === 0) {
    const state = fileStatus === null ? '' : `, ${bankStatementFileStates.states[fileStatus].title.toLowerCase()}`;
    return { kind: 'known', text: `statement made before (file ${fileId ?? ''}${state})` };
  }
  if (fileId !== null || hasStatement)
    return left(`${some} added after the statement of the day was made. Give them a later value date.`);
  if (status === 'INACTIVE' || status === 'CLOSED') return left(`no statement, the account is ${status.toLowerCase()}`);
  if (!simulationEnabled) return left('no statement, simulation is off');
  if (vaultEntryId === null) return left('no statement, the account has no number');
  if (laterDate !== null)
    return left(
      `a statement of ${displayDate(laterDate)} exists, and one before it would not fit. Give ${some} a later value date.`,
    );
  if (waitingDate === null) return undefined;
  if (waitingStatus === 'CHECKING')
    return { kind: 'waits', text: `waits until the statement of ${displayDate(waitingDate)} is imported` };
  return left(`no statement, because that of ${displayDate(waitingDate)} is held. Import it in Statement files first.`);
}
