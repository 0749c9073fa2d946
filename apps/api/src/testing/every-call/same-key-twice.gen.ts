// Written by `npm run registries`. What makes the changes of nouns possible, for the check that sends each twice.
import { sameKeyTwice as accountAuthorisations } from '../../nouns/account-authorisations/same-key-twice.fixture.ts';
import { sameKeyTwice as administrators } from '../../nouns/administrators/same-key-twice.fixture.ts';
import { sameKeyTwice as apiKeys } from '../../nouns/api-keys/same-key-twice.fixture.ts';
import { sameKeyTwice as bankStatementAccounts } from '../../nouns/bank-statement-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as bankStatementDays } from '../../nouns/bank-statement-days/same-key-twice.fixture.ts';
import { sameKeyTwice as bankStatementLines } from '../../nouns/bank-statement-lines/same-key-twice.fixture.ts';
import { sameKeyTwice as bankStatements } from '../../nouns/bank-statements/same-key-twice.fixture.ts';
import { sameKeyTwice as bankrecServices } from '../../nouns/bankrec-services/same-key-twice.fixture.ts';
import { sameKeyTwice as billingFacilities } from '../../nouns/billing-facilities/same-key-twice.fixture.ts';
import { sameKeyTwice as billingInstruments } from '../../nouns/billing-instruments/same-key-twice.fixture.ts';
import { sameKeyTwice as businesses } from '../../nouns/businesses/same-key-twice.fixture.ts';
import { sameKeyTwice as cardSchemes } from '../../nouns/card-schemes/same-key-twice.fixture.ts';
import { sameKeyTwice as certificates } from '../../nouns/certificates/same-key-twice.fixture.ts';
import { sameKeyTwice as communityApiKeys } from '../../nouns/community-api-keys/same-key-twice.fixture.ts';
import { sameKeyTwice as connectionDetails } from '../../nouns/connection-details/same-key-twice.fixture.ts';
import { sameKeyTwice as customerAccounts } from '../../nouns/customer-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as customers } from '../../nouns/customers/same-key-twice.fixture.ts';
import { sameKeyTwice as decommission } from '../../nouns/decommission/same-key-twice.fixture.ts';
import { sameKeyTwice as domains } from '../../nouns/domains/same-key-twice.fixture.ts';
import { sameKeyTwice as dualAuthorisation } from '../../nouns/dual-authorisation/same-key-twice.fixture.ts';
import { sameKeyTwice as expectedRevenues } from '../../nouns/expected-revenues/same-key-twice.fixture.ts';
import { sameKeyTwice as facilitySettings } from '../../nouns/facility-settings/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudBackTests } from '../../nouns/fraud-back-tests/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudGuard } from '../../nouns/fraud-guard/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudReviews } from '../../nouns/fraud-reviews/same-key-twice.fixture.ts';
import { sameKeyTwice as ipAddresses } from '../../nouns/ip-addresses/same-key-twice.fixture.ts';
import { sameKeyTwice as matchingRegistrations } from '../../nouns/matching-registrations/same-key-twice.fixture.ts';
import { sameKeyTwice as matchingRules } from '../../nouns/matching-rules/same-key-twice.fixture.ts';
import { sameKeyTwice as merchantAccounts } from '../../nouns/merchant-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as merchantChoiceRouting } from '../../nouns/merchant-choice-routing/same-key-twice.fixture.ts';
import { sameKeyTwice as myProfile } from '../../nouns/my-profile/same-key-twice.fixture.ts';
import { sameKeyTwice as paymentFiles } from '../../nouns/payment-files/same-key-twice.fixture.ts';
import { sameKeyTwice as paymentTerms } from '../../nouns/payment-terms/same-key-twice.fixture.ts';
import { sameKeyTwice as payments } from '../../nouns/payments/same-key-twice.fixture.ts';
import { sameKeyTwice as paytoAccounts } from '../../nouns/payto-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as paytoAgreements } from '../../nouns/payto-agreements/same-key-twice.fixture.ts';
import { sameKeyTwice as paytoMigrations } from '../../nouns/payto-migrations/same-key-twice.fixture.ts';
import { sameKeyTwice as products } from '../../nouns/products/same-key-twice.fixture.ts';
import { sameKeyTwice as proposals } from '../../nouns/proposals/same-key-twice.fixture.ts';
import { sameKeyTwice as quickrec } from '../../nouns/quickrec/same-key-twice.fixture.ts';
import { sameKeyTwice as recurringPayments } from '../../nouns/recurring-payments/same-key-twice.fixture.ts';
import { sameKeyTwice as reportSchedules } from '../../nouns/report-schedules/same-key-twice.fixture.ts';
import { sameKeyTwice as reports } from '../../nouns/reports/same-key-twice.fixture.ts';
import { sameKeyTwice as roles } from '../../nouns/roles/same-key-twice.fixture.ts';
import { sameKeyTwice as sandboxes } from '../../nouns/sandboxes/same-key-twice.fixture.ts';
import { sameKeyTwice as savedViews } from '../../nouns/saved-views/same-key-twice.fixture.ts';
import { sameKeyTwice as serverToServerNotifications } from '../../nouns/server-to-server-notifications/same-key-twice.fixture.ts';
import { sameKeyTwice as serviceMessages } from '../../nouns/service-messages/same-key-twice.fixture.ts';
import { sameKeyTwice as settlementAccounts } from '../../nouns/settlement-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as singleUseTokens } from '../../nouns/single-use-tokens/same-key-twice.fixture.ts';
import { sameKeyTwice as supplierAccounts } from '../../nouns/supplier-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as transactions } from '../../nouns/transactions/same-key-twice.fixture.ts';
import { sameKeyTwice as uploadedFiles } from '../../nouns/uploaded-files/same-key-twice.fixture.ts';
import { sameKeyTwice as userAuthorisations } from '../../nouns/user-authorisations/same-key-twice.fixture.ts';
import { sameKeyTwice as userUploads } from '../../nouns/user-uploads/same-key-twice.fixture.ts';
import { sameKeyTwice as users } from '../../nouns/users/same-key-twice.fixture.ts';
import { sameKeyTwice as webhooks } from '../../nouns/webhooks/same-key-twice.fixture.ts';

export const sameKeyTwice = [
  accountAuthorisations,
  administrators,
  apiKeys,
  bankStatementAccounts,
  bankStatementDays,
  bankStatementLines,
  bankStatements,
  bankrecServices,
  billingFacilities,
  billingInstruments,
  businesses,
  cardSchemes,
  certificates,
  communityApiKeys,
  connectionDetails,
  customerAccounts,
  customers,
  decommission,
  domains,
  dualAuthorisation,
  expectedRevenues,
  facilitySettings,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  ipAddresses,
  matchingRegistrations,
  matchingRules,
  merchantAccounts,
  merchantChoiceRouting,
  myProfile,
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
  settlementAccounts,
  singleUseTokens,
  supplierAccounts,
  transactions,
  uploadedFiles,
  userAuthorisations,
  userUploads,
  users,
  webhooks,
];
