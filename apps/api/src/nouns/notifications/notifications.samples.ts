import { showcaseCustomerId as id } from '@quickportal/db/seed/demo/demo-named-customers';
import type { Samples } from '../../openapi/samples.ts';
import { addingCustomer } from '../customers/offers.ts';

export const notificationSamples: Samples = {
  'notifications.getCustomerSwitches': () => ({ params: { id } }),
  'notifications.setCustomerSwitches': ({ taken }) => ({
    first: [addingCustomer],
    params: { id: taken('customerId') },
    body: { switchedOn: ['CARD_EXPIRING', 'PAYMENT_RECEIPT'] },
  }),
};
