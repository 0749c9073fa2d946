import { soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const body = (billingCode: string) => ({
  facilityConfigurations: soldProductNames.map((billingItemProduct) => ({
    billingItemProduct,
    billingScheme: 'COMMUNITY',
    billingCode,
  })),
});

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'billingFacilities.saveBillingFacilities': () => ({ params: { communityId: 10 }, body: body('TWICE-01') }),
    'billingFacilities.confirmBillingFacilities': () => ({ params: { communityId: 10 }, body: body('TWICE-02') }),
  },
};
