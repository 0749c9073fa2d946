import type { BillingCode } from '@quickportal/contracts/billing-codes/read';
import type { CommunityBillingInstrument } from '@quickportal/contracts/billing-instruments/billing-instrument';
import { billingCodeStatuses } from '@quickportal/contracts/rules/states/billing';
import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { createExpectedRevenue, updateExpectedRevenue } from '@quickportal/contracts/expected-revenues/contracts';
import type { BillingFacilities } from '@quickportal/contracts/billing-facilities/facility-configuration';
import { saveBillingFacilities } from '@quickportal/contracts/billing-facilities/contracts';
import { soldItems, soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import { formSchema } from '@quickportal/forms/schema/form-schema';

/** The facility configurations of a community, one of them waived. */
export const billingFacilities: BillingFacilities = {
  facilityConfigurations: soldProductNames.map((billingItemProduct) =>
    billingItemProduct === 'QuickBills'
      ? { billingItemProduct, billingScheme: 'WAIVED', billingCode: '' }
      : { billingItemProduct, billingScheme: 'COMMUNITY', billingCode: 'HARBOUR-01' },
  ),
  version: 7,
};

/** The form of the facility configurations, with its values. */
export function facilitiesForm({ facilityConfigurations, version }: BillingFacilities) {
  if (!saveBillingFacilities.body) throw new Error('Facility configurations have no form');
  return formSchema(saveBillingFacilities.body, { values: { facilityConfigurations, version }, today: '2026-11-20' });
}

const revenue: ExpectedRevenue = {
  communityRevenueId: 1,
  createdDate: '2026-07-01',
  feeType: 'ESTAB',
  soldProduct: 'QuickTerminal',
  soldItem: 'Establishment fee',
  revenueAmount: '500.00',
  interval: 'ONE-OFF',
  reconciled: true,
  reconciledDisplay: 'Yes',
  status: 'RECONCILED',
  reconciledRevenueItemId: 101,
  firstMonth: null,
  lastMonth: null,
  version: 1,
};
const open = { reconciled: false, reconciledRevenueItemId: null } as const;

/** Once-off fees: reconciled, open, waived and short. */
export const oneOffRevenues: readonly ExpectedRevenue[] = [
  revenue,
  { ...revenue, ...open, communityRevenueId: 2, soldProduct: 'QuickBatch', status: 'OPEN', reconciledDisplay: 'No' },
  { ...revenue, communityRevenueId: 3, revenueAmount: '0.00', status: 'WAIVED', reconciledDisplay: 'Waived' },
  {
    ...revenue,
    ...open,
    communityRevenueId: 4,
    soldItem: 'On-site training',
    status: 'SHORT',
    reconciledDisplay: 'No',
  },
];

const monthly = {
  ...revenue,
  feeType: 'MONTHLY',
  interval: 'MONTHLY',
  soldItem: 'Monthly access fee',
  firstMonth: '2026-07',
} as const;

/** Monthly fees: received last month, due, and not charged yet. */
export const monthlyRevenues: readonly ExpectedRevenue[] = [
  { ...monthly, communityRevenueId: 5 },
  { ...monthly, ...open, communityRevenueId: 6, status: 'OPEN', reconciledDisplay: 'Due 15 Dec' },
  { ...monthly, ...open, communityRevenueId: 7, status: null, reconciledDisplay: '-', firstMonth: '2026-12' },
];

/** The form of an expected revenue, of which the fields are shown. */
export function revenueForm(call: 'create' | 'update') {
  const { body } = call === 'create' ? createExpectedRevenue : updateExpectedRevenue;
  if (!body) throw new Error('Expected revenue has no form');
  const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  const { soldProduct, soldItem, revenueAmount } = revenue;
  return formSchema(body, {
    values:
      call === 'create'
        ? { reconciled: false }
        : { soldProduct, soldItem, revenueAmount, reconciled: false, version: 1 },
    options: {
      soldProducts: named(soldProductNames),
      soldItems: named(soldItems),
      months: named(['2026-11', '2026-12']),
    },
    today: '2026-11-20',
    currency: 'AUD',
  });
}

/** A default instrument and another one. */
export const communityInstruments: readonly CommunityBillingInstrument[] = [
  {
    communityBillingInstrumentId: 11,
    billingInstrumentId: 1,
    billingInstrumentName: 'Card payments',
    originSystemCode: 'QST',
    default: true,
    billingEvents: [
      { billingEventName: 'Card payment approved', soldItemCode: 'QT-CARD', feeCode: 'TXN' },
      { billingEventName: 'Card refund', soldItemCode: 'QT-CARD', feeCode: 'RFD' },
    ],
  },
  {
    communityBillingInstrumentId: 12,
    billingInstrumentId: 3,
    billingInstrumentName: 'PayTo payments',
    originSystemCode: 'NPP',
    default: false,
    billingEvents: [{ billingEventName: 'PayTo payment settled', soldItemCode: 'PT-PAYMENT', feeCode: 'TXN' }],
  },
];

/** A code in each status. */
export const billingCodes: readonly BillingCode[] = billingCodeStatuses.map((status, at) => ({
  businessId: 100,
  businessCode: 'HCW',
  businessName: 'Harbour City Water',
  cisKey: status === 'Not Confirmed' ? '' : 'C09182044',
  soldProduct: soldProductNames[at] ?? 'PayTo',
  billingCode: status === 'No Billing Code' || status === 'Not Billed' ? '' : 'HARBOUR-01',
  status,
}));
