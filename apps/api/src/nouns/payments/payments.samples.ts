import { showcaseCustomerId } from '@quickportal/db/seed/demo/demo-named-customers';
import type { PrecedingCall, SampleContext, Samples } from '../../openapi/samples.ts';

/** Cards of the demo and whose they are. Fraud guard holds what is charged more than four times in twelve hours. */
const cards: readonly (readonly [customerId: number, accountId: number])[] = [
  [showcaseCustomerId, 500_007],
  [1_048_199, 500_015],
  [1_048_211, 500_021],
  [1_048_204, 500_026],
  [1_048_377, 500_003],
  [1_037_742, 500_019],
  [1_035_519, 500_038],
  [1_048_377, 500_005],
  [1_048_199, 500_016],
  [1_035_519, 500_039],
];

function cardOf(number: number) {
  const card = cards[number % cards.length];
  if (!card) throw new Error('There is no card');
  return card;
}

/** A payment before the sample that uses it; samples with numbers of their own charge other cards. */
export function takingPayment({ one }: SampleContext, sample: number): PrecedingCall {
  const [id, accountId] = cardOf(3 * sample + one(0, 1, 2));
  return { operation: 'payments.take', params: { id }, body: { accountId, amount: '120.50' }, take: 'receiptNumber' };
}

export const paymentSamples: Samples = {
  'payments.take': ({ one }) => {
    const [id, accountId] = cardOf(one(0, 1, 2));
    return { params: { id }, body: { accountId, amount: '120.50', customerIpAddress: '203.0.113.7' } };
  },
};
