import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { AutomaticRetrySettings, retryShape } from './automatic-retry.ts';
import { BusinessNotifications, businessNotificationShape } from './business-notifications.ts';
import { changes, keepsTheRest } from './call-parts.ts';
import { CustomerNotifications, customerNotificationShape } from './customer-notifications.ts';
import { Customisation, customisationShape } from './customisation.ts';
import { GeneralSettings, generalShape } from './general-settings.ts';
import { TransactionExportConfig, exportConfigShape } from './transaction-export-config.ts';
import { TransactionSettings, transactionShape } from './transaction-settings.ts';

export const updateFacilitySettingGeneral = contract({
  ...changes,
  name: 'facilitySettings.updateGeneral',
  path: 'facility-settings/general',
  body: z
    .strictObject({ ...generalShape, version: readVersion() })
    .meta({ id: 'GeneralSettingsChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: GeneralSettings, 202: ChangeRequested },
  summary: 'Update the general settings',
  description: `Screens use the new zone at once; days of exports and schedules do from the next day on. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C112'],
});

export const updateFacilitySettingCustomisation = contract({
  ...changes,
  name: 'facilitySettings.updateCustomisation',
  path: 'facility-settings/customisation',
  body: z
    .strictObject({ ...customisationShape, version: readVersion() })
    .partial()
    .meta({ id: 'CustomisationChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: Customisation, 202: ChangeRequested },
  summary: 'Update the customisation',
  description: `Screens, mails and files use the words at once. ${keepsTheRest} ${waitsWhereNeeded}`,
  spec: ['2C114'],
});

export const updateFacilitySettingTransactions = contract({
  ...changes,
  name: 'facilitySettings.updateTransactions',
  path: 'facility-settings/transactions',
  body: z
    .strictObject({ ...transactionShape, version: readVersion() })
    .partial()
    .meta({
      id: 'TransactionSettingsChange',
      'x-form-layout': { submitLabel: 'Save', groups: [{ title: 'Limits' }, { title: 'Controls' }] },
    }),
  responses: { 200: TransactionSettings, 202: ChangeRequested },
  summary: 'Update the transaction settings',
  description: `They apply to the next payment or refund, whatever takes it. A minimum above its maximum is 422 on the minimum. ${keepsTheRest} ${waitsWhereNeeded}`,
  spec: ['2C116'],
});

export const updateFacilitySettingAutomaticRetry = contract({
  ...changes,
  name: 'facilitySettings.updateAutomaticRetry',
  path: 'facility-settings/automatic-retry',
  body: z
    .strictObject({ ...retryShape, version: readVersion() })
    .partial()
    .meta({ id: 'AutomaticRetryChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: AutomaticRetrySettings, 202: ChangeRequested },
  summary: 'Update the automatic retry settings',
  description: `They apply to the next instalment that the bank declines. ${keepsTheRest} ${waitsWhereNeeded}`,
  spec: ['2C118'],
});

export const updateFacilitySettingTransactionExport = contract({
  ...changes,
  name: 'facilitySettings.updateTransactionExport',
  method: 'PUT',
  path: 'transaction-export-config',
  body: z.strictObject({ ...exportConfigShape, version: readVersion() }).meta({ id: 'TransactionExportConfigChange' }),
  responses: { 200: TransactionExportConfig, 202: ChangeRequested },
  summary: 'Replace the transaction export configuration',
  description: `\`transaction-export\` without \`columns\` uses it from the next file on. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C147'],
});

export const updateFacilitySettingBusinessNotifications = contract({
  ...changes,
  name: 'facilitySettings.updateBusinessNotifications',
  product: 'NOTIFICATIONS',
  path: 'facility-settings/business-notifications',
  body: z
    .strictObject({ ...businessNotificationShape, version: readVersion() })
    .partial()
    .meta({ id: 'BusinessNotificationsChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: BusinessNotifications, 202: ChangeRequested },
  summary: 'Update the business notifications',
  description: `Applies to the next notice of each kind. ${keepsTheRest} ${waitsWhereNeeded}`,
  spec: ['2C122'],
});

export const updateFacilitySettingCustomerNotifications = contract({
  ...changes,
  name: 'facilitySettings.updateCustomerNotifications',
  product: 'NOTIFICATIONS',
  path: 'facility-settings/customer-notifications',
  body: z
    .strictObject({ ...customerNotificationShape, version: readVersion() })
    .partial()
    .meta({ id: 'CustomerNotificationsChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: CustomerNotifications, 202: ChangeRequested },
  summary: 'Update the customer notifications',
  description: `Applies to the next notice of each kind. ${keepsTheRest} ${waitsWhereNeeded}`,
  spec: ['2C120'],
});
