import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { date } from '../../kernel/primitives.ts';
import { cardSchemes } from '../../rules/cards/cards.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { BusinessCardSchemes, schemeShape } from './business-card-schemes.ts';
import { audience, params } from './call-parts.ts';

export const saveCardSchemes = contract({
  name: 'cardSchemes.saveCardSchemes',
  kind: 'mutation',
  method: 'POST',
  path: 'supplier-business/{businessId}/card-schemes',
  params,
  body: z
    .strictObject({
      schemes: z
        .array(z.strictObject(schemeShape).meta({ id: 'CardSchemeEntry' }))
        .min(cardSchemes.length)
        .max(cardSchemes.length)
        .meta({
          title: 'Card schemes',
          description: 'All six schemes, each once.',
          'x-form': { widget: 'repeat' },
          'x-rules': [{ rule: 'uniqueRows', field: 'cardScheme', message: 'Name each card scheme once.' }],
        }),
      effectiveFrom: date()
        .optional()
        .meta({
          title: 'Surcharges apply from',
          description:
            'First day of the surcharges, today or later in the community’s calendar; today where it is left out.',
          'x-form': { help: 'Leave empty for today. Cards are accepted or refused at once.' },
          'x-rules': [{ rule: 'dateNotBefore', value: 'today', message: 'Choose today or a later date.' }],
        }),
      version: readVersion(),
    })
    .meta({ id: 'CardSchemesChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: BusinessCardSchemes, 202: ChangeRequested },
  audience,
  rights: { anyOf: ['MANAGE_BUSINESSES'] },
  errors: ['state-conflict'],
  summary: 'Save the card schemes of a business',
  description: `Cards are accepted or refused from the next payment on; surcharges are those from \`effectiveFrom\` on, and two changes for one date are one. A null surcharge is none, a null debit surcharge that of credit cards. A change that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['3C028'],
});
