import { z } from 'zod';
import { Transaction } from '../transactions/transaction.ts';
import { FraudDecision } from './fraud-decision.ts';

/** A payment of the review queue, with its decision. */
export const FraudReview = z
  .strictObject({
    transaction: Transaction.meta({ title: 'Payment', description: 'The payment.' }),
    businessName: z.string().meta({ title: 'Business', description: 'The supplier business that is paid.' }),
    payerIp: z
      .string()
      .nullable()
      .meta({ title: 'IP address', description: 'IP address of the customer, where known.' }),
    ipCountry: z
      .string()
      .nullable()
      .meta({ title: 'IP country', description: 'ISO 3166-1 code of the country of the IP address.' }),
    bankCountry: z
      .string()
      .nullable()
      .meta({ title: 'Bank country', description: 'ISO 3166-1 code of the country of the card’s bank.' }),
    decision: FraudDecision.meta({ title: 'Decision', description: 'What fraud guard decided, and why.' }),
  })
  .meta({ id: 'FraudReview', title: 'Fraud review', description: 'A payment that fraud guard decided about.' });
export type FraudReview = z.output<typeof FraudReview>;
