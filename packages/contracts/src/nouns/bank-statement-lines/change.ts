import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { amountText, id, text } from '../../kernel/primitives.ts';
import { BankStatementLineDetails } from './bank-statement-line-details.ts';
import { audience, changeRights, MOST_INVOICES, ofLine, ofMatch } from './call-parts.ts';

const changes = {
  kind: 'mutation',
  audience,
  rights: changeRights,
  errors: ['state-conflict'],
  current: BankStatementLineDetails,
} as const;
const reason = (description: string, example: string) =>
  text({ max: 255 }).meta({ title: 'Reason', description, examples: [example] });

export const addBankStatementLineMatches = contract({
  ...changes,
  name: 'bankStatementLines.addMatches',
  method: 'POST',
  path: 'bank-statement-lines/{id}/matches',
  params: ofLine,
  body: z
    .strictObject({
      invoices: z
        .array(
          z.strictObject({
            invoiceId: id().meta({
              title: 'Invoice ID',
              description: 'An open invoice of the same business and currency.',
              examples: [100_004],
            }),
            amount: amountText()
              .optional()
              .meta({
                title: 'Amount',
                description:
                  'What of the line pays it: at most what is open of the invoice, and that or all that is left of the line where it is left out.',
                examples: ['186.40'],
              }),
          }),
        )
        .min(1)
        .max(MOST_INVOICES)
        .meta({ title: 'Invoices', description: 'Each once. Together at most what is left of the line.' }),
      version: readVersion(),
    })
    .meta({ id: 'BankStatementLineMatching', 'x-form-layout': { submitLabel: 'Match line' } }),
  responses: { 201: BankStatementLineDetails },
  summary: 'Add matches to a bank statement line',
  description:
    'Pays open invoices with a line by hand. The line is MATCHED where nothing is left of it, otherwise PART_MATCHED. An amount above what is open of the invoice, or a sum above what is left of the line, is 422 on its field. Excluded lines, and lines that took money from the account, are 409.',
});

export const removeBankStatementLineMatch = contract({
  ...changes,
  name: 'bankStatementLines.removeMatch',
  method: 'DELETE',
  path: 'bank-statement-lines/{id}/matches/{matchId}',
  params: ofMatch,
  query: z.strictObject({
    reason: reason('Why it is undone; kept in the audit trail.', 'Paid another invoice'),
    version: readVersion(),
  }),
  responses: { 200: BankStatementLineDetails },
  summary: 'Remove a match of a bank statement line',
  description:
    'Undoes one match: its amount is open again on the invoice and left on the line. Other matches stay, and no rule tries the line again.',
});

export const excludeBankStatementLine = contract({
  ...changes,
  name: 'bankStatementLines.exclude',
  method: 'POST',
  path: 'bank-statement-lines/{id}/exclude',
  params: ofLine,
  body: z
    .strictObject({
      reason: reason('Why it is matched to nothing, such as a fee of the bank.', 'Bank fee of November'),
      version: readVersion(),
    })
    .meta({ id: 'BankStatementLineExclusion', 'x-form-layout': { submitLabel: 'Exclude line' } }),
  responses: { 200: BankStatementLineDetails },
  summary: 'Exclude a bank statement line',
  description: 'Takes a line that is not matched out of matching. A line with matches is 409: undo them first.',
});

export const includeBankStatementLine = contract({
  ...changes,
  name: 'bankStatementLines.include',
  method: 'POST',
  path: 'bank-statement-lines/{id}/include',
  params: ofLine,
  body: z.strictObject({ version: readVersion() }).meta({ id: 'BankStatementLineInclusion' }),
  responses: { 200: BankStatementLineDetails },
  summary: 'Include a bank statement line again',
  description: 'Makes an excluded line unmatched again. No rule tries it again.',
});

export const saveBankStatementLineNote = contract({
  ...changes,
  name: 'bankStatementLines.saveNote',
  method: 'PUT',
  path: 'bank-statement-lines/{id}/note',
  params: ofLine,
  body: z
    .strictObject({
      note: text({ max: 1000, min: 0, multiline: true }).meta({
        title: 'Note',
        description: 'For those who look at the line later; an empty one removes it.',
        examples: ['Paid by her brother'],
        'x-form': { widget: 'textarea' },
      }),
      version: readVersion(),
    })
    .meta({ id: 'BankStatementLineNote', 'x-form-layout': { submitLabel: 'Save note' } }),
  responses: { 200: BankStatementLineDetails },
  summary: 'Save the note of a bank statement line',
  description: 'Replaces the note. One that is the same returns 422 with "No changes detected." on the whole form.',
});
