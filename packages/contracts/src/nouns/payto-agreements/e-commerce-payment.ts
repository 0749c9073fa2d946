import { z } from 'zod';
import { payToEcommercePaymentStates } from '../../rules/states/payto-ecommerce-payment.ts';
import { statusField } from '../../kernel/field-builders.ts';

/** The payment that follows the approval of an agreement, as far as it has come. */
export const PayToEcommercePayment = z
  .strictObject({
    status: statusField(
      payToEcommercePaymentStates,
      'WAITING for the approval. TAKEN: it has a transaction. REFUSED: it could not be taken. CANCELLED: the agreement ended first.',
    ),
    receiptNumber: z
      .string()
      .nullable()
      .meta({ title: 'Receipt number', description: 'Of its transaction; null until it is taken.' }),
    refusal: z.string().meta({ title: 'Refusal', description: 'Why it could not be taken; otherwise empty.' }),
  })
  .meta({ id: 'PayToEcommercePaymentState' });
export type PayToEcommercePayment = z.output<typeof PayToEcommercePayment>;
