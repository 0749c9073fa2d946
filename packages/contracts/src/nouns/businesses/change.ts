import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { BusinessDetails, detailsShape } from './business-details.ts';
import { BusinessEnablement, enablementShape } from './business-enablement.ts';
import { BusinessSettings, settingsShape } from './business-settings.ts';
import { changes, keepsTheRest } from './call-parts.ts';

export const updateBusinessSettings = contract({
  ...changes,
  name: 'businesses.updateSettings',
  path: 'business/{businessId}/settings',
  body: z
    .strictObject({ ...settingsShape, version: readVersion() })
    .partial()
    .meta({
      id: 'BusinessSettingsChange',
      'x-form-layout': { submitLabel: 'Save', groups: [{ title: 'Contact' }, { title: 'Notices' }] },
    }),
  responses: { 200: BusinessSettings, 202: ChangeRequested },
  audience: ['facility', 'staff'],
  summary: 'Update the settings of a business',
  description: `Notices go to the new address at once. ${keepsTheRest} ${waitsWhereNeeded}`,
});

export const updateBusinessDetails = contract({
  ...changes,
  name: 'businesses.updateDetails',
  path: 'business/{businessId}/details',
  body: z
    .strictObject({ ...detailsShape, version: readVersion() })
    .partial()
    .meta({
      id: 'BusinessDetailsChange',
      'x-form-layout': { submitLabel: 'Save', groups: [{ title: 'Business' }, { title: 'Address' }] },
    }),
  responses: { 200: BusinessDetails, 202: ChangeRequested },
  audience: ['staff'],
  summary: 'Update the details of a business',
  description: `The code of the business stays. ${keepsTheRest} ${waitsWhereNeeded}`,
});

export const updateBusinessEnablement = contract({
  ...changes,
  name: 'businesses.updateEnablement',
  path: 'business/{businessId}/enablement',
  body: z
    .strictObject({ ...enablementShape, version: readVersion() })
    .partial()
    .meta({
      id: 'BusinessEnablementChange',
      'x-form-layout': {
        submitLabel: 'Save',
        groups: [{ title: 'Products' }, { title: 'Billing' }, { title: 'External system clients' }],
      },
    }),
  responses: { 200: BusinessEnablement, 202: ChangeRequested },
  audience: ['staff'],
  summary: 'Update what is enabled for a business',
  description: `A product that the community does not have is 422 on its field. The list of clients replaces the former one. ${keepsTheRest} ${waitsWhereNeeded}`,
});

export const setBusinessDualAuthorisation = contract({
  ...changes,
  method: 'POST',
  name: 'businesses.setDualAuthorisation',
  path: 'business/{businessId}/dual-authorisation',
  body: z
    .strictObject({
      enabled: z.boolean().meta({
        title: 'Dual authorisation',
        description: 'Whether changes of its settlement accounts need a second person.',
        'x-form': { widget: 'switch' },
      }),
      reason: text({ max: 200, min: 0 })
        .optional()
        .meta({ title: 'Reason', description: 'Why, for the second person.', 'x-form': { autocomplete: 'off' } }),
    })
    .meta({ 'x-form-layout': { submitLabel: 'Request' } }),
  responses: { 202: ChangeRequested },
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_ACCOUNTS'] },
  refusedInViewAs: true,
  summary: 'Request to switch dual authorisation of a business',
  description:
    'Always waits for a second member of staff who may authorise accounts; 409 where it is so already or a request waits, 422 where no user could approve.',
});
