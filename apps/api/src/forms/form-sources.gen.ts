// Written by `npm run registries`. What nouns add to their forms.
import { administratorsFormSources } from '../nouns/administrators/administrators-form-sources.ts';
import { apiKeysFormSources } from '../nouns/api-keys/api-keys-form-sources.ts';
import { bankStatementAccountsFormSources } from '../nouns/bank-statement-accounts/bank-statement-accounts-form-sources.ts';
import { bankStatementLinesFormSources } from '../nouns/bank-statement-lines/bank-statement-lines-form-sources.ts';
import { bankrecServicesFormSources } from '../nouns/bankrec-services/bankrec-services-form-sources.ts';
import { billingFacilitiesFormSources } from '../nouns/billing-facilities/billing-facilities-form-sources.ts';
import { businessesFormSources } from '../nouns/businesses/businesses-form-sources.ts';
import { cardSchemesFormSources } from '../nouns/card-schemes/card-schemes-form-sources.ts';
import { certificatesFormSources } from '../nouns/certificates/certificates-form-sources.ts';
import { communityApiKeysFormSources } from '../nouns/community-api-keys/community-api-keys-form-sources.ts';
import { customerAccountFormSources } from '../nouns/customer-accounts/customer-account-form-sources.ts';
import { customerFormSources } from '../nouns/customers/customer-form-sources.ts';
import { domainsFormSources } from '../nouns/domains/domains-form-sources.ts';
import { expectedRevenuesFormSources } from '../nouns/expected-revenues/expected-revenues-form-sources.ts';
import { facilitySettingsFormSources } from '../nouns/facility-settings/facility-settings-form-sources.ts';
import { fraudGuardFormSources } from '../nouns/fraud-guard/fraud-guard-form-sources.ts';
import { ipAddressesFormSources } from '../nouns/ip-addresses/ip-addresses-form-sources.ts';
import { matchingRegistrationsFormSources } from '../nouns/matching-registrations/matching-registrations-form-sources.ts';
import { matchingRulesFormSources } from '../nouns/matching-rules/matching-rules-form-sources.ts';
import { merchantAccountsFormSources } from '../nouns/merchant-accounts/merchant-accounts-form-sources.ts';
import { merchantChoiceRoutingFormSources } from '../nouns/merchant-choice-routing/merchant-choice-routing-form-sources.ts';
import { notificationFormSources } from '../nouns/notifications/notification-form-sources.ts';
import { paymentFilesFormSources } from '../nouns/payment-files/payment-files-form-sources.ts';
import { paymentTermsFormSources } from '../nouns/payment-terms/payment-terms-form-sources.ts';
import { paymentFormSources } from '../nouns/payments/payment-form-sources.ts';
import { paytoAccountsFormSources } from '../nouns/payto-accounts/payto-accounts-form-sources.ts';
import { paytoAgreementFormSources } from '../nouns/payto-agreements/payto-agreement-form-sources.ts';
import { quickrecFormSources } from '../nouns/quickrec/quickrec-form-sources.ts';
import { recurringPaymentFormSources } from '../nouns/recurring-payments/recurring-payment-form-sources.ts';
import { reportSchedulesFormSources } from '../nouns/report-schedules/report-schedules-form-sources.ts';
import { reportsFormSources } from '../nouns/reports/reports-form-sources.ts';
import { rolesFormSources } from '../nouns/roles/roles-form-sources.ts';
import { serverToServerNotificationsFormSources } from '../nouns/server-to-server-notifications/server-to-server-notifications-form-sources.ts';
import { settlementAccountsFormSources } from '../nouns/settlement-accounts/settlement-accounts-form-sources.ts';
import { supplierAccountsFormSources } from '../nouns/supplier-accounts/supplier-accounts-form-sources.ts';
import { usersFormSources } from '../nouns/users/users-form-sources.ts';
import { webhookFormSources } from '../nouns/webhooks/webhook-form-sources.ts';

export const formSourcesOfNouns = [
  administratorsFormSources,
  apiKeysFormSources,
  bankStatementAccountsFormSources,
  bankStatementLinesFormSources,
  bankrecServicesFormSources,
  billingFacilitiesFormSources,
  businessesFormSources,
  cardSchemesFormSources,
  certificatesFormSources,
  communityApiKeysFormSources,
  customerAccountFormSources,
  customerFormSources,
  domainsFormSources,
  expectedRevenuesFormSources,
  facilitySettingsFormSources,
  fraudGuardFormSources,
  ipAddressesFormSources,
  matchingRegistrationsFormSources,
  matchingRulesFormSources,
  merchantAccountsFormSources,
  merchantChoiceRoutingFormSources,
  notificationFormSources,
  paymentFilesFormSources,
  paymentTermsFormSources,
  paymentFormSources,
  paytoAccountsFormSources,
  paytoAgreementFormSources,
  quickrecFormSources,
  recurringPaymentFormSources,
  reportSchedulesFormSources,
  reportsFormSources,
  rolesFormSources,
  serverToServerNotificationsFormSources,
  settlementAccountsFormSources,
  supplierAccountsFormSources,
  usersFormSources,
  webhookFormSources,
];
