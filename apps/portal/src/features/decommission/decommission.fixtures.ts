import { decommissionCommunity } from '@quickportal/contracts/decommission/contracts';
import type { DecommissionCommunity, DecommissionInfo } from '@quickportal/contracts/decommission/decommission-info';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** A community in use. */
export const harbour: DecommissionCommunity = {
  communityId: 10,
  communityName: 'Harbour City Utilities',
  communityCode: 'HARBOUR',
  enabled: true,
};

/** Checks of a community that no one has used for a long time. */
export const quietInfo: DecommissionInfo = {
  daysSinceLastBillingBatchLineItem: null,
  lastBillingBatchLineItemDate: null,
  daysSinceLastRevenueItem: 401,
  lastRevenueItemDate: '2025-10-15',
  daysSinceLastTransaction: 366,
  lastTransactionDate: '2025-11-19',
  hasCustomisation: false,
  numberOfServiceMessages: 0,
  numberOfBankRecBusinesses: 0,
  numberOfBankRecAccounts: 0,
  numberOfEnabledPayToPayeeAccounts: 0,
  numberOfEnabledPayIdBillerSupplierAccounts: 0,
  onlinePaymentValidatorClashes: [],
  xslDirectoryClashes: [],
};

/** Checks of one in full use. */
export const busyInfo: DecommissionInfo = {
  ...quietInfo,
  daysSinceLastRevenueItem: 140,
  lastRevenueItemDate: '2026-07-03',
  daysSinceLastTransaction: 0,
  lastTransactionDate: '2026-11-20',
  hasCustomisation: true,
  numberOfServiceMessages: 48,
  numberOfBankRecBusinesses: 2,
  numberOfBankRecAccounts: 5,
  numberOfEnabledPayToPayeeAccounts: 1,
  numberOfEnabledPayIdBillerSupplierAccounts: 2,
  xslDirectoryClashes: [{ communityId: 20, communityName: 'Kiwi Fitness Group', communityCode: 'KIWIFIT' }],
};

/** The form of the two authorisers, as the server fills it. */
export const decommissionForm =
  decommissionCommunity.body &&
  formSchema(decommissionCommunity.body, { values: {}, options: {}, today: '2026-11-20' });
