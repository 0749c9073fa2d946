import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { id, text } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { PRODUCT_OWNED_BSB } from '../../rules/reconciliation/off-system-bsb.ts';
import { registrationTypes, registrationTypeTitles } from '../../rules/reconciliation/registration-types.ts';
import { changes, ofCommunity, ofRegistration } from './call-parts.ts';
import { MatchingRegistration } from './matching-registration.ts';

const isOffSystem = { field: 'registrationType', is: 'OFF_SYSTEM' } as const;

const bsbMeta = {
  title: 'Off-System BSB',
  description: 'Six digits, a dash allowed; required for OFF_SYSTEM, where each BSB is registered once.',
  examples: ['082-799'],
} as const;
const bsbForm = { mask: 'bsb', inputMode: 'numeric' } as const;
const offSystemBsb = text({ max: 7, min: 0 }).optional();
const supplierId = id().meta({
  title: 'Supplier business',
  description: 'A supplier of the community, whose lines are matched.',
  examples: [100],
  'x-form': { widget: 'select', optionsFrom: 'supplierBusinesses' },
});
const sweepAccountId = id()
  .nullable()
  .optional()
  .meta({
    title: 'Sweep account',
    description: 'An enabled AU bank account of the supplier; none where it is left out or null.',
    'x-form': { widget: 'select', optionsFrom: 'sweepAccounts', help: 'Where the bank sweeps receipts to. Optional.' },
  });

export const createMatchingRegistration = contract({
  ...changes,
  name: 'matchingRegistrations.create',
  method: 'POST',
  path: 'transaction-matching/community/{communityId}/registration',
  params: ofCommunity,
  body: z
    .strictObject({
      registrationType: z.enum(registrationTypes).meta({
        title: 'Type',
        description: 'PRODUCT_OWNED: virtual accounts of the platform. OFF_SYSTEM: a BSB of the supplier’s own bank.',
        'x-form': {
          widget: 'radio',
          options: registrationTypes.map((value) => ({ value, label: registrationTypeTitles[value] })),
        },
      }),
      productOwnedOsbsb: z
        .literal(PRODUCT_OWNED_BSB)
        .optional()
        .meta({
          title: 'Product-owned BSB',
          description: 'BSB of the platform’s virtual accounts, the same for every community. It cannot be changed.',
          'x-form': { readOnly: true, visibleWhen: { field: 'registrationType', isNot: 'OFF_SYSTEM' } },
        }),
      offSystemBsb: offSystemBsb.meta({
        ...bsbMeta,
        'x-form': { ...bsbForm, visibleWhen: isOffSystem, requiredWhen: isOffSystem },
      }),
      supplierId,
      sweepAccountId,
    })
    .meta({ id: 'MatchingRegistrationCreation', 'x-form-layout': { submitLabel: 'Add registration' } }),
  responses: { 201: MatchingRegistration },
  errors: ['state-conflict'],
  summary: 'Add a registration',
  description:
    'A new registration has no rules. A product-owned one is given the next free prefix of two to four digits, which is never given again; 409 when all are used. An unknown supplier or account is 422 on its field.',
  spec: ['2C083', '2E032', '2R387'],
});

export const updateMatchingRegistration = contract({
  ...changes,
  name: 'matchingRegistrations.update',
  method: 'PATCH',
  path: 'transaction-matching/registration/{id}',
  params: ofRegistration,
  body: z
    .strictObject({
      registrationType: z
        .enum(registrationTypes)
        .optional()
        .meta({
          title: 'Type',
          description: 'The type that it has; it cannot be changed (409).',
          'x-form': { widget: 'hidden' },
        }),
      offSystemBsb: offSystemBsb.meta({
        ...bsbMeta,
        'x-form': { ...bsbForm, visibleWhen: { field: 'registrationType', isNot: 'PRODUCT_OWNED' } },
      }),
      supplierId: supplierId.optional(),
      sweepAccountId,
      version: readVersion(),
    })
    .meta({ id: 'MatchingRegistrationChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: MatchingRegistration },
  errors: ['state-conflict'],
  summary: 'Edit a registration',
  description:
    'What is left out stays. The BSB of a product-owned registration cannot be changed, nor the supplier of one with entries (409). A change that changes nothing returns 422 with "No changes detected." on the whole form.',
  spec: ['2C084'],
});

export const deleteMatchingRegistration = contract({
  ...changes,
  name: 'matchingRegistrations.delete',
  method: 'DELETE',
  path: 'transaction-matching/registration/{id}',
  params: ofRegistration,
  query: z.strictObject({ version: readVersion() }),
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  current: MatchingRegistration,
  summary: 'Delete a registration',
  description: 'Deletes it with its rules. One with entries or subscriptions cannot be deleted (409).',
  spec: ['2C085'],
});
