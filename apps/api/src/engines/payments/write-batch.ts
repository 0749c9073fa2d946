import { calendarOf, cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { isBankDebit, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { getBankSender, type BankSender } from '@quickportal/db/payments/get-bank-sender';
import { insertSentFiles, type NewFile } from '@quickportal/db/payments/write-bank-files';
import { listDebits, type Debit } from '@quickportal/db/payments/list-batch-debits';
import type { Batch } from '@quickportal/db/payments/close-batches';
import type { PaymentServices } from './payment-services.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { BankFileError } from '../gateways/formats/bank-file-error.ts';
import {
  writeBankFiles,
  type BankAccount,
  type BankEntry,
  type BankUser,
  type WrittenFiles,
} from '../gateways/bank-files/write-bank-files.ts';
import { openVaultNumber } from '../vault/vault.ts';
import { keepContent } from './bank-file-store.ts';
import { jobLearner } from './learner.ts';
import { learnOutcome } from './learn-outcome.ts';

const JOBS = { kind: 'jobs' } as const;
const VAULT_AT_ONCE = 100;
const learner = jobLearner('payments.batches');
/** Response for a debit that the bank did not exchange. */
export const refused = { status: 'DECLINED', summaryCode: 3, responseCode: 'R', gatewayReference: null } as const;

/** Identities of test settlement accounts at the banks. */
const TEST_USERS = {
  AU_DIRECT_ENTRY: { userId: '999999', account: { kind: 'AU_ACCOUNT', bsb: '032-999', accountNumber: '999994' } },
  NZ_DIRECT_DEBIT: { userId: '9999999', account: { kind: 'NZ_ACCOUNT', nzAccount: '38-9000-0000108-00' } },
} as const;

function debitOf({ paymentMethod }: Batch) {
  if (!isBankDebit(paymentMethod)) throw new Error(`A bank gets no files of ${paymentMethod}`);
  return paymentMethods[paymentMethod];
}
/** Returns the bank network of a batch of bank debits. */
export const networkOf = (batch: Batch) => debitOf(batch).network;
export const methodOf = (batch: Batch) => debitOf(batch).calendar;
export const zoneOf = (batch: Batch) => cutOffs[methodOf(batch)].timeZone;

/**
 * Writes a closed batch into files in storage and refuses entries that no file can carry. The files are recorded once,
 * in one transaction: from then on they are what is sent.
 */
export async function writeBatch(services: PaymentServices, batch: Batch): Promise<void> {
  const debits = await listDebits(services.db.reader(JOBS), batch);
  const waiting = debits.filter(({ attemptStatus }) => attemptStatus === 'IN_FLIGHT');
  const { entries, unsendable } = await withNumbers(services, batch, waiting);
  const user = await userOf(services, batch);
  const today = dateIn(zoneOf(batch), services.clock.now());
  const processOn = calendarOf(methodOf(batch)).onOrAfter(today);
  const { contents, refused: unwritable } = written(services, batch, user, entries, { processOn, createdOn: today });
  const files: NewFile[] = [];
  for (const [index, content] of contents.entries()) {
    const name = `${batch.instructionId}.${index + 1}`;
    const kept = await keepContent(services, { communityId: batch.communityId, name }, content);
    files.push({ name, ...kept, network: networkOf(batch), processOn });
  }
  for (const entryId of [...unsendable, ...unwritable]) await learnOutcome(services, entryId, refused, learner);
  if (files.length === 0) return;
  const counts = await services.db.transaction(JOBS, (trx) => insertSentFiles(trx, batch, files, services.clock.now()));
  if (!counts) for (const { storageKey } of files) await services.storage.delete(storageKey);
}

function written(
  services: PaymentServices,
  batch: Batch,
  user: BankUser | null,
  entries: readonly BankEntry[],
  days: { processOn: string; createdOn: string },
): WrittenFiles {
  const all = entries.map(({ entryId }) => entryId);
  if (user === null) return { contents: [], refused: all };
  try {
    return writeBankFiles(networkOf(batch), user, entries, days);
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    const { communityId, batchId, settlementAccountId } = batch;
    const place = { communityId, batchId, settlementAccountId };
    services.log.error({ ...place, fault: error.message }, 'A settlement account cannot send files to its bank');
    return { contents: [], refused: all };
  }
}

async function userOf(services: PaymentServices, batch: Batch): Promise<BankUser | null> {
  const { communityId, settlementAccountId } = batch;
  const sender =
    settlementAccountId === null
      ? undefined
      : await getBankSender(services.db.reader(JOBS), { communityId, settlementAccountId });
  if (!sender) return null;
  const test = TEST_USERS[networkOf(batch)];
  const account = sender.isTest ? test.account : await ownAccount(services, batch, sender);
  const { userName, remitter } = sender;
  return account && { userId: sender.isTest ? test.userId : sender.userId, userName, remitter, account };
}

async function ownAccount(services: PaymentServices, batch: Batch, sender: BankSender): Promise<BankAccount | null> {
  const { vaultEntryId } = sender;
  if (vaultEntryId === null) {
    services.log.error({ settlementAccountId: batch.settlementAccountId }, 'A settlement account has no bank account');
    return null;
  }
  const opening = { place: { communityId: batch.communityId, vaultEntryId }, reason: 'BATCH', ...learner } as const;
  const number = await services.db.transaction(JOBS, (trx) =>
    openVaultNumber(services, trx, { ...opening, at: services.clock.now() }),
  );
  return number && number.kind !== 'CARD' ? number : null;
}

async function withNumbers(services: PaymentServices, { communityId }: Batch, debits: readonly Debit[]) {
  const entries: BankEntry[] = [];
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

const toBankEntry = (debit: Omit<Debit, 'vaultEntryId'>, account: BankAccount): BankEntry => ({
  entryId: debit.entryId,
  amount: BigInt(debit.amount),
  direction: debit.transactionType === 'REFUND' ? 'CREDIT' : 'DEBIT',
  account,
  holderName: debit.holderName,
  reference: debit.reference,
  particulars: debit.particulars,
});
