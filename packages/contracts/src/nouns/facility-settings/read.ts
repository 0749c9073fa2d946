import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { AutomaticRetrySettings } from './automatic-retry.ts';
import { BusinessNotifications } from './business-notifications.ts';
import { reads } from './call-parts.ts';
import { CustomerNotifications } from './customer-notifications.ts';
import { Customisation } from './customisation.ts';
import { ElectronicCommunications } from './electronic-communications.ts';
import { GeneralSettings } from './general-settings.ts';
import { LastChange, settingSections } from './last-change.ts';
import { SecuritySummary } from './security-summary.ts';
import { TransactionExportConfig } from './transaction-export-config.ts';
import { TransactionSettings } from './transaction-settings.ts';

export const getFacilitySettingGeneral = contract({
  ...reads,
  name: 'facilitySettings.getGeneral',
  path: 'facility-settings/general',
  responses: { 200: GeneralSettings },
  summary: 'Retrieve the general settings',
  description: 'Name and time zone of the facility.',
  spec: ['2C111'],
});

export const getFacilitySettingCustomisation = contract({
  ...reads,
  name: 'facilitySettings.getCustomisation',
  path: 'facility-settings/customisation',
  responses: { 200: Customisation },
  summary: 'Retrieve the customisation',
  description: 'What the portal calls those who are paid and those who pay.',
  spec: ['2C113'],
});

export const getFacilitySettingTransactions = contract({
  ...reads,
  name: 'facilitySettings.getTransactions',
  path: 'facility-settings/transactions',
  responses: { 200: TransactionSettings },
  summary: 'Retrieve the transaction settings',
  description: 'Limits of payments in each currency, and what makes an amount unusual or a refund wait.',
  spec: ['2C115'],
});

export const getFacilitySettingAutomaticRetry = contract({
  ...reads,
  name: 'facilitySettings.getAutomaticRetry',
  path: 'facility-settings/automatic-retry',
  responses: { 200: AutomaticRetrySettings },
  summary: 'Retrieve the automatic retry settings',
  description: 'How instalments that the bank declined are tried again.',
  spec: ['2C117'],
});

export const getFacilitySettingSecurity = contract({
  ...reads,
  name: 'facilitySettings.getSecurity',
  path: 'facility-settings/security',
  responses: { 200: SecuritySummary },
  summary: 'Retrieve the security settings',
  description: 'When the certificate and the secret key that matter most end.',
  spec: ['2C123'],
});

export const getFacilitySettingTransactionExport = contract({
  ...reads,
  name: 'facilitySettings.getTransactionExport',
  path: 'transaction-export-config',
  responses: { 200: TransactionExportConfig },
  summary: 'Retrieve the transaction export configuration',
  description: 'The columns of transaction files for which none are named, in their order.',
  spec: ['2C146'],
});

export const getFacilitySettingCustomerNotifications = contract({
  ...reads,
  name: 'facilitySettings.getCustomerNotifications',
  product: 'NOTIFICATIONS',
  path: 'facility-settings/customer-notifications',
  responses: { 200: CustomerNotifications },
  summary: 'Retrieve the customer notifications',
  description: 'Which notices customers get, and where their replies go: the same switches as on Customer Notices.',
  spec: ['2C119'],
});

export const getFacilitySettingBusinessNotifications = contract({
  ...reads,
  name: 'facilitySettings.getBusinessNotifications',
  product: 'NOTIFICATIONS',
  path: 'facility-settings/business-notifications',
  responses: { 200: BusinessNotifications },
  summary: 'Retrieve the business notifications',
  description: 'Which notices those who are paid get, and who of them.',
  spec: ['2C121'],
});

export const getFacilitySettingElectronicCommunications = contract({
  ...reads,
  name: 'facilitySettings.getElectronicCommunications',
  path: 'facility-settings/electronic-communications',
  responses: { 200: ElectronicCommunications },
  summary: 'Retrieve the electronic communication',
  description: 'Whether the facility sends notices, how many kinds are on, and where replies go.',
  spec: ['2C124'],
});

export const listFacilitySettingLastChanges = contract({
  ...reads,
  name: 'facilitySettings.listLastChanges',
  path: 'facility-settings/last-changes',
  responses: {
    200: z
      .array(LastChange)
      .max(settingSections.length)
      .meta({ title: 'Last changes', description: 'One for each section that was ever changed.' }),
  },
  summary: 'List the last changes',
  description: 'Who changed each section last, and when. Sections that were never changed are left out.',
});
