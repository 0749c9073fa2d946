import { z } from 'zod';
import { paymentOutcomes } from '../../rules/fraud-guard/payment-outcome.ts';
import { switchableRules } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { Transaction } from '../transactions/transaction.ts';

/** A payment that tested rules would have stopped. */
export const FraudBackTestPayment = z
  .strictObject({
    transaction: Transaction.meta({ title: 'Payment', description: 'The payment as it is now.' }),
    rules: z
      .array(z.enum(switchableRules))
      .meta({ title: 'Rules', description: 'Rules that it matches, in the order in which they are checked.' }),
    outcome: z
      .enum(paymentOutcomes)
      .meta({ title: 'Outcome', description: 'What had become of it when the rules were tested.' }),
    isAdded: z.boolean().meta({ title: 'Added', description: 'The rules in force would not have stopped it.' }),
  })
  .meta({ id: 'FraudBackTestPayment' });
export type FraudBackTestPayment = z.output<typeof FraudBackTestPayment>;
