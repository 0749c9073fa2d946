// Written by `npm run registries`. The contracts of every noun.
import * as accountAuthorisations from './nouns/account-authorisations/contracts.ts';
import * as administrators from './nouns/administrators/contracts.ts';
import * as apiKeys from './nouns/api-keys/contracts.ts';
import * as apiLogs from './nouns/api-logs/contracts.ts';
import * as bankStatementAccounts from './nouns/bank-statement-accounts/contracts.ts';
import * as bankStatementDays from './nouns/bank-statement-days/contracts.ts';
import * as bankStatementLines from './nouns/bank-statement-lines/contracts.ts';
import * as bankStatements from './nouns/bank-statements/contracts.ts';
import * as bankrecServices from './nouns/bankrec-services/contracts.ts';
import * as billingCodes from './nouns/billing-codes/contracts.ts';
import * as billingFacilities from './nouns/billing-facilities/contracts.ts';
import * as billingInstruments from './nouns/billing-instruments/contracts.ts';
import * as bsbBranches from './nouns/bsb-branches/contracts.ts';
import * as businesses from './nouns/businesses/contracts.ts';
import * as cardSchemes from './nouns/card-schemes/contracts.ts';
import * as certificates from './nouns/certificates/contracts.ts';
import * as communities from './nouns/communities/contracts.ts';
import * as communityApiKeys from './nouns/community-api-keys/contracts.ts';
import * as connectionDetails from './nouns/connection-details/contracts.ts';
import * as countries from './nouns/countries/contracts.ts';
import * as customerAccounts from './nouns/customer-accounts/contracts.ts';
import * as customers from './nouns/customers/contracts.ts';
import * as dashboard from './nouns/dashboard/contracts.ts';
import * as decommission from './nouns/decommission/contracts.ts';
import * as domains from './nouns/domains/contracts.ts';
import * as dualAuthorisation from './nouns/dual-authorisation/contracts.ts';
import * as expectedRevenues from './nouns/expected-revenues/contracts.ts';
import * as exports from './nouns/exports/contracts.ts';
import * as externalSystemClients from './nouns/external-system-clients/contracts.ts';
import * as facilitySettings from './nouns/facility-settings/contracts.ts';
import * as fraudBackTests from './nouns/fraud-back-tests/contracts.ts';
import * as fraudGuard from './nouns/fraud-guard/contracts.ts';
import * as fraudReviews from './nouns/fraud-reviews/contracts.ts';
import * as globalSearch from './nouns/global-search/contracts.ts';
import * as ipAddresses from './nouns/ip-addresses/contracts.ts';
import * as mailbox from './nouns/mailbox/contracts.ts';
import * as matchingRegistrations from './nouns/matching-registrations/contracts.ts';
import * as matchingRules from './nouns/matching-rules/contracts.ts';
import * as merchantAccounts from './nouns/merchant-accounts/contracts.ts';
import * as merchantChoiceRouting from './nouns/merchant-choice-routing/contracts.ts';
import * as myProfile from './nouns/my-profile/contracts.ts';
import * as notifications from './nouns/notifications/contracts.ts';
import * as paymentFiles from './nouns/payment-files/contracts.ts';
import * as paymentTerms from './nouns/payment-terms/contracts.ts';
import * as payments from './nouns/payments/contracts.ts';
import * as paytoAccounts from './nouns/payto-accounts/contracts.ts';
import * as paytoAgreements from './nouns/payto-agreements/contracts.ts';
import * as paytoMigrations from './nouns/payto-migrations/contracts.ts';
import * as products from './nouns/products/contracts.ts';
import * as proposals from './nouns/proposals/contracts.ts';
import * as quickrec from './nouns/quickrec/contracts.ts';
import * as recurringPayments from './nouns/recurring-payments/contracts.ts';
import * as reportSchedules from './nouns/report-schedules/contracts.ts';
import * as reports from './nouns/reports/contracts.ts';
import * as roles from './nouns/roles/contracts.ts';
import * as sandboxes from './nouns/sandboxes/contracts.ts';
import * as savedViews from './nouns/saved-views/contracts.ts';
import * as serverToServerNotifications from './nouns/server-to-server-notifications/contracts.ts';
import * as serviceMessages from './nouns/service-messages/contracts.ts';
import * as session from './nouns/session/contracts.ts';
import * as settlementAccounts from './nouns/settlement-accounts/contracts.ts';
import * as singleUseTokens from './nouns/single-use-tokens/contracts.ts';
import * as supplierAccounts from './nouns/supplier-accounts/contracts.ts';
import * as transactions from './nouns/transactions/contracts.ts';
import * as uploadedFiles from './nouns/uploaded-files/contracts.ts';
import * as userAuthorisations from './nouns/user-authorisations/contracts.ts';
import * as userUploads from './nouns/user-uploads/contracts.ts';
import * as users from './nouns/users/contracts.ts';
import * as viewAs from './nouns/view-as/contracts.ts';
import * as webhooks from './nouns/webhooks/contracts.ts';

export const nouns: Record<string, unknown>[] = [
  accountAuthorisations,
  administrators,
  apiKeys,
  apiLogs,
  bankStatementAccounts,
  bankStatementDays,
  bankStatementLines,
  bankStatements,
  bankrecServices,
  billingCodes,
  billingFacilities,
  billingInstruments,
  bsbBranches,
  businesses,
  cardSchemes,
  certificates,
  communities,
  communityApiKeys,
  connectionDetails,
  countries,
  customerAccounts,
  customers,
  dashboard,
  decommission,
  domains,
  dualAuthorisation,
  expectedRevenues,
  exports,
  externalSystemClients,
  facilitySettings,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  globalSearch,
  ipAddresses,
  mailbox,
  matchingRegistrations,
  matchingRules,
  merchantAccounts,
  merchantChoiceRouting,
  myProfile,
  notifications,
  paymentFiles,
  paymentTerms,
  payments,
  paytoAccounts,
  paytoAgreements,
  paytoMigrations,
  products,
  proposals,
  quickrec,
  recurringPayments,
  reportSchedules,
  reports,
  roles,
  sandboxes,
  savedViews,
  serverToServerNotifications,
  serviceMessages,
  session,
  settlementAccounts,
  singleUseTokens,
  supplierAccounts,
  transactions,
  uploadedFiles,
  userAuthorisations,
  userUploads,
  users,
  viewAs,
  webhooks,
];
