import { money, type Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  Customer: { street1: 'Unit 4', street2: '27 Bolton Street', street3: '', receivesEmail: true },
  CustomerStatusChangePreview: { accounts: 5, schedules: 2, unsettledAmounts: [money('120.50')] },
} satisfies Examples;
