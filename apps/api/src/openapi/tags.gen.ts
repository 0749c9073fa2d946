// Written by `npm run registries`. What the documentation of the API says of the calls of nouns.
import { tag as forms } from '../forms/forms.facts.ts';
import { tag as signIn } from '../sign-in/sign-in.facts.ts';
import { tag as accountAuthorisations } from '@quickportal/contracts/account-authorisations/account-authorisations.facts';
import { tag as administrators } from '@quickportal/contracts/administrators/administrators.facts';
import { tag as apiKeys } from '@quickportal/contracts/api-keys/api-keys.facts';
import { tag as apiLogs } from '@quickportal/contracts/api-logs/api-logs.facts';
import { tag as bankStatementAccounts } from '@quickportal/contracts/bank-statement-accounts/bank-statement-accounts.facts';
import { tag as bankStatementDays } from '@quickportal/contracts/bank-statement-days/bank-statement-days.facts';
import { tag as bankStatementLines } from '@quickportal/contracts/bank-statement-lines/bank-statement-lines.facts';
import { tag as bankStatements } from '@quickportal/contracts/bank-statements/bank-statements.facts';
import { tag as bankrecServices } from '@quickportal/contracts/bankrec-services/bankrec-services.facts';
import { tag as billingCodes } from '@quickportal/contracts/billing-codes/billing-codes.facts';
import { tag as billingFacilities } from '@quickportal/contracts/billing-facilities/billing-facilities.facts';
import { tag as billingInstruments } from '@quickportal/contracts/billing-instruments/billing-instruments.facts';
import { tag as bsbBranches } from '@quickportal/contracts/bsb-branches/bsb-branches.facts';
import { tag as businesses } from '@quickportal/contracts/businesses/businesses.facts';
import { tag as cardSchemes } from '@quickportal/contracts/card-schemes/card-schemes.facts';
import { tag as certificates } from '@quickportal/contracts/certificates/certificates.facts';
import { tag as communities } from '@quickportal/contracts/communities/communities.facts';
import { tag as communityApiKeys } from '@quickportal/contracts/community-api-keys/community-api-keys.facts';
import { tag as connectionDetails } from '@quickportal/contracts/connection-details/connection-details.facts';
import { tag as countries } from '@quickportal/contracts/countries/countries.facts';
import { tag as customerAccounts } from '@quickportal/contracts/customer-accounts/customer-accounts.facts';
import { tag as customers } from '@quickportal/contracts/customers/customers.facts';
import { tag as dashboard } from '@quickportal/contracts/dashboard/dashboard.facts';
import { tag as decommission } from '@quickportal/contracts/decommission/decommission.facts';
import { tag as domains } from '@quickportal/contracts/domains/domains.facts';
import { tag as dualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation.facts';
import { tag as expectedRevenues } from '@quickportal/contracts/expected-revenues/expected-revenues.facts';
import { tag as exports } from '@quickportal/contracts/exports/exports.facts';
import { tag as externalSystemClients } from '@quickportal/contracts/external-system-clients/external-system-clients.facts';
import { tag as facilitySettings } from '@quickportal/contracts/facility-settings/facility-settings.facts';
import { tag as fraudBackTests } from '@quickportal/contracts/fraud-back-tests/fraud-back-tests.facts';
import { tag as fraudGuard } from '@quickportal/contracts/fraud-guard/fraud-guard.facts';
import { tag as fraudReviews } from '@quickportal/contracts/fraud-reviews/fraud-reviews.facts';
import { tag as globalSearch } from '@quickportal/contracts/global-search/global-search.facts';
import { tag as ipAddresses } from '@quickportal/contracts/ip-addresses/ip-addresses.facts';
import { tag as mailbox } from '@quickportal/contracts/mailbox/mailbox.facts';
import { tag as matchingRegistrations } from '@quickportal/contracts/matching-registrations/matching-registrations.facts';
import { tag as matchingRules } from '@quickportal/contracts/matching-rules/matching-rules.facts';
import { tag as merchantAccounts } from '@quickportal/contracts/merchant-accounts/merchant-accounts.facts';
import { tag as merchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/merchant-choice-routing.facts';
import { tag as myProfile } from '@quickportal/contracts/my-profile/my-profile.facts';
import { tag as notifications } from '@quickportal/contracts/notifications/notifications.facts';
import { tag as paymentFiles } from '@quickportal/contracts/payment-files/payment-files.facts';
import { tag as paymentTerms } from '@quickportal/contracts/payment-terms/payment-terms.facts';
import { tag as payments } from '@quickportal/contracts/payments/payments.facts';
import { tag as paytoAccounts } from '@quickportal/contracts/payto-accounts/payto-accounts.facts';
import { tag as paytoAgreements } from '@quickportal/contracts/payto-agreements/payto-agreements.facts';
import { tag as paytoMigrations } from '@quickportal/contracts/payto-migrations/payto-migrations.facts';
import { tag as products } from '@quickportal/contracts/products/products.facts';
import { tag as proposals } from '@quickportal/contracts/proposals/proposals.facts';
import { tag as quickrec } from '@quickportal/contracts/quickrec/quickrec.facts';
import { tag as recurringPayments } from '@quickportal/contracts/recurring-payments/recurring-payments.facts';
import { tag as reportSchedules } from '@quickportal/contracts/report-schedules/report-schedules.facts';
import { tag as reports } from '@quickportal/contracts/reports/reports.facts';
import { tag as roles } from '@quickportal/contracts/roles/roles.facts';
import { tag as sandboxes } from '@quickportal/contracts/sandboxes/sandboxes.facts';
import { tag as savedViews } from '@quickportal/contracts/saved-views/saved-views.facts';
import { tag as serverToServerNotifications } from '@quickportal/contracts/server-to-server-notifications/server-to-server-notifications.facts';
import { tag as serviceMessages } from '@quickportal/contracts/service-messages/service-messages.facts';
import { tag as session } from '@quickportal/contracts/session/session.facts';
import { tag as settlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-accounts.facts';
import { tag as singleUseTokens } from '@quickportal/contracts/single-use-tokens/single-use-tokens.facts';
import { tag as supplierAccounts } from '@quickportal/contracts/supplier-accounts/supplier-accounts.facts';
import { tag as transactions } from '@quickportal/contracts/transactions/transactions.facts';
import { tag as uploadedFiles } from '@quickportal/contracts/uploaded-files/uploaded-files.facts';
import { tag as userAuthorisations } from '@quickportal/contracts/user-authorisations/user-authorisations.facts';
import { tag as userUploads } from '@quickportal/contracts/user-uploads/user-uploads.facts';
import { tag as users } from '@quickportal/contracts/users/users.facts';
import { tag as viewAs } from '@quickportal/contracts/view-as/view-as.facts';
import { tag as webhooks } from '@quickportal/contracts/webhooks/webhooks.facts';

export const tagsOfNouns = {
  forms,
  signIn,
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
} as const;
