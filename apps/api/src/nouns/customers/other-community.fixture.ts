import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

// 1031 is of business 102, 1001 of business 101, 2001 of community 20
const customer = { own: 1031, others: [1001, 2001] };

export const otherCommunity: OtherCommunity = {
  things: { 'customers/{customerId}': 2001, 'customers/{id}': 2001, 'rights/{customerId}': 2001 },
  reach: () =>
    Promise.resolve({
      paths: { 'customers/{customerId}': customer, 'customers/{id}': customer, 'rights/{customerId}': customer },
      fields: { customerId: customer },
    }),
};
