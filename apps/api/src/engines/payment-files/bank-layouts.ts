import { directEntryFormat, type DirectEntry } from '../gateways/formats/direct-entry.ts';
import type { DirectEntryHeader, DirectEntryTotal } from '../gateways/formats/direct-entry-fields.ts';
import { isDebit } from '../gateways/formats/direct-entry-fields.ts';
import type { BatchFormat } from '../gateways/formats/batch-format.ts';
import { deskbankFormat, type DeskbankEntry, type DeskbankHeader } from '../gateways/formats/nz-deskbank.ts';
import type { NzEntry } from '../gateways/formats/nz-fields.ts';
import { ib4bFormat, type Ib4bEntry, type Ib4bHeader, type Ib4bTotal } from '../gateways/formats/nz-ib4b.ts';
import { mt9Format, type Mt9Entry, type Mt9Header, type Mt9Total } from '../gateways/formats/nz-mt9.ts';
import { bankColumns, type BankColumn } from './bank-columns.ts';

/** An entry of a bank file as far as it can be read. */
export interface BankEntry {
  /** By the names of columns, without the amount. */
  values: Partial<Record<Exclude<BankColumn, 'amount'>, string>>;
  /** Cents. */
  amount: bigint | undefined;
  /** The code of an entry that pays money out; null for a debit. */
  creditCode: string | null;
}

/** How a bank file is read as payments. */
export interface BankLayout<Header, Detail, Trailer> {
  format: BatchFormat<Header, Detail, Trailer>;
  columns: readonly BankColumn[];
  /** Whether a text that begins like this is such a file; its records may be damaged. */
  begins: RegExp;
  /** yyyy-mm-dd. */
  processOn(header: Header): string;
  toEntry(fields: Partial<Detail>): BankEntry;
  /** Whether the last entry only balances the others, with the facility's own account. */
  balances(fields: Partial<Detail>, trailer: Trailer): boolean;
}

const present = (text: string | undefined): string => text ?? '';

/** Australian direct entry. */
export const abaLayout: BankLayout<DirectEntryHeader, DirectEntry, DirectEntryTotal> = {
  format: directEntryFormat,
  columns: ['bankAccount', 'transactionCode', 'accountName', 'paymentReferenceNumber', 'amount'],
  begins: /^0[ \d-]{12,22}[A-Z]{3} /,
  processOn: ({ processOn }) => processOn,
  toEntry: ({ bsb, accountNumber, transactionCode, amount, title, reference }) => ({
    values: {
      bankAccount: bsb && accountNumber ? `${bsb} ${accountNumber}` : '',
      transactionCode: present(transactionCode),
      accountName: present(title),
      paymentReferenceNumber: present(reference),
    },
    amount,
    creditCode: transactionCode === undefined || isDebit({ transactionCode }) ? null : transactionCode,
  }),
  balances: ({ transactionCode, amount, bsb, accountNumber, traceBsb, traceAccountNumber }, { net, credits }) =>
    transactionCode !== '13' &&
    net === 0n &&
    amount === credits &&
    bsb === traceBsb &&
    accountNumber === traceAccountNumber,
};

const NZ_COLUMNS = [
  'bankAccount',
  'transactionCode',
  'accountName',
  'particulars',
  'code',
  'paymentReferenceNumber',
  'amount',
] as const;

const nzEntry = (fields: Partial<NzEntry>, transactionCode: string, isCredit: boolean): BankEntry => ({
  values: {
    bankAccount: present(fields.account),
    transactionCode,
    accountName: present(fields.name),
    particulars: present(fields.particulars),
    code: present(fields.code),
    paymentReferenceNumber: present(fields.reference),
  },
  amount: fields.amount,
  creditCode: isCredit ? transactionCode : null,
});

/** Comma separated, of Kiwibank, BNZ and others. */
export const ib4bLayout: BankLayout<Ib4bHeader, Ib4bEntry, Ib4bTotal> = {
  format: ib4bFormat,
  columns: NZ_COLUMNS,
  begins: /^1,[^,\n]*,[^,\n]*,[^,\n]*,\d/,
  processOn: ({ dueOn }) => dueOn,
  toEntry: (fields) => nzEntry(fields, present(fields.transactionCode), fields.transactionCode !== '00'),
  balances: () => false,
};

/** Of ASB, 160 characters a record. */
export const mt9Layout: BankLayout<Mt9Header, Mt9Entry, Mt9Total> = {
  format: mt9Format,
  columns: NZ_COLUMNS,
  begins: /^20\d{12,15} /,
  processOn: ({ dueOn }) => dueOn,
  toEntry: (fields) => nzEntry(fields, present(fields.transactionCode), fields.transactionCode === '051'),
  balances: ({ transactionCode }) => transactionCode === '051',
};

/** Of Westpac, comma separated. */
export const deskbankLayout: BankLayout<DeskbankHeader, DeskbankEntry, null> = {
  format: deskbankFormat,
  columns: NZ_COLUMNS,
  begins: /^A,\d{1,6},\d/,
  processOn: ({ processOn }) => processOn,
  toEntry: (fields) => nzEntry(fields, '00', false),
  balances: () => false,
};

export const bankColumnsOf = ({ columns }: { columns: readonly BankColumn[] }) =>
  columns.map((name) => ({ heading: bankColumns[name].title, column: bankColumns[name] }));
