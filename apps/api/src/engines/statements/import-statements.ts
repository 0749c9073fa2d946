import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import { MOST_STATEMENT_FAULTS } from '@quickportal/contracts/bank-statements/call-parts';
import type {
  BankStatementFileRecord,
  StatementFault,
  UnknownStatementAccount,
} from '@quickportal/db/bank-statements/bank-statement-file';
import { listOffSystemBsbs } from '@quickportal/db/bank-statements/find-statement-accounts';
import { insertBankStatements } from '@quickportal/db/bank-statements/insert-bank-statements';
import {
  findHeldFiles,
  getBankStatementFile,
  lockBankStatementFile,
} from '@quickportal/db/bank-statements/read-bank-statement-files';
import {
  countDraftLines,
  findKnownStatements,
  findStatementGaps,
  listDraftBusinesses,
  lockDraftAccounts,
} from '@quickportal/db/bank-statements/read-statement-drafts';
import { findClosedDays } from '@quickportal/db/reconciliation/close-statement-days';
import { updateBankStatementFile, updateReadLines } from '@quickportal/db/bank-statements/write-bank-statement-files';
import {
  deleteDrafts,
  insertDraftLines,
  insertDraftStatement,
  type DraftLine,
} from '@quickportal/db/bank-statements/write-statement-drafts';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { MATCH_LINES } from '../matching/match-lines.ts';
import { enqueueAll, type OutboxHandler } from '../outbox/outbox.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { FileFault } from '../uploads/file-fault.ts';
import type { VaultServices } from '../vault/vault-services.ts';
import { auditStatementFile } from './audit-statement-file.ts';
import { keptNarrative } from './kept-narrative.ts';
import { readStatements } from './formats/read-statements.ts';
import { statementFormatOf } from './formats/statement-formats.ts';
import type { ReadStatement } from './formats/statement-part.ts';
import { findAccountOf, type AccountOutcome } from './statement-account.ts';
import { closedDayFault, gapFault, knownFault } from './statement-words.ts';

/** Topic of importing a file of statements: `{ fileId }`. */
export const IMPORT_STATEMENTS = 'bank-statements.import';

/** What importing statements needs. */
export interface StatementServices extends StorageServices, VaultServices {}

/** Lines that are kept in one transaction. */
const BATCH = 1000;
/** Held files that are checked again after an import. */
const MOST_CHECKED_AGAIN = 20;

export const statementsHandler: OutboxHandler<StatementServices> = {
  topic: IMPORT_STATEMENTS,
  handle: (payload, { services, signal }) =>
    importStatements(services, { fileId: (payload as { fileId: number }).fileId, signal }),
};

/**
 * Reads a file of statements and imports all of it in one transaction, or nothing. Running again for a file that was
 * imported, held or refused does nothing; a run that was killed is begun again.
 */
export async function importStatements(
  services: StatementServices,
  { fileId, signal }: { fileId: number; signal: AbortSignal },
): Promise<void> {
  const file = await getBankStatementFile(services.db.reader({ kind: 'jobs' }), fileId);
  if (file?.status !== 'CHECKING') return;
  const place = { communityId: file.communityId, fileId };
  await services.db.transaction({ kind: 'jobs' }, (trx) => deleteDrafts(trx, place));
  const { faults, unknownAccounts } = await read(services, file, signal);
  await services.db.transaction({ kind: 'jobs' }, (trx) => conclude(services, trx, file, { faults, unknownAccounts }));
}

interface Findings {
  faults: readonly StatementFault[];
  unknownAccounts: readonly UnknownStatementAccount[];
}

/** Reads the file into drafts, between transactions. Returns what is wrong with it. */
async function read(
  services: StatementServices,
  file: BankStatementFileRecord,
  signal: AbortSignal,
): Promise<Findings> {
  const format = statementFormatOf(file.format);
  if (!format) throw new Error(`No statement format ${file.format} is known`);
  const reading = new Reading(services, file);
  const content = await services.storage.get(file.storageKey);
  try {
    for await (const parts of readStatements(content, { format, encoding: file.encoding })) {
      signal.throwIfAborted();
      for (const part of parts) {
        if ('line' in part) reading.addLine(part.line);
        else await reading.addStatement(part.statement);
      }
      await reading.flush(BATCH);
    }
    await reading.flush(1);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    reading.faults.push(...error.errors.map(({ lineNumber, errorText }) => ({ lineNumber, message: errorText })));
  } finally {
    content.destroy();
  }
  return { faults: reading.faults.slice(0, MOST_STATEMENT_FAULTS), unknownAccounts: reading.unknownAccounts };
}

/** What was read of a file so far. */
class Reading {
  readonly faults: StatementFault[] = [];
  readonly unknownAccounts: UnknownStatementAccount[] = [];
  readonly #services: StatementServices;
  readonly #file: BankStatementFileRecord;
  readonly #accounts = new Map<string, AccountOutcome>();
  #offSystemBsbs: ReadonlySet<string> | undefined;
  #waiting: Omit<DraftLine, 'offSystemBsb' | 'offSystemReference'>[] = [];
  #position = 1;
  #count = 0;

  constructor(services: StatementServices, file: BankStatementFileRecord) {
    this.#services = services;
    this.#file = file;
  }

  addLine({
    lineNumber: _lineNumber,
    ...line
  }: Omit<DraftLine, 'position' | 'offSystemBsb' | 'offSystemReference'> & { lineNumber: number }): void {
    this.#waiting.push({ ...line, position: this.#position });
    this.#count += 1;
  }

  async addStatement(statement: ReadStatement): Promise<void> {
    const { account: _identifier, currency: _currency, ...rest } = statement;
    const outcome = await this.#accountOf(statement);
    const position = this.#position++;
    if ('fault' in outcome) {
      const isKnown = this.faults.some(({ message }) => message === outcome.fault);
      if (!isKnown && this.faults.length < MOST_STATEMENT_FAULTS) {
        this.faults.push({ lineNumber: statement.lineNumber, message: outcome.fault });
        if (outcome.unknown) this.unknownAccounts.push(outcome.unknown);
      }
      return;
    }
    const { account } = outcome;
    const draft = {
      ...rest,
      position,
      businessId: account.businessId,
      bankStatementAccountId: account.bankStatementAccountId,
      currency: account.currency,
    };
    await this.#services.db.transaction({ kind: 'jobs' }, (trx) => insertDraftStatement(trx, this.#place(), draft));
  }

  /** Saves the lines read so far once there are at least this many. */
  async flush(atLeast: number): Promise<void> {
    if (this.#waiting.length < atLeast) return;
    this.#offSystemBsbs ??= new Set(
      await listOffSystemBsbs(this.#services.db.reader({ kind: 'jobs' }), this.#file.communityId),
    );
    const known = this.#offSystemBsbs;
    const lines = this.#waiting.map((line) => ({ ...line, ...keptNarrative(line.narrative, known) }));
    this.#waiting = [];
    for (let from = 0; from < lines.length; from += BATCH) {
      const some = lines.slice(from, from + BATCH);
      await this.#services.db.transaction({ kind: 'jobs' }, async (trx) => {
        await insertDraftLines(trx, this.#place(), some);
        await updateReadLines(trx, this.#file.fileId, this.#count);
      });
    }
  }

  #place = () => ({ communityId: this.#file.communityId, fileId: this.#file.fileId });

  async #accountOf(statement: ReadStatement): Promise<AccountOutcome> {
    const key = `${statement.account} ${statement.currency}`;
    const known = this.#accounts.get(key);
    if (known) return known;
    const outcome = await this.#services.db.transaction(scopeOf(this.#file), (trx) =>
      findAccountOf(this.#services, trx, this.#file, statement),
    );
    this.#accounts.set(key, outcome);
    return outcome;
  }
}

/** Returns the scope of the uploader, in which accounts are looked for. */
const scopeOf = ({ communityId, businessIds }: BankStatementFileRecord): Scope =>
  businessIds === null ? { kind: 'community', communityId } : { kind: 'community', communityId, businessIds };

/** Imports what was read, holds it or refuses it. */
async function conclude(
  services: StatementServices,
  trx: WriteTransaction,
  { communityId, fileId }: BankStatementFileRecord,
  { faults, unknownAccounts }: Findings,
): Promise<void> {
  const now = services.clock.now();
  const file = await lockBankStatementFile(trx, fileId);
  if (!file || next(bankStatementFileStates, file.status, 'import') === null) return;
  const place = { communityId, fileId };
  await lockDraftAccounts(trx, place);
  const counted = await countDraftLines(trx, place);
  if (faults.length === 0 && counted.lines !== counted.stated)
    throw new Error(`File ${fileId} was read by two runs at once`);
  const problems = faults.length > 0 ? faults : await findRefusals(trx, place);
  const gaps =
    problems.length > 0 || file.acceptsGaps
      ? []
      : (await findStatementGaps(trx, place, MOST_STATEMENT_FAULTS)).map(gapFault);
  const outcome = problems.length > 0 ? 'REFUSED' : gaps.length > 0 ? 'HELD' : 'IMPORTED';
  const activated =
    outcome === 'IMPORTED' ? await insertBankStatements(trx, { ...place, sha256: file.sha256, now }) : [];
  const isImported = outcome === 'IMPORTED';
  if (isImported) await matchAfter(trx, place, now);
  await deleteDrafts(trx, place);
  await updateBankStatementFile(
    trx,
    fileId,
    {
      status: outcome,
      faults: [...problems, ...gaps],
      unknownAccounts,
      lineCount: isImported ? counted.lines : 0,
      statementCount: isImported ? counted.statements : 0,
    },
    now,
  );
  // A held file that was checked again and is held for the same reasons is no news
  const isNews = outcome !== 'HELD' || reasonsOf(gaps) !== reasonsOf(file.faults);
  if (isNews) await auditStatementFile(trx, file, { outcome, counted, faults: [...problems, ...gaps], activated }, now);
  if (isImported) await checkHeldAgain(trx, communityId, now);
}

/** Statements of the file that are there already, and those whose day is closed. */
async function findRefusals(
  trx: WriteTransaction,
  place: { communityId: number; fileId: number },
): Promise<StatementFault[]> {
  const known = await findKnownStatements(trx, place, MOST_STATEMENT_FAULTS);
  const closed = await findClosedDays(trx, { ...place, limit: MOST_STATEMENT_FAULTS });
  return [...known.map(knownFault), ...closed.map(closedDayFault)].slice(0, MOST_STATEMENT_FAULTS);
}

/** Has the lines of a file matched as soon as they are kept. */
async function matchAfter(
  trx: WriteTransaction,
  place: { communityId: number; fileId: number },
  now: Date,
): Promise<void> {
  const { communityId } = place;
  const businessIds = await listDraftBusinesses(trx, place);
  await enqueueAll(
    trx,
    businessIds.map((businessId) => ({
      topic: MATCH_LINES,
      payload: { communityId, businessId },
      communityId,
      availableAt: now,
    })),
  );
}

const reasonsOf = (faults: readonly StatementFault[]): string => faults.map(({ message }) => message).join('\n');

/** Files that waited for the statements before them are checked again. */
async function checkHeldAgain(trx: WriteTransaction, communityId: number, now: Date): Promise<void> {
  const held = await findHeldFiles(trx, { communityId, limit: MOST_CHECKED_AGAIN });
  for (const { fileId } of held) await updateBankStatementFile(trx, fileId, { status: 'CHECKING' }, now);
  await enqueueAll(
    trx,
    held.map(({ fileId }) => ({ topic: IMPORT_STATEMENTS, payload: { fileId }, communityId, availableAt: now })),
  );
}
