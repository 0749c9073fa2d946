import { createHash } from 'node:crypto';
import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import { calendarOf } from '@quickportal/contracts/rules/banking-calendar/settlement';
import {
  findBatch,
  insertBatch,
  listEntries,
  type SimulatedBatch,
  type SimulatedEntry,
} from '@quickportal/db/simulator/batches';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../../../kernel/services.ts';
import { momentOf } from '../../clock/local-time.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';
import type { BatchAnswer, BatchReport, EntryReport } from '../answers.ts';
import type { BatchDebit, DebitBatch } from '../gateway.ts';
import { delayFor, hostilityOf, strikes, takeTime } from './hostility.ts';
import { later, tell } from './notify.ts';
import { australianReturn, newZealandReturn } from './outcomes.ts';

const JOBS = { kind: 'jobs' } as const;
const UNKNOWN: BatchAnswer = { status: 'UNKNOWN', reason: null };
/** Dishonours come after so many banking days; what is refused before exchange on the day itself. */
const RETURNED_AFTER = 3;
/** When the banks' morning runs are through. */
const MORNING = '06:00';
const CLOCK = 'Australia/Sydney';

const methods = { AU_DIRECT_ENTRY: 'DIRECT_DEBIT', NZ_DIRECT_DEBIT: 'DIRECT_DEBIT_NZ' } as const;

/** Takes a batch; its entries settle on the banking day after, and some are returned. */
export async function submitBatch(services: Services, batch: DebitBatch): Promise<BatchAnswer> {
  const hostility = await hostilityOf(services);
  await takeTime(hostility, batch.batchId);
  if (strikes(hostility, 'loseRequest', batch.batchId)) return UNKNOWN;
  const fault = faultOf(batch);
  if (fault !== null) return { status: 'REJECTED', reason: fault };
  const calendar = calendarOf(methods[batch.network]);
  const processedOn = calendar.onOrAfter(batch.processOn);
  const settlesOn = calendar.next(processedOn);
  const entries = batch.entries.map((entry): SimulatedEntry => {
    const returnCode = returnCodeOf(entry);
    if (returnCode === null) return { entryId: entry.entryId, returnCode, returnOn: null };
    return {
      entryId: entry.entryId,
      returnCode,
      returnOn: returnCode === 'R' ? processedOn : calendar.add(processedOn, RETURNED_AFTER),
    };
  });
  const contentHash = hashOf(batch);
  const answer = await services.db.transaction(JOBS, async (trx): Promise<BatchAnswer> => {
    const kept = { batchId: batch.batchId, contentHash, closed: false, settlesOn };
    const isNew = await insertBatch(trx, { ...kept, receivedAt: services.clock.now() }, entries);
    if (!isNew) return repeated(await findBatch(trx, batch.batchId), contentHash);
    const days = new Set([settlesOn, ...entries.flatMap(({ returnOn }) => returnOn ?? [])]);
    for (const day of days)
      await later(trx, { step: 'batch', id: batch.batchId }, momentOf(`${day}T${MORNING}`, CLOCK));
    return { status: 'ACCEPTED', reason: null };
  });
  nudgeOutbox();
  return strikes(hostility, 'loseAnswer', batch.batchId) ? UNKNOWN : answer;
}

function faultOf({ entries, network }: DebitBatch): string | null {
  if (entries.length === 0) return 'A batch has entries';
  if (new Set(entries.map(({ entryId }) => entryId)).size < entries.length) return 'An entry stands in it twice';
  if (entries.some(({ amount }) => amount <= 0n)) return 'An amount is not positive';
  const kind = network === 'AU_DIRECT_ENTRY' ? 'AU_ACCOUNT' : 'NZ_ACCOUNT';
  return entries.some(({ account }) => account.kind !== kind) ? 'An account belongs to another network' : null;
}

const returnCodeOf = ({ account }: BatchDebit): string | null =>
  account.kind === 'AU_ACCOUNT'
    ? australianReturn(account.bsb, account.accountNumber)
    : newZealandReturn(account.nzAccount);

/** Without the accounts: a hash of few digits would tell them. */
function hashOf({ network, userId, processOn, entries }: DebitBatch): Buffer {
  const hash = createHash('sha256').update([network, userId, processOn].join('\n'));
  for (const { entryId, amount, direction } of entries) hash.update(`\n${entryId} ${amount} ${direction}`);
  return hash.digest();
}

function repeated(known: SimulatedBatch | undefined, contentHash: Buffer): BatchAnswer {
  if (known && !known.closed && known.contentHash.equals(contentHash)) return { status: 'ACCEPTED', reason: null };
  return { status: 'REJECTED', reason: known?.closed ? 'It came too late' : 'Another batch has this id' };
}

/** What became of a batch up to now. One that is not known yet never will be taken. */
export async function queryBatch(services: Services, batchId: string): Promise<BatchReport> {
  const now = services.clock.now();
  return services.db.transaction(JOBS, async (trx) => {
    const closed = { batchId, contentHash: Buffer.alloc(32), closed: true, settlesOn: null, receivedAt: now };
    await insertBatch(trx, closed, []);
    const batch = await findBatch(trx, batchId);
    if (!batch || batch.closed) return { status: 'NOT_RECEIVED', reason: null, entries: [] };
    return { status: 'ACCEPTED', reason: null, entries: await report(trx, batch, now) };
  });
}

async function report(
  trx: WriteTransaction,
  { batchId, settlesOn }: SimulatedBatch,
  now: Date,
): Promise<EntryReport[]> {
  const today = localMoment(now, CLOCK);
  const hasCome = (day: string | null) =>
    day !== null && (day < today.date || (day === today.date && today.time >= MORNING));
  return (await listEntries(trx, batchId)).map(({ entryId, returnCode, returnOn }) => {
    if (hasCome(returnOn)) return { entryId, status: 'RETURNED', returnCode, on: returnOn };
    // What is refused before exchange never settles
    if (hasCome(settlesOn) && returnCode !== 'R')
      return { entryId, status: 'SETTLED', returnCode: null, on: settlesOn };
    return { entryId, status: 'ACCEPTED', returnCode: null, on: null };
  });
}

/** A morning of the bank has come: it says how the entries stand. */
export async function batchIsDue(services: Services, batchId: string): Promise<void> {
  const hostility = await hostilityOf(services);
  const now = services.clock.now();
  await services.db.transaction(JOBS, async (trx) => {
    const batch = await findBatch(trx, batchId);
    if (!batch) return;
    const entries = await report(trx, batch, now);
    const late = new Date(now.getTime() + delayFor(hostility, batchId));
    await tell(trx, hostility, { kind: 'batch', batchId, entries }, late);
  });
}
