import { id, version } from '../kernel/primitives.ts';

/** Who customer calls are open to. */
export const customerAudience = ['facility', 'staff', 'apiKey'] as const;

export const customerId = id().meta({ title: 'Customer ID', description: 'Identifier of the customer.' });

/** The version a change was made against; never asked for, always sent by the portal. */
export const changeVersion = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409. The header If-Match does the same.',
    'x-form': { widget: 'hidden' },
  });
