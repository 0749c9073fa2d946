import { money } from '../../kernel/primitives.ts';

/** What was given back of a payment; zero of a refund. */
export const refundedAmount = money().meta({
  title: 'Refunded',
  description: 'Refunded so far, refunds under way included.',
});
