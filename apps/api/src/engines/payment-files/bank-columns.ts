import type { FileColumn } from '../uploads/file-kind.ts';

const column = (name: string, title: string, description: string, secret = false): FileColumn => ({
  name,
  title,
  description,
  example: '',
  secret,
});

/** What the entries of a bank file say, as columns. Amount and reference are named as in a CSV of payments. */
export const bankColumns = {
  bankAccount: column('bankAccount', 'Account', 'The payer’s account.', true),
  transactionCode: column('transactionCode', 'Code', 'Whether money is taken or paid out.'),
  accountName: column('accountName', 'Account name', 'Name of the account.'),
  particulars: column('particulars', 'Particulars', 'On the payer’s statement.'),
  code: column('code', 'Analysis code', 'On the payer’s statement.'),
  paymentReferenceNumber: column('paymentReferenceNumber', 'Reference', 'On the payer’s statement.'),
  amount: column('amount', 'Amount', 'What is taken.'),
} as const;
export type BankColumn = keyof typeof bankColumns;
