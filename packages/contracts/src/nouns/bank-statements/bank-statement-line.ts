import { z } from 'zod';
import { currentVersion, shownText, statusFields } from '../../kernel/field-builders.ts';
import { date, id, money } from '../../kernel/primitives.ts';
import { bankStatementLineStates } from '../../rules/states/reconciliation.ts';

/** A line of a bank statement. */
export const BankStatementLine = z
  .strictObject({
    bankStatementLineId: id().meta({ title: 'Line ID', description: 'Identifier of the line.' }),
    bankStatementAccountId: id().meta({ title: 'Account ID', description: 'The account that it is of.' }),
    aliasName: shownText('Account', 'Name of the account.', 'Water receipts'),
    businessId: id().meta({ title: 'Business ID', description: 'The business of the account.' }),
    businessName: shownText('Business', 'Name of the business.', 'Harbour City Water'),
    bankStatementId: id().meta({ title: 'Statement ID', description: 'The statement that it is of.' }),
    statementDate: date().meta({ title: 'Statement date', description: 'The day of that statement.' }),
    valueDate: date().meta({ title: 'Date', description: 'Value date.' }),
    amount: money().meta({ title: 'Amount', description: 'Negative where money left the account.' }),
    unmatchedAmount: money().meta({ title: 'To match', description: 'What is not matched of it, without a sign.' }),
    tranCode: shownText('Code', 'What the bank calls this kind of transaction.', '195'),
    bankReference: shownText('Bank reference', 'The bank’s own reference.', 'BR300002'),
    customerReference: shownText('Reference', 'The reference of the payer or payee.', 'INV 1001'),
    narrative: shownText('Text', 'The bank’s text. Account numbers in it are masked.', 'OSKO TESTER ALEX INV 1001'),
    ...statusFields(bankStatementLineStates, 'Whether it is matched to payments or invoices.'),
    version: currentVersion(),
  })
  .meta({ id: 'BankStatementLine', title: 'Bank statement line' });
export type BankStatementLine = z.output<typeof BankStatementLine>;
