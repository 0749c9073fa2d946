// Written by `npm run registries`. Rows that belong to another community, for the generated checks.
import { otherCommunity as apiKeys } from '../../nouns/api-keys/other-community.fixture.ts';
import { otherCommunity as apiLogs } from '../../nouns/api-logs/other-community.fixture.ts';
import { otherCommunity as bankStatementAccounts } from '../../nouns/bank-statement-accounts/other-community.fixture.ts';
import { otherCommunity as bankStatementDays } from '../../nouns/bank-statement-days/other-community.fixture.ts';
import { otherCommunity as bankStatementLines } from '../../nouns/bank-statement-lines/other-community.fixture.ts';
import { otherCommunity as bankStatements } from '../../nouns/bank-statements/other-community.fixture.ts';
import { otherCommunity as billingFacilities } from '../../nouns/billing-facilities/other-community.fixture.ts';
import { otherCommunity as billingInstruments } from '../../nouns/billing-instruments/other-community.fixture.ts';
import { otherCommunity as businesses } from '../../nouns/businesses/other-community.fixture.ts';
import { otherCommunity as cardSchemes } from '../../nouns/card-schemes/other-community.fixture.ts';
import { otherCommunity as certificates } from '../../nouns/certificates/other-community.fixture.ts';
import { otherCommunity as communityApiKeys } from '../../nouns/community-api-keys/other-community.fixture.ts';
import { otherCommunity as customerAccounts } from '../../nouns/customer-accounts/other-community.fixture.ts';
import { otherCommunity as customers } from '../../nouns/customers/other-community.fixture.ts';
import { otherCommunity as decommission } from '../../nouns/decommission/other-community.fixture.ts';
import { otherCommunity as domains } from '../../nouns/domains/other-community.fixture.ts';
import { otherCommunity as expectedRevenues } from '../../nouns/expected-revenues/other-community.fixture.ts';
import { otherCommunity as exports } from '../../nouns/exports/other-community.fixture.ts';
import { otherCommunity as fraudBackTests } from '../../nouns/fraud-back-tests/other-community.fixture.ts';
import { otherCommunity as fraudGuard } from '../../nouns/fraud-guard/other-community.fixture.ts';
import { otherCommunity as fraudReviews } from '../../nouns/fraud-reviews/other-community.fixture.ts';
import { otherCommunity as ipAddresses } from '../../nouns/ip-addresses/other-community.fixture.ts';
import { otherCommunity as matchingRegistrations } from '../../nouns/matching-registrations/other-community.fixture.ts';
import { otherCommunity as merchantAccounts } from '../../nouns/merchant-accounts/other-community.fixture.ts';
import { otherCommunity as merchantChoiceRouting } from '../../nouns/merchant-choice-routing/other-community.fixture.ts';
import { otherCommunity as myProfile } from '../../nouns/my-profile/other-community.fixture.ts';
import { otherCommunity as paymentFiles } from '../../nouns/payment-files/other-community.fixture.ts';
import { otherCommunity as paymentTerms } from '../../nouns/payment-terms/other-community.fixture.ts';
import { otherCommunity as payments } from '../../nouns/payments/other-community.fixture.ts';
import { otherCommunity as paytoAccounts } from '../../nouns/payto-accounts/other-community.fixture.ts';
import { otherCommunity as paytoAgreements } from '../../nouns/payto-agreements/other-community.fixture.ts';
import { otherCommunity as paytoMigrations } from '../../nouns/payto-migrations/other-community.fixture.ts';
import { otherCommunity as products } from '../../nouns/products/other-community.fixture.ts';
import { otherCommunity as proposals } from '../../nouns/proposals/other-community.fixture.ts';
import { otherCommunity as quickrec } from '../../nouns/quickrec/other-community.fixture.ts';
import { otherCommunity as recurringPayments } from '../../nouns/recurring-payments/other-community.fixture.ts';
import { otherCommunity as reportSchedules } from '../../nouns/report-schedules/other-community.fixture.ts';
import { otherCommunity as reports } from '../../nouns/reports/other-community.fixture.ts';
import { otherCommunity as roles } from '../../nouns/roles/other-community.fixture.ts';
import { otherCommunity as sandboxes } from '../../nouns/sandboxes/other-community.fixture.ts';
import { otherCommunity as savedViews } from '../../nouns/saved-views/other-community.fixture.ts';
import { otherCommunity as serviceMessages } from '../../nouns/service-messages/other-community.fixture.ts';
import { otherCommunity as settlementAccounts } from '../../nouns/settlement-accounts/other-community.fixture.ts';
import { otherCommunity as singleUseTokens } from '../../nouns/single-use-tokens/other-community.fixture.ts';
import { otherCommunity as supplierAccounts } from '../../nouns/supplier-accounts/other-community.fixture.ts';
import { otherCommunity as transactions } from '../../nouns/transactions/other-community.fixture.ts';
import { otherCommunity as uploadedFiles } from '../../nouns/uploaded-files/other-community.fixture.ts';
import { otherCommunity as userUploads } from '../../nouns/user-uploads/other-community.fixture.ts';
import { otherCommunity as users } from '../../nouns/users/other-community.fixture.ts';
import { otherCommunity as webhooks } from '../../nouns/webhooks/other-community.fixture.ts';

export const things = [
  apiKeys,
  apiLogs,
  bankStatementAccounts,
  bankStatementDays,
  bankStatementLines,
  bankStatements,
  billingFacilities,
  billingInstruments,
  businesses,
  cardSchemes,
  certificates,
  communityApiKeys,
  customerAccounts,
  customers,
  decommission,
  domains,
  expectedRevenues,
  exports,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  ipAddresses,
  matchingRegistrations,
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
  serviceMessages,
  settlementAccounts,
  singleUseTokens,
  supplierAccounts,
  transactions,
  uploadedFiles,
  userUploads,
  users,
  webhooks,
];
