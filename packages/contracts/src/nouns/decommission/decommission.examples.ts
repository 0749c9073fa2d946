import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  DecommissionInfo: {
    daysSinceLastBillingBatchLineItem: null,
    lastBillingBatchLineItemDate: null,
    daysSinceLastRevenueItem: null,
    lastRevenueItemDate: null,
    daysSinceLastTransaction: 412,
    lastTransactionDate: '2025-10-13',
    hasCustomisation: false,
    numberOfServiceMessages: 0,
    numberOfBankRecBusinesses: 0,
    numberOfBankRecAccounts: 0,
    numberOfEnabledPayToPayeeAccounts: 0,
    numberOfEnabledPayIdBillerSupplierAccounts: 0,
    onlinePaymentValidatorClashes: [],
    xslDirectoryClashes: [{ communityId: 20, communityName: 'Kiwi Fitness Group', communityCode: 'KIWIFIT' }],
  },
  CommunityDecommissioned: { serviceMessageId: 8_000_112 },
} satisfies Examples;
