import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { email, id, text } from '../../kernel/primitives.ts';
import { schemeShape } from '../card-schemes/business-card-schemes.ts';
import { businessNames } from './business-names.ts';

/** What a facility and staff change of a business (2P005). */
export const settingsShape = {
  contactName: text({ max: 100, min: 0 }).meta({
    title: 'Contact name',
    description: 'Who is asked about the business.',
    examples: ['Ruth Okafor'],
    'x-form': { group: 'Contact', autocomplete: 'off' },
  }),
  contactEmail: email({ min: 0 }).meta({
    title: 'Contact email',
    description: 'Where the contact is reached; notices go there where no address of notices is set.',
    examples: ['water@harbourcity.example'],
    'x-form': { group: 'Contact', width: 'half', inputMode: 'email', autocomplete: 'off' },
  }),
  contactPhone: text({ max: 30, min: 0 }).meta({
    title: 'Contact phone',
    description: 'Australian, New Zealand or international (E.164) number.',
    examples: ['02 4925 1100'],
    'x-form': { group: 'Contact', width: 'half', inputMode: 'tel', autocomplete: 'off' },
    'x-rules': [
      {
        rule: 'phone',
        message: 'Enter an Australian or New Zealand phone number, or an international one that starts with +.',
      },
    ],
  }),
  notificationEmail: email({ min: 0 }).meta({
    title: 'Notification email',
    description: 'Where notices to the business go; the contact email where it is empty.',
    examples: ['accounts@harbourcity.example'],
    'x-form': { group: 'Notices', inputMode: 'email', autocomplete: 'off' },
  }),
};

/** How a business is reached, and what decides about its payments (2P005). */
export const BusinessSettings = z
  .strictObject({
    ...businessNames,
    ...settingsShape,
    dualAuthEnabled: z.boolean().meta({
      title: 'Dual authorisation',
      description: 'Whether changes of its settlement accounts need a second person.',
    }),
    pendingDualAuthId: id().nullable().meta({
      title: 'Request ID',
      description: 'The request to switch dual authorisation that waits, for staff; null where none does.',
    }),
    cardSchemes: z
      .array(
        z
          .strictObject({
            cardScheme: schemeShape.cardScheme,
            accepted: schemeShape.accepted,
            surcharge: schemeShape.surcharge,
            debitSurcharge: schemeShape.debitSurcharge,
          })
          .meta({ id: 'BusinessSurcharge' }),
      )
      .meta({ title: 'Card schemes', description: 'All six schemes, with the surcharges of today.' }),
    version: currentVersion(),
  })
  .meta({ id: 'BusinessSettings' });
export type BusinessSettings = z.output<typeof BusinessSettings>;
