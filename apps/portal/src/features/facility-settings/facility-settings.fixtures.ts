import type { AutomaticRetrySettings } from '@quickportal/contracts/facility-settings/automatic-retry';
import type { Customisation } from '@quickportal/contracts/facility-settings/customisation';
import { FIRST_BUSINESS_NOTICES } from '@quickportal/contracts/facility-settings/business-notice-kinds';
import type { BusinessNotifications } from '@quickportal/contracts/facility-settings/business-notifications';
import type { CustomerNotifications } from '@quickportal/contracts/facility-settings/customer-notifications';
import type { GeneralSettings, TimeZoneChange } from '@quickportal/contracts/facility-settings/general-settings';
import type { LastChange } from '@quickportal/contracts/facility-settings/last-change';
import type { SecuritySummary } from '@quickportal/contracts/facility-settings/security-summary';
import type { TransactionSettings } from '@quickportal/contracts/facility-settings/transaction-settings';
import { customerNoticeKinds, noticeField } from '@quickportal/contracts/notifications/customer-notice-kinds';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { versionedForm } from '../../storybook/comment-form.ts';

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

/** Only the limits were ever changed. */
export const lastChanges: LastChange[] = [
  { section: 'transactions', changedAt: '2026-11-26T02:30:00.000Z', changedBy: 'Priya Nair' },
];

/** Dishonoured payments only, to business and facility. */
export const businessNotifications: BusinessNotifications = {
  ...FIRST_BUSINESS_NOTICES,
  paymentDishonouredEnabled: true,
  paymentDishonouredSendTo: 'BOTH',
  fileFailedEnabled: false,
  settlementSummaryEnabled: false,
  version: 2,
};

/** A facility whose suppliers are schools. */
export const schools: Customisation = {
  supplierLabelSingular: 'School',
  supplierLabelPlural: 'Schools',
  buyerLabelSingular: 'Buyer',
  buyerLabelPlural: 'Buyers',
  version: 2,
};

/** Every notice is on but those of declined payments. */
export const customerNotifications = {
  ...Object.fromEntries(
    customerNoticeKinds.flatMap((kind) => [
      [`${noticeField(kind)}Enabled`, kind !== 'PAYMENT_DECLINED'],
      [`${noticeField(kind)}SendBy`, 'EMAIL'],
    ]),
  ),
  replyToEmail: 'accounts@harbour.example',
  version: 6,
} as CustomerNotifications;

export const security: SecuritySummary = {
  hasSecurityAccess: true,
  currentCertificateExpiry: '2027-08-14T00:00:00.000Z',
  oldestUnexpiredApiKeyExpiry: '2026-12-11T00:00:00.000Z',
};

export const general: GeneralSettings = {
  communityName: 'Harbour Council',
  timeZone: 'Australia/Sydney',
  version: 3,
};

export const zoneChange: TimeZoneChange = {
  from: '2026-11-28',
  activeSchedules: 12,
  cutOffBefore: '18:00',
  cutOffAfter: '15:00',
};

const form = versionedForm(3);

/** The form of the zone, with two of its options. */
export const zoneForm: FormSchemaDocument = {
  ...form,
  properties: {
    timeZone: { type: 'string', title: 'Time zone', 'x-form': { widget: 'select', optionsFrom: 'timeZones' } },
    ...(form.properties['version'] && { version: form.properties['version'] }),
  },
  required: ['timeZone'],
  'x-form': {
    ...form['x-form'],
    order: ['timeZone', 'version'],
    groups: [{ title: '', fields: ['timeZone'] }],
    values: { timeZone: 'Australia/Sydney', version: 3 },
    options: {
      timeZones: [
        { value: 'Australia/Perth', label: 'Perth, Australia (GMT+08:00)' },
        { value: 'Australia/Sydney', label: 'Sydney, Australia (GMT+11:00)' },
      ],
    },
  },
};
