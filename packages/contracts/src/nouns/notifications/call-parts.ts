import { z } from 'zod';
import { customerId } from '../customers/call-parts.ts';

export const customerSwitches = {
  path: 'customers/{id}/notification-switches',
  params: z.strictObject({ id: customerId }),
} as const;
export const facilitySwitches = { path: 'notification-switches' } as const;
