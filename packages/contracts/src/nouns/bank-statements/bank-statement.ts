import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { count, date, dateTime, id, money } from '../../kernel/primitives.ts';

/** One statement of an account. */
export const BankStatement = z
  .strictObject({
    bankStatementId: id().meta({ title: 'Statement ID', description: 'Identifier of the statement.' }),
    bankStatementAccountId: id().meta({ title: 'Account ID', description: 'The account that it is of.' }),
    aliasName: shownText('Account', 'Name of the account.', 'Water receipts'),
    businessName: shownText('Business', 'Name of the business.', 'Harbour City Water'),
    statementDate: date().meta({ title: 'Date', description: 'The day that it is of.' }),
    statementNumber: shownText('Number', 'Its number; empty where the format has none.', '00334'),
    openingBalance: money().meta({ title: 'Opening balance', description: 'Balance before its lines.' }),
    closingBalance: money().meta({ title: 'Closing balance', description: 'Balance after its lines.' }),
    gap: money().nullable().meta({
      title: 'Gap',
      description: 'Opening balance less the closing balance of the statement before; null where they are the same.',
    }),
    lineCount: count().meta({ title: 'Lines', description: 'Number of its lines.' }),
    unmatchedCount: count().meta({ title: 'To match', description: 'Lines that are not matched, or in part only.' }),
    fileName: z
      .string()
      .nullable()
      .meta({ title: 'File', description: 'The file that it came with; null where none is kept.' }),
    receivedDate: dateTime().meta({ title: 'Received', description: 'When it was imported, UTC.' }),
  })
  .meta({ id: 'BankStatement', title: 'Bank statement' });
export type BankStatement = z.output<typeof BankStatement>;

/** A statement account with its latest balance. */
export const BankStatementBalance = z
  .strictObject({
    bankStatementAccountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.' }),
    aliasName: shownText('Account', 'Name of the account.', 'Water receipts'),
    accountIdentifier: shownText('Account number', 'The account number, masked.', '032-999 ...994'),
    businessName: shownText('Business', 'Name of the business.', 'Harbour City Water'),
    statementDate: date()
      .nullable()
      .meta({ title: 'Latest statement', description: 'Day of the latest statement; null where there is none.' }),
    closingBalance: money()
      .nullable()
      .meta({ title: 'Balance', description: 'Closing balance of the latest statement.' }),
    unmatchedCount: count().meta({ title: 'To match', description: 'Lines that are not matched, or in part only.' }),
  })
  .meta({ id: 'BankStatementBalance', title: 'Statement balance' });
export type BankStatementBalance = z.output<typeof BankStatementBalance>;
