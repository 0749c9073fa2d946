import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'facilitySettings.updateAutomaticRetry': () => ({ body: { retryEnabled: true, retryAttempts: 4 } }),
    'facilitySettings.updateBusinessNotifications': () => ({ body: { paymentReceivedEnabled: true } }),
    'facilitySettings.updateCustomerNotifications': () => ({ body: { paymentDeclinedEnabled: false } }),
    'facilitySettings.updateCustomisation': () => ({ body: { supplierLabelSingular: 'School' } }),
    'facilitySettings.updateGeneral': () => ({ body: { timeZone: 'Australia/Perth' } }),
    'facilitySettings.updateTransactionExport': () => ({ body: { customColumns: ['receiptNumber'] } }),
    'facilitySettings.updateTransactions': () => ({ body: { audMaximumAmount: '6000.00' } }),
  },
};
