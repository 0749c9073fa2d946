import type { Examples } from '../../kernel/examples.ts';

const routing = {
  mastercardRule: 'THRESHOLD_AND_BELOW',
  mastercardThreshold: '200.00',
  visaRule: 'ALL',
  visaThreshold: null,
};

/** What components look like as a whole. */
export const examples = {
  MerchantChoiceRouting: {
    accountId: 700_004,
    merchantId: '22814410',
    merchantName: 'HARBOUR CITY WATER',
    ...routing,
    version: 1,
  },
  MerchantChoiceRoutingChange: { ...routing, version: 1 },
} satisfies Examples;
