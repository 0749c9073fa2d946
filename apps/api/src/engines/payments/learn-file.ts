import { calendarOf } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { bankFileStates } from '@quickportal/contracts/rules/states/bank-file';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { moveFile, type SentFile } from '@quickportal/db/payments/write-bank-files';
import { listDebits, markSent, takeBack, type Debit } from '@quickportal/db/payments/list-batch-debits';
import type { Batch } from '@quickportal/db/payments/close-batches';
import type { PaymentServices } from './payment-services.ts';
import { momentOf } from '../clock/local-time.ts';
import type { FileReport } from '../gateways/responses.ts';
import { sentReferences } from '../gateways/bank-files/read-returns.ts';
import { readContent } from './bank-file-store.ts';
import { moveToNext } from './close-batches.ts';
import { jobLearner } from './learner.ts';
import { learnOutcome } from './learn-outcome.ts';
import { learnReturnFile } from './learn-return-file.ts';
import { methodOf, refused, zoneOf } from './write-batch.ts';

const JOBS = { kind: 'jobs' } as const;
const learner = jobLearner('payments.batches');
/** Entries not returned by then have settled, because the morning's returns have been read. */
const SETTLES_AT = '07:00';
const events = { ACCEPTED: 'accept', REJECTED: 'reject', UNKNOWN: 'lose', NOT_RECEIVED: 'notReceived' } as const;
const settled = { status: 'APPROVED', summaryCode: 0, responseCode: 'G', gatewayReference: null } as const;
const openAttempts: ReadonlySet<string> = new Set(['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED']);

/** Records a bank's report about a file and its returns. Can be repeated. */
export async function learnFile(
  services: PaymentServices,
  batch: Batch,
  file: SentFile,
  report: FileReport,
): Promise<void> {
  const at = services.clock.now();
  const { status, reason } = report;
  const references = await referencesIn(services, file);
  const debits = await debitsOf(services, batch, references);
  const ids = debits.map(({ transactionId }) => transactionId);
  if (status === 'REJECTED') {
    services.log.error({ bankFile: file.name, reason }, 'A bank rejected a file');
    for (const { entryId } of debits) await learnOutcome(services, entryId, refused, learner);
  }
  await services.db.transaction(JOBS, async (trx) => {
    if (status === 'ACCEPTED' || status === 'UNKNOWN') await markSent(trx, batch, ids, status, at);
    if (status === 'NOT_RECEIVED') {
      const waiting = await takeBack(trx, batch, ids, at);
      if (waiting.length > 0) await moveToNext(trx, batch, waiting, at);
    }
    const to = next(bankFileStates, file.status, events[status]);
    if (to !== null) await moveFile(trx, file, { from: file.status, to, reason, at });
  });
  if (status !== 'ACCEPTED') return;
  for (const returned of report.returns) await learnReturnFile(services, file, returned, debits);
  const day = calendarOf(methodOf(batch)).next(file.processOn);
  if (services.clock.now() < momentOf(`${day}T${SETTLES_AT}`, zoneOf(batch))) return;
  for (const { entryId, attemptStatus } of await debitsOf(services, batch, references))
    if (openAttempts.has(attemptStatus)) await learnOutcome(services, entryId, settled, learner);
}

/** Returns the references in a file, read from the file itself. */
async function referencesIn(services: PaymentServices, file: SentFile): Promise<ReadonlySet<string>> {
  const { storageKey, sealedKey } = file;
  if (storageKey === null || sealedKey === null) return new Set();
  return sentReferences(file.network, await readContent(services, { ...file, storageKey, sealedKey }));
}

async function debitsOf(services: PaymentServices, batch: Batch, references: ReadonlySet<string>): Promise<Debit[]> {
  return (await listDebits(services.db.reader(JOBS), batch)).filter(({ reference }) => references.has(reference));
}
