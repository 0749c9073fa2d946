// Written by `npm run registries`. Things that paths of nouns name.
import { pathThings as accountAuthorisations } from '../nouns/account-authorisations/path-things.ts';
import { pathThings as administrators } from '../nouns/administrators/path-things.ts';
import { pathThings as apiKeys } from '../nouns/api-keys/path-things.ts';
import { pathThings as apiLogs } from '../nouns/api-logs/path-things.ts';
import { pathThings as bankStatementAccounts } from '../nouns/bank-statement-accounts/path-things.ts';
import { pathThings as bankStatementLines } from '../nouns/bank-statement-lines/path-things.ts';
import { pathThings as bankStatements } from '../nouns/bank-statements/path-things.ts';
import { pathThings as billingFacilities } from '../nouns/billing-facilities/path-things.ts';
import { pathThings as businesses } from '../nouns/businesses/path-things.ts';
import { pathThings as cardSchemes } from '../nouns/card-schemes/path-things.ts';
import { pathThings as certificates } from '../nouns/certificates/path-things.ts';
import { pathThings as communityApiKeys } from '../nouns/community-api-keys/path-things.ts';
import { pathThings as customerAccounts } from '../nouns/customer-accounts/path-things.ts';
import { pathThings as customers } from '../nouns/customers/path-things.ts';
import { pathThings as expectedRevenues } from '../nouns/expected-revenues/path-things.ts';
import { pathThings as fraudBackTests } from '../nouns/fraud-back-tests/path-things.ts';
import { pathThings as fraudGuard } from '../nouns/fraud-guard/path-things.ts';
import { pathThings as fraudReviews } from '../nouns/fraud-reviews/path-things.ts';
import { pathThings as matchingRegistrations } from '../nouns/matching-registrations/path-things.ts';
import { pathThings as matchingRules } from '../nouns/matching-rules/path-things.ts';
import { pathThings as merchantAccounts } from '../nouns/merchant-accounts/path-things.ts';
import { pathThings as merchantChoiceRouting } from '../nouns/merchant-choice-routing/path-things.ts';
import { pathThings as paymentFiles } from '../nouns/payment-files/path-things.ts';
import { pathThings as paymentTerms } from '../nouns/payment-terms/path-things.ts';
import { pathThings as paytoAccounts } from '../nouns/payto-accounts/path-things.ts';
import { pathThings as paytoAgreements } from '../nouns/payto-agreements/path-things.ts';
import { pathThings as paytoMigrations } from '../nouns/payto-migrations/path-things.ts';
import { pathThings as proposals } from '../nouns/proposals/path-things.ts';
import { pathThings as quickrec } from '../nouns/quickrec/path-things.ts';
import { pathThings as recurringPayments } from '../nouns/recurring-payments/path-things.ts';
import { pathThings as roles } from '../nouns/roles/path-things.ts';
import { pathThings as sandboxes } from '../nouns/sandboxes/path-things.ts';
import { pathThings as savedViews } from '../nouns/saved-views/path-things.ts';
import { pathThings as serviceMessages } from '../nouns/service-messages/path-things.ts';
import { pathThings as settlementAccounts } from '../nouns/settlement-accounts/path-things.ts';
import { pathThings as singleUseTokens } from '../nouns/single-use-tokens/path-things.ts';
import { pathThings as supplierAccounts } from '../nouns/supplier-accounts/path-things.ts';
import { pathThings as transactions } from '../nouns/transactions/path-things.ts';
import { pathThings as uploadedFiles } from '../nouns/uploaded-files/path-things.ts';
import { pathThings as userAuthorisations } from '../nouns/user-authorisations/path-things.ts';
import { pathThings as userUploads } from '../nouns/user-uploads/path-things.ts';
import { pathThings as users } from '../nouns/users/path-things.ts';
import { pathThings as webhooks } from '../nouns/webhooks/path-things.ts';

export const pathThingsOfNouns = [
  accountAuthorisations,
  administrators,
  apiKeys,
  apiLogs,
  bankStatementAccounts,
  bankStatementLines,
  bankStatements,
  billingFacilities,
  businesses,
  cardSchemes,
  certificates,
  communityApiKeys,
  customerAccounts,
  customers,
  expectedRevenues,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  matchingRegistrations,
  matchingRules,
  merchantAccounts,
  merchantChoiceRouting,
  paymentFiles,
  paymentTerms,
  paytoAccounts,
  paytoAgreements,
  paytoMigrations,
  proposals,
  quickrec,
  recurringPayments,
  roles,
  sandboxes,
  savedViews,
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
