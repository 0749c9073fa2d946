import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const params = { businessId: 101 };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'businesses.updateSettings': () => ({ params, body: { contactName: 'Ruth Okafor', version: 1 } }),
    'businesses.updateDetails': () => ({ params, body: { registeredName: 'Harbour City Council', version: 1 } }),
    'businesses.updateEnablement': () => ({ params, body: { billingCode: 'HCW-01', version: 1 } }),
    'businesses.setDualAuthorisation': () => ({ params, body: { enabled: true } }),
  },
};
