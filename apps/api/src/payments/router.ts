import { takePayment } from './take-payment.ts';

/** The call that takes payments. */
export const payments = {
  take: takePayment,
};
