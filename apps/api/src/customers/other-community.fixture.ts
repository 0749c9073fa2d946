import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'customers/{customerId}': 2001, 'customers/{id}': 2001, 'rights/{customerId}': 2001 },
};
