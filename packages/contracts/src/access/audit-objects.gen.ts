// Written by `npm run registries`. What audit entries of nouns are about.
import { auditObjects as access } from './access.facts.ts';
import { auditObjects as apiKeys } from '../nouns/api-keys/api-keys.facts.ts';
import { auditObjects as bankStatementAccounts } from '../nouns/bank-statement-accounts/bank-statement-accounts.facts.ts';
import { auditObjects as bankStatementDays } from '../nouns/bank-statement-days/bank-statement-days.facts.ts';
import { auditObjects as bankStatementLines } from '../nouns/bank-statement-lines/bank-statement-lines.facts.ts';
import { auditObjects as bankStatements } from '../nouns/bank-statements/bank-statements.facts.ts';
import { auditObjects as billingFacilities } from '../nouns/billing-facilities/billing-facilities.facts.ts';
import { auditObjects as billingInstruments } from '../nouns/billing-instruments/billing-instruments.facts.ts';
import { auditObjects as businesses } from '../nouns/businesses/businesses.facts.ts';
import { auditObjects as cardSchemes } from '../nouns/card-schemes/card-schemes.facts.ts';
import { auditObjects as certificates } from '../nouns/certificates/certificates.facts.ts';
import { auditObjects as communities } from '../nouns/communities/communities.facts.ts';
import { auditObjects as connectionDetails } from '../nouns/connection-details/connection-details.facts.ts';
import { auditObjects as customerAccounts } from '../nouns/customer-accounts/customer-accounts.facts.ts';
import { auditObjects as customers } from '../nouns/customers/customers.facts.ts';
import { auditObjects as domains } from '../nouns/domains/domains.facts.ts';
import { auditObjects as expectedRevenues } from '../nouns/expected-revenues/expected-revenues.facts.ts';
import { auditObjects as exports } from '../nouns/exports/exports.facts.ts';
import { auditObjects as facilitySettings } from '../nouns/facility-settings/facility-settings.facts.ts';
import { auditObjects as fraudBackTests } from '../nouns/fraud-back-tests/fraud-back-tests.facts.ts';
import { auditObjects as fraudGuard } from '../nouns/fraud-guard/fraud-guard.facts.ts';
import { auditObjects as ipAddresses } from '../nouns/ip-addresses/ip-addresses.facts.ts';
import { auditObjects as matchingRegistrations } from '../nouns/matching-registrations/matching-registrations.facts.ts';
import { auditObjects as matchingRules } from '../nouns/matching-rules/matching-rules.facts.ts';
import { auditObjects as merchantChoiceRouting } from '../nouns/merchant-choice-routing/merchant-choice-routing.facts.ts';
import { auditObjects as paytoAgreements } from '../nouns/payto-agreements/payto-agreements.facts.ts';
import { auditObjects as paytoMigrations } from '../nouns/payto-migrations/payto-migrations.facts.ts';
import { auditObjects as products } from '../nouns/products/products.facts.ts';
import { auditObjects as proposals } from '../nouns/proposals/proposals.facts.ts';
import { auditObjects as recurringPayments } from '../nouns/recurring-payments/recurring-payments.facts.ts';
import { auditObjects as reportSchedules } from '../nouns/report-schedules/report-schedules.facts.ts';
import { auditObjects as reports } from '../nouns/reports/reports.facts.ts';
import { auditObjects as roles } from '../nouns/roles/roles.facts.ts';
import { auditObjects as sandboxes } from '../nouns/sandboxes/sandboxes.facts.ts';
import { auditObjects as savedViews } from '../nouns/saved-views/saved-views.facts.ts';
import { auditObjects as serviceMessages } from '../nouns/service-messages/service-messages.facts.ts';
import { auditObjects as session } from '../nouns/session/session.facts.ts';
import { auditObjects as settlementAccounts } from '../nouns/settlement-accounts/settlement-accounts.facts.ts';
import { auditObjects as singleUseTokens } from '../nouns/single-use-tokens/single-use-tokens.facts.ts';
import { auditObjects as transactions } from '../nouns/transactions/transactions.facts.ts';
import { auditObjects as uploadedFiles } from '../nouns/uploaded-files/uploaded-files.facts.ts';
import { auditObjects as userUploads } from '../nouns/user-uploads/user-uploads.facts.ts';
import { auditObjects as users } from '../nouns/users/users.facts.ts';
import { auditObjects as webhooks } from '../nouns/webhooks/webhooks.facts.ts';

export const auditObjectsOfNouns = {
  ...access,
  ...apiKeys,
  ...bankStatementAccounts,
  ...bankStatementDays,
  ...bankStatementLines,
  ...bankStatements,
  ...billingFacilities,
  ...billingInstruments,
  ...businesses,
  ...cardSchemes,
  ...certificates,
  ...communities,
  ...connectionDetails,
  ...customerAccounts,
  ...customers,
  ...domains,
  ...expectedRevenues,
  ...exports,
  ...facilitySettings,
  ...fraudBackTests,
  ...fraudGuard,
  ...ipAddresses,
  ...matchingRegistrations,
  ...matchingRules,
  ...merchantChoiceRouting,
  ...paytoAgreements,
  ...paytoMigrations,
  ...products,
  ...proposals,
  ...recurringPayments,
  ...reportSchedules,
  ...reports,
  ...roles,
  ...sandboxes,
  ...savedViews,
  ...serviceMessages,
  ...session,
  ...settlementAccounts,
  ...singleUseTokens,
  ...transactions,
  ...uploadedFiles,
  ...userUploads,
  ...users,
  ...webhooks,
} as const;
