import type { ProductCode } from './connections.ts';
import { productFlags } from './product-flags.ts';

/** Work that is no call of its own, and the product without which it does not happen. */
export const productWork = {
  payToPayments: productFlags.payto,
  callsOfPrograms: 'RESTAPI',
  eventDeliveries: 'WEBHOOKS',
  paymentFileUploads: 'QUICKBATCH',
  handOffs: 'QUICKBILLS',
  notices: 'NOTIFICATIONS',
} as const satisfies Record<string, ProductCode>;
export type ProductWork = keyof typeof productWork;
