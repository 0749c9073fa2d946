import { z } from 'zod';
import { currency, id } from '../../kernel/primitives.ts';
import { instrumentNames, type InstrumentCode } from '../../rules/settlement-accounts/account-setup.ts';

const instruments = z
  .array(z.enum(Object.keys(instrumentNames) as [InstrumentCode, ...InstrumentCode[]]))
  .meta({ title: 'Payment instruments', description: 'Instruments that the community has enabled.' });

/** What decides which accounts a business can have. */
export const SupplierAccountSetup = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'The supplier business.', examples: [100] }),
    businessName: z.string().meta({ title: 'Business', description: 'Its name.', examples: ['Harbour City Water'] }),
    businessCode: z.string().meta({ title: 'Business code', description: 'Its code.', examples: ['WATER'] }),
    businessEnabled: z.boolean().meta({ title: 'Enabled', description: 'Whether the business is enabled.' }),
    currency: currency().meta({ title: 'Currency', description: 'The currency that the business settles in.' }),
    dualAuthEnabled: z.boolean().meta({
      title: 'Dual authorisation',
      description: 'Whether changes of its accounts need a second person.',
    }),
    instruments,
    apcaParametersProvided: z.boolean().meta({
      title: 'APCA parameters',
      description: 'Whether APCA_NUMBER and APCA_USER_NAME are set for the community.',
    }),
    serviceConfigured: z.boolean().meta({
      title: 'Service configured',
      description: 'Whether the community has the direct entry service.',
    }),
    serviceEnabled: z.boolean().meta({ title: 'Service enabled', description: 'Whether that service is active.' }),
  })
  .meta({ id: 'SupplierAccountSetup' });
export type SupplierAccountSetup = z.output<typeof SupplierAccountSetup>;

/** What an account takes now, which ends where it is disabled. */
export const SupplierAccountUse = z
  .strictObject({
    paymentTerms: z
      .array(
        z.strictObject({
          product: z.string().meta({ title: 'Product', description: 'Code of the product.', examples: ['TERMINAL'] }),
          instrument: z
            .string()
            .meta({ title: 'Payment instrument', description: 'Code of the instrument.', examples: ['DIRECT_ENTRY'] }),
          isOnlyAccount: z.boolean().meta({
            title: 'Only account',
            description: 'Whether no other enabled account takes these payments.',
          }),
        }),
      )
      .meta({ title: 'Payment terms', description: 'Terms that name the account; disabling deletes them.' }),
    upcomingSchedules: z
      .int()
      .min(0)
      .meta({
        title: 'Upcoming schedules',
        description: 'Active schedules with a payment in the next 30 days that no other account would take.',
        examples: [0],
      }),
  })
  .meta({ id: 'SupplierAccountUse' });
export type SupplierAccountUse = z.output<typeof SupplierAccountUse>;
