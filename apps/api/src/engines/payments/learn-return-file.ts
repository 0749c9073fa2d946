import { findReturnFile, insertReturnFile, moveFile, type SentFile } from '@quickportal/db/payments/write-bank-files';
import type { Debit } from '@quickportal/db/payments/list-batch-debits';
import type { PaymentServices } from './payment-services.ts';
import type { ReturnFile } from '../gateways/responses.ts';
import { readReturns, type ReturnedEntry } from '../gateways/bank-files/read-returns.ts';
import { BankFileError } from '../gateways/formats/bank-file-error.ts';
import { applyReturns } from './apply-returns.ts';
import { keepContent } from './bank-file-store.ts';
import { jobLearner } from './learner.ts';

const JOBS = { kind: 'jobs' } as const;

/** Stores a return file of a bank and applies it. A file that was applied before is skipped. */
export async function learnReturnFile(
  services: PaymentServices,
  file: SentFile,
  { name, content }: ReturnFile,
  debits: readonly Debit[],
): Promise<void> {
  const key = { communityId: file.communityId, name };
  const known = await findReturnFile(services.db.reader(JOBS), key);
  if (known && known.status !== 'RECEIVED') return;
  if (!known) await keep(services, file, key, content);
  const read = readable(services, file, name, content);
  if (read.fault === null) await applyReturns(services, matched(services, name, read.entries, debits), learner);
  const to = read.fault === null ? 'READ' : 'UNREADABLE';
  const done = { from: 'RECEIVED', to, reason: read.fault, at: services.clock.now() } as const;
  await services.db.transaction(JOBS, (trx) => moveFile(trx, key, done));
}

const learner = jobLearner('payments.batches');

async function keep(
  services: PaymentServices,
  file: SentFile,
  key: { communityId: number; name: string },
  content: Uint8Array,
): Promise<void> {
  const kept = await keepContent(services, key, content);
  const isNew = await services.db.transaction(JOBS, (trx) =>
    insertReturnFile(trx, { ...file, ...key }, kept, services.clock.now()),
  );
  if (!isNew) await services.storage.delete(kept.storageKey);
}

function readable(services: PaymentServices, { network }: SentFile, name: string, content: Uint8Array) {
  try {
    return { fault: null, entries: readReturns(network, content) };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    services.log.error({ bankFile: name, fault: error.message }, 'A file that a bank returned could not be read');
    return { fault: error.message, entries: [] };
  }
}

/** Matches an entry by reference, amount and direction; unmatched entries need a person. */
function matched(
  services: PaymentServices,
  name: string,
  entries: readonly ReturnedEntry[],
  debits: readonly Debit[],
): { debit: Debit; returnCode: string }[] {
  const known = new Map(debits.map((debit) => [debit.reference, debit]));
  const found = entries.flatMap(({ reference, amount, direction, returnCode }) => {
    const debit = known.get(reference);
    const isSame =
      debit && BigInt(debit.amount) === amount && (debit.transactionType === 'REFUND') === (direction === 'CREDIT');
    return isSame ? [{ debit, returnCode }] : [];
  });
  const unmatched = entries.length - found.length;
  if (unmatched > 0) services.log.error({ bankFile: name, unmatched }, 'A bank returned entries that are not ours');
  return found;
}
