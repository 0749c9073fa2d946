import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { calendarOf, cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { listDebits, markSent, takeBack, type Debit } from '@quickportal/db/payments/batch-debits';
import { findBatch, findBatchesToAsk, noteBatch, type Batch } from '@quickportal/db/payments/batches';
import { getSettlementTarget } from '@quickportal/db/payments/settlement-account';
import type { Services } from '../../kernel/services.ts';
import { localDate, momentOf } from '../clock/local-time.ts';
import type { BatchReport } from '../gateways/answers.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { BatchDebit } from '../gateways/gateway.ts';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import { openVaultNumber } from '../vault/vault.ts';
import { applyReport } from './apply-report.ts';
import { moveToNext } from './close-batches.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { jobLearner } from './job-learner.ts';
import { learnOutcome } from './learn-outcome.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 50;
const VAULT_AT_ONCE = 100;
const SOON = 60_000;
/** Banks tell returns in the morning; after the third banking day nothing comes back any more. */
const ASKED_AT = '07:00';
const RETURNS_END_AFTER = 4;
const learner = jobLearner('payments.batches');

/** Sends closed batches to their banks, and asks about those that were sent. Answers how many. */
export async function workOnBankBatches(services: Services): Promise<number> {
  const due = await findBatchesToAsk(services.db.reader(JOBS), services.clock.now(), AT_ONCE);
  for (const batch of due) {
    try {
      await (batch.submittedAt === null ? submit(services, batch) : ask(services, batch));
    } catch (error) {
      // One that can't be worked on must not keep the others waiting
      services.log.error({ err: error }, 'A batch could not be worked on');
    }
  }
  return due.length;
}

const methodOf = ({ paymentMethod }: Batch) =>
  paymentMethod === 'DIRECT_DEBIT_NZ' ? 'DIRECT_DEBIT_NZ' : 'DIRECT_DEBIT';
const zoneOf = (batch: Batch) => cutOffs[methodOf(batch)].timeZone;
const instructionOf = ({ instructionId }: Batch): string => {
  if (instructionId === null) throw new Error('A batch without an instruction');
  return instructionId;
};

/** Sent again under the same id after a crash it is done once. */
async function submit(services: Services, batch: Batch): Promise<void> {
  const target =
    batch.settlementAccountId === null
      ? undefined
      : await getSettlementTarget(services.db.reader(JOBS), batch.settlementAccountId);
  const debits = await listDebits(services.db.reader(JOBS), batch);
  const { entries, unsendable } = await withNumbers(services, batch, debits);
  for (const entryId of unsendable) await learnOutcome(services, entryId, refused, learner);
  const now = services.clock.now();
  if (entries.length === 0) return note(services, batch, null);
  const answer = await gatewayOf(services).submitBatch({
    batchId: instructionOf(batch),
    network: batch.paymentMethod === 'DIRECT_DEBIT_NZ' ? 'NZ_DIRECT_DEBIT' : 'AU_DIRECT_ENTRY',
    userId: target?.merchantId ?? '',
    userName: target?.merchantName ?? '',
    processOn: processedOn(batch),
    entries,
  });
  if (answer.status === 'REJECTED') {
    for (const { entryId } of entries) await learnOutcome(services, entryId, refused, learner);
    return note(services, batch, null);
  }
  const isKnown = answer.status === 'ACCEPTED';
  await services.db.transaction(JOBS, async (trx) => {
    await markSent(trx, batch, isKnown ? 'ACCEPTED' : 'UNKNOWN', now);
    const nextQueryAt = isKnown ? nextMorning(batch, now) : new Date(now.getTime() + SOON);
    await noteBatch(trx, batch, { submittedAt: now, nextQueryAt });
  });
}

const refused = { status: 'DECLINED', summaryCode: 3, responseCode: 'R', gatewayReference: null } as const;

async function note(services: Services, batch: Batch, nextQueryAt: Date | null): Promise<void> {
  const submittedAt = services.clock.now();
  await services.db.transaction(JOBS, (trx) => noteBatch(trx, batch, { submittedAt, nextQueryAt }));
}

/** The day the bank works on it: that of its cut-off. */
const processedOn = (batch: Batch): string =>
  localDate(new Date(batch.closesAt ?? batch.settlementDate), zoneOf(batch));

function nextMorning(batch: Batch, now: Date): Date {
  const today = localDate(now, zoneOf(batch));
  const morning = momentOf(`${today}T${ASKED_AT}`, zoneOf(batch));
  return morning > now ? morning : momentOf(`${addDays(today, 1)}T${ASKED_AT}`, zoneOf(batch));
}

async function withNumbers(services: Services, { communityId }: Batch, debits: readonly Debit[]) {
  const entries: BatchDebit[] = [];
  const unsendable: string[] = [];
  for (let from = 0; from < debits.length; from += VAULT_AT_ONCE) {
    const chunk = debits.slice(from, from + VAULT_AT_ONCE);
    await services.db.transaction(JOBS, async (trx) => {
      const at = services.clock.now();
      for (const { vaultEntryId, ...debit } of chunk) {
        const place = vaultEntryId === null ? null : { communityId, vaultEntryId };
        const number = place && (await openVaultNumber(services, trx, { place, reason: 'BATCH', at, ...learner }));
        if (number && number.kind !== 'CARD') entries.push(toBankEntry(debit, number));
        else unsendable.push(debit.entryId);
      }
    });
  }
  return { entries, unsendable };
}

const toBankEntry = (debit: Omit<Debit, 'vaultEntryId'>, account: BatchDebit['account']): BatchDebit => ({
  entryId: debit.entryId,
  amount: BigInt(debit.amount),
  direction: debit.transactionType === 'REFUND' ? 'CREDIT' : 'DEBIT',
  account,
  holderName: debit.holderName,
  reference: debit.reference,
});

async function ask(services: Services, batch: Batch): Promise<void> {
  const report = await gatewayOf(services).queryBatch(instructionOf(batch));
  await learnReport(services, batch, report);
}

/** Writes down how the entries of a batch stand, however often and in whatever order it is told. */
async function learnReport(services: Services, batch: Batch, report: BatchReport): Promise<void> {
  const now = services.clock.now();
  if (report.status === 'UNKNOWN') return note(services, batch, new Date(now.getTime() + SOON));
  if (report.status === 'NOT_RECEIVED') {
    await services.db.transaction(JOBS, async (trx) => {
      const waiting = await takeBack(trx, batch, now);
      if (waiting.length > 0) await moveToNext(trx, batch, waiting, now);
      await noteBatch(trx, batch, { submittedAt: now, nextQueryAt: null });
    });
    return;
  }
  await services.db.transaction(JOBS, (trx) => markSent(trx, batch, 'ACCEPTED', now));
  await applyReport(services, await listDebits(services.db.reader(JOBS), batch), report.entries, learner);
  const last = calendarOf(methodOf(batch)).add(processedOn(batch), RETURNS_END_AFTER);
  await note(services, batch, localDate(now, zoneOf(batch)) > last ? null : nextMorning(batch, now));
}

/** What a bank tells by itself about a batch. */
export const batchReceiver: NotificationReceiver = {
  kind: 'batch',
  async receive(notification, services) {
    if (notification.kind !== 'batch') return;
    const communityId = communityOfInstruction(notification.batchId);
    const named = communityId === null ? null : { communityId, instructionId: notification.batchId };
    const batch = named && (await findBatch(services.db.reader(JOBS), named));
    if (!batch) return;
    await learnReport(services, batch, { status: 'ACCEPTED', reason: null, entries: notification.entries });
  },
};
