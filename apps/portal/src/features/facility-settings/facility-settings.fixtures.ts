import type { AutomaticRetrySettings } from '@quickportal/contracts/facility-settings/automatic-retry';
import type { SecuritySummary } from '@quickportal/contracts/facility-settings/security-summary';
import type { TransactionSettings } from '@quickportal/contracts/facility-settings/transaction-settings';

export const limits: TransactionSettings = {
  audMinimumAmount: '1.00',
  audMaximumAmount: '5000.00',
  nzdMinimumAmount: '0.01',
  nzdMaximumAmount: '99999999.99',
  unusuallyLargeAmount: '2500.00',
  refundApprovalAbove: '500.00',
  version: 4,
};

export const retry: AutomaticRetrySettings = { retryEnabled: true, retryAttempts: 3, retryDays: 5, version: 2 };

export const security: SecuritySummary = {
  hasSecurityAccess: true,
  currentCertificateExpiry: '2027-08-14T00:00:00.000Z',
  oldestUnexpiredApiKeyExpiry: '2026-12-11T00:00:00.000Z',
};
