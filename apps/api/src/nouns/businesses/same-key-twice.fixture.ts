import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const params = { businessId: 101 };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'businesses.updateSettings': () => ({ params, body: { contactName: 'Ruth Okafor' } }),
    'businesses.updateDetails': () => ({ params, body: { registeredName: 'Harbour City Council' } }),
    'businesses.updateEnablement': () => ({ params, body: { billingCode: 'HCW-01' } }),
    'businesses.setDualAuthorisation': () => ({ params, body: { enabled: true } }),
  },
};
