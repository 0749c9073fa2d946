import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { BankStatementDay } from './bank-statement-day.ts';
import { audience, changeRights, ofDay } from './call-parts.ts';

const changes = {
  kind: 'mutation',
  method: 'POST',
  audience,
  rights: changeRights,
  params: ofDay,
  errors: ['state-conflict'],
  refusedInViewAs: true,
} as const;

export const closeBankStatementDay = contract({
  ...changes,
  name: 'bankStatementDays.close',
  path: 'bank-statement-accounts/{bankStatementAccountId}/days/{statementDate}/close',
  body: z
    .strictObject({
      difference: z
        .string()
        .regex(/^-?[0-9]{1,13}\.[0-9]{2}$/, { message: 'Enter an amount with two decimals, such as 120.50' })
        .default('0.00')
        .meta({
          title: 'Difference',
          description: 'The difference that you saw; where it is another by now, nothing is closed (409).',
          examples: ['0.00'],
          'x-form': { widget: 'hidden' },
        }),
      reason: text({ max: 255, min: 0 })
        .default('')
        .meta({
          title: 'Reason for the difference',
          description: 'Required where there is a difference.',
          examples: ['The fee is refunded tomorrow'],
        }),
    })
    .meta({ id: 'BankStatementDayClosing', 'x-form-layout': { submitLabel: 'Close day' } }),
  responses: { 200: BankStatementDay },
  summary: 'End a day of a statement account',
  description:
    'Closes the day: its lines are not matched, undone, excluded or noted any more, and no statement of it is imported. A difference needs a reason (422).',
});

export const reopenBankStatementDay = contract({
  ...changes,
  name: 'bankStatementDays.reopen',
  path: 'bank-statement-accounts/{bankStatementAccountId}/days/{statementDate}/reopen',
  body: z
    .strictObject({
      reason: text({ max: 255 }).meta({
        title: 'Reason',
        description: 'Why the day must change; the approver sees it.',
        examples: ['A payment was matched to the wrong invoice'],
      }),
      version: readVersion(),
    })
    .meta({ id: 'BankStatementDayReopening', 'x-form-layout': { submitLabel: 'Request reopening' } }),
  responses: { 202: ChangeRequested },
  current: BankStatementDay,
  summary: 'Request that a closed day is open again',
  description:
    'Always needs a second user: the day is open again once one approves. 422 where no user could approve, 409 for a day that is open.',
});
