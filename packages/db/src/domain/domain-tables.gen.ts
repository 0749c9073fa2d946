// Written by `npm run registries`. The tables of nouns.
import { tables as audit } from '../audit/audit.tables.ts';
import { tables as auth } from '../auth/auth.tables.ts';
import { tables as cardBins } from '../card-bins/card-bins.tables.ts';
import { tables as clock } from '../clock/clock.tables.ts';
import { tables as deliveries } from '../deliveries/deliveries.tables.ts';
import { tables as dueJobs } from '../due-jobs/due-jobs.tables.ts';
import { tables as gateways } from '../gateways/gateways.tables.ts';
import { tables as idempotency } from '../idempotency/idempotency.tables.ts';
import { tables as ipData } from '../ip-data/ip-data.tables.ts';
import { tables as nodes } from '../nodes/nodes.tables.ts';
import { tables as apiKeys } from '../nouns/api-keys/api-keys.tables.ts';
import { tables as apiLogs } from '../nouns/api-logs/api-logs.tables.ts';
import { tables as bankStatementAccounts } from '../nouns/bank-statement-accounts/bank-statement-accounts.tables.ts';
import { tables as bankStatements } from '../nouns/bank-statements/bank-statements.tables.ts';
import { tables as billingCodes } from '../nouns/billing-codes/billing-codes.tables.ts';
import { tables as billingFacilities } from '../nouns/billing-facilities/billing-facilities.tables.ts';
import { tables as billingInstruments } from '../nouns/billing-instruments/billing-instruments.tables.ts';
import { tables as bsbBranches } from '../nouns/bsb-branches/bsb-branches.tables.ts';
import { tables as businesses } from '../nouns/businesses/businesses.tables.ts';
import { tables as cardSchemes } from '../nouns/card-schemes/card-schemes.tables.ts';
import { tables as certificates } from '../nouns/certificates/certificates.tables.ts';
import { tables as communities } from '../nouns/communities/communities.tables.ts';
import { tables as connectionDetails } from '../nouns/connection-details/connection-details.tables.ts';
import { tables as customerAccounts } from '../nouns/customer-accounts/customer-accounts.tables.ts';
import { tables as customers } from '../nouns/customers/customers.tables.ts';
import { tables as domains } from '../nouns/domains/domains.tables.ts';
import { tables as expectedRevenues } from '../nouns/expected-revenues/expected-revenues.tables.ts';
import { tables as exports } from '../nouns/exports/exports.tables.ts';
import { tables as facilityLimits } from '../nouns/facility-limits/facility-limits.tables.ts';
import { tables as fraudBackTests } from '../nouns/fraud-back-tests/fraud-back-tests.tables.ts';
import { tables as fraudGuard } from '../nouns/fraud-guard/fraud-guard.tables.ts';
import { tables as fraudReviews } from '../nouns/fraud-reviews/fraud-reviews.tables.ts';
import { tables as handOffs } from '../nouns/hand-offs/hand-offs.tables.ts';
import { tables as ipAddresses } from '../nouns/ip-addresses/ip-addresses.tables.ts';
import { tables as mailbox } from '../nouns/mailbox/mailbox.tables.ts';
import { tables as merchantAccounts } from '../nouns/merchant-accounts/merchant-accounts.tables.ts';
import { tables as notifications } from '../nouns/notifications/notifications.tables.ts';
import { tables as paymentFiles } from '../nouns/payment-files/payment-files.tables.ts';
import { tables as payments } from '../nouns/payments/payments.tables.ts';
import { tables as paytoAgreements } from '../nouns/payto-agreements/payto-agreements.tables.ts';
import { tables as paytoMigrations } from '../nouns/payto-migrations/payto-migrations.tables.ts';
import { tables as proposals } from '../nouns/proposals/proposals.tables.ts';
import { tables as quickrec } from '../nouns/quickrec/quickrec.tables.ts';
import { tables as reconciliation } from '../nouns/reconciliation/reconciliation.tables.ts';
import { tables as recurringPayments } from '../nouns/recurring-payments/recurring-payments.tables.ts';
import { tables as reportSchedules } from '../nouns/report-schedules/report-schedules.tables.ts';
import { tables as reports } from '../nouns/reports/reports.tables.ts';
import { tables as roles } from '../nouns/roles/roles.tables.ts';
import { tables as sandboxes } from '../nouns/sandboxes/sandboxes.tables.ts';
import { tables as savedViews } from '../nouns/saved-views/saved-views.tables.ts';
import { tables as serviceMessages } from '../nouns/service-messages/service-messages.tables.ts';
import { tables as settlementAccounts } from '../nouns/settlement-accounts/settlement-accounts.tables.ts';
import { tables as singleUseTokens } from '../nouns/single-use-tokens/single-use-tokens.tables.ts';
import { tables as transactions } from '../nouns/transactions/transactions.tables.ts';
import { tables as uploadedFiles } from '../nouns/uploaded-files/uploaded-files.tables.ts';
import { tables as users } from '../nouns/users/users.tables.ts';
import { tables as webhooks } from '../nouns/webhooks/webhooks.tables.ts';
import { tables as outbox } from '../outbox/outbox.tables.ts';
import { tables as simulator } from '../simulator/simulator.tables.ts';
import { tables as tallies } from '../tallies/tallies.tables.ts';
import { tables as vault } from '../vault/vault.tables.ts';

export const tablesOfNouns = {
  ...audit,
  ...auth,
  ...cardBins,
  ...clock,
  ...deliveries,
  ...dueJobs,
  ...gateways,
  ...idempotency,
  ...ipData,
  ...nodes,
  ...apiKeys,
  ...apiLogs,
  ...bankStatementAccounts,
  ...bankStatements,
  ...billingCodes,
  ...billingFacilities,
  ...billingInstruments,
  ...bsbBranches,
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
  ...facilityLimits,
  ...fraudBackTests,
  ...fraudGuard,
  ...fraudReviews,
  ...handOffs,
  ...ipAddresses,
  ...mailbox,
  ...merchantAccounts,
  ...notifications,
  ...paymentFiles,
  ...payments,
  ...paytoAgreements,
  ...paytoMigrations,
  ...proposals,
  ...quickrec,
  ...reconciliation,
  ...recurringPayments,
  ...reportSchedules,
  ...reports,
  ...roles,
  ...sandboxes,
  ...savedViews,
  ...serviceMessages,
  ...settlementAccounts,
  ...singleUseTokens,
  ...transactions,
  ...uploadedFiles,
  ...users,
  ...webhooks,
  ...outbox,
  ...simulator,
  ...tallies,
  ...vault,
} as const;
