import { BECS_CHARSET, fittedBankText, NZ_CHARSET } from '@quickportal/contracts/rules/texts/bank-text';
import { nameInFile, printedName } from '@quickportal/contracts/rules/texts/printed-name';
import type { BankNetwork } from '@quickportal/contracts/rules/payments/payment-methods';
import { BankFileError } from '../formats/bank-file-error.ts';
import type { BatchFormat } from '../formats/batch-format.ts';
import { directEntryFormat } from '../formats/direct-entry.ts';
import { ib4bFormat } from '../formats/nz-ib4b.ts';
import { batchWriter } from '../formats/write-batch.ts';

export type BankAccount =
  | { kind: 'AU_ACCOUNT'; bsb: string; accountNumber: string }
  | { kind: 'NZ_ACCOUNT'; nzAccount: string };

/** A debit of an account, or a credit to it. */
export interface BankEntry {
  entryId: string;
  /** Cents. */
  amount: bigint;
  direction: 'DEBIT' | 'CREDIT';
  account: BankAccount;
  holderName: string;
  /** Identifies the entry when it is returned; unique for the sender, at most 12 characters. */
  reference: string;
  /** Text for the payer; New Zealand statements show its first 12 characters. */
  particulars: string;
}

/** The sender of a file. */
export interface BankUser {
  /** Direct entry id, or authority code in New Zealand. */
  userId: string;
  userName: string;
  /** Remitter on the payer's statement. */
  remitter: string;
  /** Account for the money and for returned credits. */
  account: BankAccount;
}

export interface Days {
  /** Processing day, yyyy-mm-dd. */
  processOn: string;
  createdOn: string;
}

export interface WrittenFiles {
  contents: Uint8Array[];
  /** References of entries that no file can carry. */
  refused: string[];
}

const MOST_ENTRIES = 50_000;
/** Largest total that fits ten digits. */
const MOST_CENTS = 9_999_999_999n;

/** Writes entries into as many files as needed. Throws BankFileError when the sender's own details are invalid. */
export function writeBankFiles(
  network: BankNetwork,
  user: BankUser,
  entries: readonly BankEntry[],
  days: Days,
): WrittenFiles {
  const write = network === 'AU_DIRECT_ENTRY' ? writeDirectEntry : writeIb4b;
  const files: WrittenFiles = { contents: [], refused: [] };
  // New Zealand's files hold debits or credits, never both
  const alike =
    network === 'AU_DIRECT_ENTRY' ? [entries] : [entries.filter(isDebit), entries.filter((entry) => !isDebit(entry))];
  for (const pack of alike.flatMap((entry) => [...packs(entry)])) {
    const { content, refused } = write(user, pack, days);
    if (content !== null) files.contents.push(content);
    files.refused.push(...refused);
  }
  return files;
}

const isDebit = ({ direction }: BankEntry) => direction === 'DEBIT';

function* packs(entries: readonly BankEntry[]): Generator<BankEntry[], void> {
  let pack: BankEntry[] = [];
  let cents = 0n;
  for (const entry of entries) {
    if (pack.length === MOST_ENTRIES || cents + entry.amount > MOST_CENTS) {
      if (pack.length > 0) yield pack;
      [pack, cents] = [[], 0n];
    }
    pack.push(entry);
    cents += entry.amount;
  }
  if (pack.length > 0) yield pack;
}

function writeFile<Header, Detail, Trailer>(
  format: BatchFormat<Header, Detail, Trailer>,
  header: Header,
  entries: readonly BankEntry[],
  detailOf: (entry: BankEntry) => Detail,
): { content: Uint8Array | null; refused: string[] } {
  const writer = batchWriter(format, header);
  const lines: string[] = [];
  const refused: string[] = [];
  for (const entry of entries) {
    try {
      lines.push(writer.detail(detailOf(entry)));
    } catch (error) {
      if (!(error instanceof BankFileError)) throw error;
      refused.push(entry.entryId);
    }
  }
  const text = lines.length === 0 ? null : [writer.head, ...lines, writer.end()].join('');
  return { content: text === null ? null : Buffer.from(text, 'latin1'), refused };
}

/** Returns the three letters of the sender's bank, from the BSB. Others send through Westpac. */
function bankOf(bsb: string): string {
  if (bsb.startsWith('01')) return 'ANZ';
  if (bsb.startsWith('06') || bsb.startsWith('76')) return 'CBA';
  return bsb.startsWith('08') || bsb.startsWith('78') ? 'NAB' : 'WBC';
}

function writeDirectEntry(user: BankUser, entries: readonly BankEntry[], { processOn }: Days) {
  const own = user.account.kind === 'AU_ACCOUNT' ? user.account : { bsb: '', accountNumber: '' };
  const remitter = nameInFile(user.remitter, { length: 16, charset: BECS_CHARSET });
  const header = {
    bsb: null,
    accountNumber: null,
    bank: bankOf(own.bsb),
    userName: nameInFile(user.userName, { length: 26, charset: BECS_CHARSET }),
    userId: user.userId,
    description: 'DIRECT DEBIT',
    processOn,
    time: null,
  };
  return writeFile(directEntryFormat, header, entries, (entry) => ({
    ...(entry.account.kind === 'AU_ACCOUNT' ? entry.account : { bsb: '', accountNumber: '' }),
    indicator: '' as const,
    transactionCode: isDebit(entry) ? ('13' as const) : ('50' as const),
    amount: entry.amount,
    title: printedName('AU', entry.holderName),
    reference: entry.reference,
    traceBsb: own.bsb,
    traceAccountNumber: own.accountNumber,
    remitter,
    withholdingTax: 0n,
  }));
}

function writeIb4b(user: BankUser, entries: readonly BankEntry[], { processOn, createdOn }: Days) {
  const debits = entries.some(isDebit);
  const header = {
    authorityCode: debits ? user.userId : '',
    ownAccount: user.account.kind === 'NZ_ACCOUNT' ? user.account.nzAccount : '',
    dueOn: processOn,
    createdOn,
    reference: debits ? 'DEBITS' : 'REFUNDS',
  };
  const ownName = nameInFile(user.userName, { length: 20, charset: NZ_CHARSET });
  return writeFile(ib4bFormat, header, entries, (entry) => ({
    account: entry.account.kind === 'NZ_ACCOUNT' ? entry.account.nzAccount : '',
    transactionCode: isDebit(entry) ? ('00' as const) : ('50' as const),
    amount: entry.amount,
    name: printedName('NZ', entry.holderName),
    particulars: fittedBankText(entry.particulars, 12, NZ_CHARSET) ?? '',
    code: '',
    reference: entry.reference,
    ownName,
    ownParticulars: '',
    ownCode: '',
    ownReference: entry.reference,
  }));
}
