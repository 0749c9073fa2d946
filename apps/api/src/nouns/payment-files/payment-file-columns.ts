import {
  paymentLineColumns,
  paymentLineColumnNames,
  type PaymentLineColumn,
} from '@quickportal/contracts/payment-files/payment-line-values';
import type { FileColumn } from '../../engines/uploads/file-kind.ts';

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

type Words = Pick<FileColumn, 'example' | 'required' | 'digits' | 'aliases'>;

/** What to write for example, and what the columns are called elsewhere. */
const inFile: Readonly<Record<PaymentLineColumn, Words>> = {
  businessCode: {
    example: 'HCW',
    digits: true,
    aliases: names('Supplier business code, Supplier code, Supplier business'),
  },
  customerNumber: {
    example: 'HCW-0041827',
    required: true,
    digits: true,
    aliases: names(`Customer no, Customer code, Customer ref no, Client number, Client code, Member number, Member no,
      Account number, Debtor number, Debtor code`),
  },
  accountToken: { example: '', aliases: names('Account, Token, Payment account') },
  amount: {
    example: '120.50',
    required: true,
    aliases: names('Principal, Principal amount, Payment amount, Amount due, Total, Value'),
  },
  currency: { example: 'AUD', aliases: names('Currency code') },
  customerReferenceNumber: { example: 'HCW-0041827', aliases: names('Customer reference, Customer ref') },
  paymentReferenceNumber: {
    example: 'INV-20418',
    aliases: names('Payment reference, Payment ref, Reference, Invoice, Invoice number, Invoice no'),
  },
  comment: { example: 'Water rates, November', aliases: names('Comments, Note, Notes, Description, Narrative') },
};

/** What our own file of wrong lines says beside them. It is not read. */
export const REASON = {
  name: 'reason',
  title: 'Reason',
  description: 'What was wrong with the line, in a file of wrong lines; not read.',
  example: '',
} as const;

/** The columns of a payment file. */
export const paymentFileColumns: readonly FileColumn[] = [
  ...paymentLineColumnNames.map((name) => ({ name, ...paymentLineColumns[name], ...inFile[name] })),
  REASON,
];
