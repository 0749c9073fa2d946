import { id } from '../../kernel/primitives.ts';

/** Who customer calls are open to. */
export const customerAudience = ['facility', 'staff', 'apiKey'] as const;

export const customerId = id().meta({ title: 'Customer ID', description: 'Identifier of the customer.' });
