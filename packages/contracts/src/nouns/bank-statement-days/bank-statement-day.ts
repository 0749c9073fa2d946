import { z } from 'zod';
import { shownText, statusFields } from '../../kernel/field-builders.ts';
import { count, date, dateTime, id, money, version } from '../../kernel/primitives.ts';
import { bankStatementLineStates } from '../../rules/states/reconciliation.ts';
import { MOST_DIFFERENCES } from './call-parts.ts';

const DifferingLine = z
  .strictObject({
    bankStatementLineId: id().meta({ title: 'Line ID', description: 'The line.' }),
    narrative: shownText('Text', 'The bank’s text, or the reference.', 'OSKO M OLSSON'),
    ...statusFields(bankStatementLineStates, 'Why it is in the difference.'),
    amount: money().meta({ title: 'Amount', description: 'What of it is not matched, with its sign.' }),
  })
  .meta({ id: 'DifferingLine', title: 'Line in the difference' });

/** A day of a statement account: its statement against the books. */
export const BankStatementDay = z
  .strictObject({
    bankStatementAccountId: id().meta({ title: 'Account ID', description: 'The account.' }),
    aliasName: shownText('Account', 'Name of the account.', 'Water receipts'),
    businessName: shownText('Business', 'Name of the business.', 'Harbour City Water'),
    day: date().meta({ title: 'Day', description: 'The statement date.' }),
    isClosed: z.boolean().meta({ title: 'Closed', description: 'Whether nothing of the day can change.' }),
    closedBy: z.string().nullable().meta({ title: 'Closed by', description: 'Who closed it; null while it is open.' }),
    closedDate: dateTime().nullable().meta({ title: 'Closed at', description: 'When it was closed, UTC.' }),
    differenceReason: shownText('Reason', 'Why it was closed with a difference; empty without one.', 'Fee to come'),
    openingBalance: money().meta({ title: 'Opening balance', description: 'Before the first statement of the day.' }),
    creditCount: count().meta({ title: 'Credits', description: 'Lines that brought money.' }),
    credits: money().meta({ title: 'Credit total', description: 'What they brought.' }),
    debitCount: count().meta({ title: 'Debits', description: 'Lines that took money.' }),
    debits: money().meta({ title: 'Debit total', description: 'What they took, negative.' }),
    statementBalance: money().meta({ title: 'Statement balance', description: 'Closing balance of the statement.' }),
    matched: money().meta({ title: 'Matched', description: 'What is matched to invoices.' }),
    excluded: money().meta({ title: 'Excluded', description: 'What is excluded, such as fees, with its sign.' }),
    bookBalance: money().meta({ title: 'Book balance', description: 'Opening balance, matched and excluded.' }),
    difference: money().meta({ title: 'Difference', description: 'Statement balance less book balance.' }),
    lineCount: count().meta({ title: 'Lines', description: 'Lines of the day.' }),
    openCount: count().meta({ title: 'To match', description: 'Lines that make up the difference.' }),
    differences: z.array(DifferingLine).meta({
      title: 'Difference line by line',
      description: `Lines that are not matched, or in part; the first ${MOST_DIFFERENCES}.`,
    }),
    version: version().nullable().meta({ title: 'Version', description: 'Null until the day is first closed.' }),
  })
  .meta({ id: 'BankStatementDay', title: 'Day of a statement account' });
export type BankStatementDay = z.output<typeof BankStatementDay>;
