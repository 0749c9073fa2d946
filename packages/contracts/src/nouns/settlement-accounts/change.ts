import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { auBankFields } from '../supplier-accounts/au-bank-fields.ts';
import { audience, ofBusiness } from './call-parts.ts';
import { SettlementAccounts } from './settlement-account.ts';

/** Most AU bank accounts whose names one call changes. */
export const MOST_REMITTER_NAMES = 100;

export const updateSettlementAccountRemitterNames = contract({
  name: 'settlementAccounts.updateRemitterNames',
  kind: 'mutation',
  method: 'POST',
  path: 'business-settlement-accounts/{businessId}/au-bank-accounts/update-remitter-names',
  params: ofBusiness,
  body: z
    .strictObject({
      remitterNames: z
        .array(
          z
            .strictObject({
              accountId: id().meta({
                title: 'Account ID',
                description: 'An AU bank account of the business.',
                examples: [700_003],
              }),
              remitterName: auBankFields.remitterName,
            })
            .meta({ id: 'RemitterName' }),
        )
        .min(1)
        .max(MOST_REMITTER_NAMES)
        .meta({
          title: 'Remitter names',
          description: 'The accounts whose names change, each once.',
          'x-form': { widget: 'repeat' },
          'x-rules': [{ rule: 'uniqueRows', field: 'accountId', message: 'Name each account once.' }],
        }),
      version: readVersion(),
    })
    .meta({ id: 'RemitterNamesChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: SettlementAccounts, 202: ChangeRequested },
  audience,
  rights: { anyOf: ['MANAGE_SETTLEMENT_ACCOUNTS'] },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Save remitter names',
  description: `Changes the names that payers see on their statements beside debits of the business, from the next file on. \`version\` is that of the list. A change that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C099'],
});
