import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { bankStatementAccountId } from './bank-statement-account.ts';

const identifier = (description: string) =>
  z
    .string()
    .nullable()
    .meta({
      title: 'Account',
      description: `${description} It is shown only once: in a repeat of the same idempotency key it is null.`,
      examples: ['062-000 .....4471'],
    });

const ofAccount = (id: string, accountId: z.ZodType<number | null>) =>
  z
    .strictObject({
      bankStatementAccountId: accountId,
      accountIdentifier: identifier('The masked account, with BSB or bank and branch.'),
    })
    .meta({ id });

/** What came of a bulk add (3E018). */
export const BulkAddition = z
  .strictObject({
    successfulAccounts: z
      .array(ofAccount('AddedBankStatementAccount', bankStatementAccountId()))
      .meta({ title: 'Added', description: 'Accounts that were added, in the order of their lines.' }),
    existingAccounts: z
      .array(
        ofAccount(
          'KnownBankStatementAccount',
          bankStatementAccountId().nullable().meta({
            title: 'Bank statement account ID',
            description: 'The account that there is; null for a line that repeats one that was not added.',
          }),
        ),
      )
      .meta({
        title: 'Existing',
        description: 'Accounts that the business has already, and lines that repeat another.',
      }),
    unsuccessfulAccounts: z
      .array(
        z
          .strictObject({
            accountIdentifier: identifier('The line as it was pasted.'),
            reason: shownText(
              'Reason',
              'What is wrong with the line, and what to do.',
              'Line 3: Use six digits for the BSB.',
            ),
          })
          .meta({ id: 'WrongBankStatementAccount' }),
      )
      .meta({ title: 'Not added', description: 'Lines that are wrong, with the reason of each.' }),
  })
  .meta({ id: 'BulkAddition', title: 'Outcome of a bulk add' });
export type BulkAddition = z.output<typeof BulkAddition>;
