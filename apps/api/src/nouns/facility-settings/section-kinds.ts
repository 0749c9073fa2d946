import { retryShape } from '@quickportal/contracts/facility-settings/automatic-retry';
import {
  generalShape,
  isOfferedZone,
  NO_OFFERED_ZONE,
} from '@quickportal/contracts/facility-settings/general-settings';
import { businessNotificationShape } from '@quickportal/contracts/facility-settings/business-notifications';
import { customisationShape } from '@quickportal/contracts/facility-settings/customisation';
import { customerNotificationShape } from '@quickportal/contracts/facility-settings/customer-notifications';
import { transactionShape } from '@quickportal/contracts/facility-settings/transaction-settings';
import { exportConfigShape } from '@quickportal/contracts/facility-settings/transaction-export-config';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { groupedAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { getAutomaticRetry, saveAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import {
  getCustomerNotifications,
  saveCustomerNotifications,
} from '@quickportal/db/facility-settings/change-customer-notifications';
import {
  getBusinessNotifications,
  saveBusinessNotifications,
} from '@quickportal/db/facility-settings/change-business-notifications';
import { getCustomisation, saveCustomisation } from '@quickportal/db/facility-settings/change-customisation';
import { getGeneralSettings } from '@quickportal/db/facility-settings/change-general-settings';
import {
  getTransactionSettings,
  saveTransactionSettings,
} from '@quickportal/db/facility-settings/change-transaction-settings';
import { getExportConfig, saveExportConfig } from '@quickportal/db/facility-settings/change-export-config';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { changeTimeZone } from './change-time-zone.ts';
import { sectionKind } from './section-kind.ts';

const recipientTitles = { BUSINESS: 'Business', FACILITY: 'Facility', BOTH: 'Business and facility' };

const cents = (amount: string): bigint => parseAmount(amount) ?? 0n;

/** The zone of screens, and from the next day on of what goes by days. */
export const generalKind = sectionKind({
  name: 'general',
  title: 'General settings',
  shape: generalShape,
  get: getGeneralSettings,
  save: changeTimeZone,
  check({ timeZone }) {
    if (!isOfferedZone(timeZone)) throw fieldProblem('timeZone', NO_OFFERED_ZONE);
  },
  show: (_field, { timeZone }) => timeZone,
});

/** What the portal calls those who are paid and those who pay. */
export const customisationKind = sectionKind({
  name: 'customisation',
  title: 'Customisation',
  shape: customisationShape,
  get: getCustomisation,
  save: saveCustomisation,
  show: (field, labels) => labels[field],
});

/** Limits of payments and refunds. */
export const transactionsKind = sectionKind({
  name: 'transactions',
  title: 'Transaction settings',
  shape: transactionShape,
  get: getTransactionSettings,
  save: saveTransactionSettings,
  check(values) {
    const errors: FieldError[] = (['aud', 'nzd'] as const)
      .filter((code) => cents(values[`${code}MinimumAmount`]) > cents(values[`${code}MaximumAmount`]))
      .map((code) => ({
        field: `${code}MinimumAmount`,
        messages: [`Enter at most the largest payment, ${groupedAmount(cents(values[`${code}MaximumAmount`]))}.`],
      }));
    if (errors.length > 0) throw new Problem('validation-failed', { errors });
  },
  show(field, values) {
    const amount = values[field];
    return amount === null ? null : groupedAmount(cents(amount));
  },
});

/** How declined instalments are tried again. */
export const automaticRetryKind = sectionKind({
  name: 'automatic-retry',
  title: 'Automatic retry',
  shape: retryShape,
  get: getAutomaticRetry,
  save: saveAutomaticRetry,
  show: (field, values) => (field === 'retryEnabled' ? (values.retryEnabled ? 'On' : 'Off') : String(values[field])),
});

/** Which notices those who are paid get. */
export const businessNotificationsKind = sectionKind({
  name: 'business-notifications',
  title: 'Business notifications',
  shape: businessNotificationShape,
  get: getBusinessNotifications,
  save: saveBusinessNotifications,
  show(field, values) {
    const value = values[field];
    return typeof value === 'boolean' ? (value ? 'On' : 'Off') : recipientTitles[value];
  },
});

/** Which notices customers get. */
export const customerNotificationsKind = sectionKind({
  name: 'customer-notifications',
  title: 'Customer notifications',
  shape: customerNotificationShape,
  get: getCustomerNotifications,
  save: saveCustomerNotifications,
  show(field, values) {
    const value = values[field];
    return typeof value === 'boolean' ? (value ? 'On' : 'Off') : value === 'EMAIL' ? 'Email' : value || null;
  },
});

const columnTitles: Readonly<Record<string, { title: string }>> = transactionList.columns;

/** The columns of transaction files. */
export const transactionExportKind = sectionKind({
  name: 'transaction-export',
  title: 'Transaction export configuration',
  shape: exportConfigShape,
  get: getExportConfig,
  save: saveExportConfig,
  check({ customColumns }) {
    if (new Set(customColumns).size !== customColumns.length)
      throw fieldProblem('customColumns', 'Name each column once.');
  },
  show: (_field, { customColumns }) => customColumns.map((code) => columnTitles[code]?.title ?? code).join(', '),
});
