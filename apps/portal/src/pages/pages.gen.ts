// Written by `npm run registries`. The pages of every noun.
import { accountAuthorisationsPages } from '../features/account-authorisations/account-authorisations.pages.ts';
import { administratorsPages } from '../features/administrators/administrators.pages.ts';
import { apiKeysPages } from '../features/api-keys/api-keys.pages.ts';
import { apiLogsPages } from '../features/api-logs/api-logs.pages.ts';
import { bankStatementAccountsPages } from '../features/bank-statement-accounts/bank-statement-accounts.pages.ts';
import { bankStatementDaysPages } from '../features/bank-statement-days/bank-statement-days.pages.ts';
import { bankStatementLinesPages } from '../features/bank-statement-lines/bank-statement-lines.pages.ts';
import { bankStatementsPages } from '../features/bank-statements/bank-statements.pages.ts';
import { bankrecServicesPages } from '../features/bankrec-services/bankrec-services.pages.ts';
import { billingPages } from '../features/billing/billing.pages.ts';
import { businessesPages } from '../features/businesses/businesses.pages.ts';
import { cardSchemesPages } from '../features/card-schemes/card-schemes.pages.ts';
import { certificatesPages } from '../features/certificates/certificates.pages.ts';
import { communitiesPages } from '../features/communities/communities.pages.ts';
import { connectionDetailsPages } from '../features/connection-details/connection-details.pages.ts';
import { customerAccountsPages } from '../features/customer-accounts/customer-accounts.pages.ts';
import { customersPages } from '../features/customers/customers.pages.ts';
import { decommissionPages } from '../features/decommission/decommission.pages.ts';
import { domainsPages } from '../features/domains/domains.pages.ts';
import { exportsPages } from '../features/exports/exports.pages.ts';
import { externalSystemClientsPages } from '../features/external-system-clients/external-system-clients.pages.ts';
import { facilitySettingsPages } from '../features/facility-settings/facility-settings.pages.ts';
import { fraudGuardPages } from '../features/fraud-guard/fraud-guard.pages.ts';
import { fraudReviewsPages } from '../features/fraud-reviews/fraud-reviews.pages.ts';
import { homePages } from '../features/home/home.pages.ts';
import { ipAddressesPages } from '../features/ip-addresses/ip-addresses.pages.ts';
import { mailboxPages } from '../features/mailbox/mailbox.pages.ts';
import { merchantChoiceRoutingPages } from '../features/merchant-choice-routing/merchant-choice-routing.pages.ts';
import { myProfilePages } from '../features/my-profile/my-profile.pages.ts';
import { notificationsPages } from '../features/notifications/notifications.pages.ts';
import { paymentFilesPages } from '../features/payment-files/payment-files.pages.ts';
import { paymentsPages } from '../features/payments/payments.pages.ts';
import { paytoAgreementsPages } from '../features/payto-agreements/payto-agreements.pages.ts';
import { paytoMigrationsPages } from '../features/payto-migrations/payto-migrations.pages.ts';
import { productsPages } from '../features/products/products.pages.ts';
import { proposalsPages } from '../features/proposals/proposals.pages.ts';
import { quickrecPages } from '../features/quickrec/quickrec.pages.ts';
import { recurringPaymentsPages } from '../features/recurring-payments/recurring-payments.pages.ts';
import { reportSchedulesPages } from '../features/report-schedules/report-schedules.pages.ts';
import { reportsPages } from '../features/reports/reports.pages.ts';
import { rolesPages } from '../features/roles/roles.pages.ts';
import { sandboxesPages } from '../features/sandboxes/sandboxes.pages.ts';
import { serverToServerNotificationsPages } from '../features/server-to-server-notifications/server-to-server-notifications.pages.ts';
import { serviceMessagesPages } from '../features/service-messages/service-messages.pages.ts';
import { settlementAccountsPages } from '../features/settlement-accounts/settlement-accounts.pages.ts';
import { signInPages } from '../features/sign-in/sign-in.pages.ts';
import { singleUseTokensPages } from '../features/single-use-tokens/single-use-tokens.pages.ts';
import { supplierAccountsPages } from '../features/supplier-accounts/supplier-accounts.pages.ts';
import { transactionMatchingPages } from '../features/transaction-matching/transaction-matching.pages.ts';
import { transactionsPages } from '../features/transactions/transactions.pages.ts';
import { uploadedFilesPages } from '../features/uploaded-files/uploaded-files.pages.ts';
import { userAuthorisationsPages } from '../features/user-authorisations/user-authorisations.pages.ts';
import { userUploadsPages } from '../features/user-uploads/user-uploads.pages.ts';
import { usersPages } from '../features/users/users.pages.ts';
import { viewAsPages } from '../features/view-as/view-as.pages.ts';
import { webhooksPages } from '../features/webhooks/webhooks.pages.ts';
import { shellPages } from '../shell/shell.pages.ts';

export const registered = [
  ...accountAuthorisationsPages,
  ...administratorsPages,
  ...apiKeysPages,
  ...apiLogsPages,
  ...bankStatementAccountsPages,
  ...bankStatementDaysPages,
  ...bankStatementLinesPages,
  ...bankStatementsPages,
  ...bankrecServicesPages,
  ...billingPages,
  ...businessesPages,
  ...cardSchemesPages,
  ...certificatesPages,
  ...communitiesPages,
  ...connectionDetailsPages,
  ...customerAccountsPages,
  ...customersPages,
  ...decommissionPages,
  ...domainsPages,
  ...exportsPages,
  ...externalSystemClientsPages,
  ...facilitySettingsPages,
  ...fraudGuardPages,
  ...fraudReviewsPages,
  ...homePages,
  ...ipAddressesPages,
  ...mailboxPages,
  ...merchantChoiceRoutingPages,
  ...myProfilePages,
  ...notificationsPages,
  ...paymentFilesPages,
  ...paymentsPages,
  ...paytoAgreementsPages,
  ...paytoMigrationsPages,
  ...productsPages,
  ...proposalsPages,
  ...quickrecPages,
  ...recurringPaymentsPages,
  ...reportSchedulesPages,
  ...reportsPages,
  ...rolesPages,
  ...sandboxesPages,
  ...serverToServerNotificationsPages,
  ...serviceMessagesPages,
  ...settlementAccountsPages,
  ...signInPages,
  ...singleUseTokensPages,
  ...supplierAccountsPages,
  ...transactionMatchingPages,
  ...transactionsPages,
  ...uploadedFilesPages,
  ...userAuthorisationsPages,
  ...userUploadsPages,
  ...usersPages,
  ...viewAsPages,
  ...webhooksPages,
  ...shellPages,
] as const;
