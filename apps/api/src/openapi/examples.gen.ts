// Written by `npm run registries`. What the components of nouns look like.
import { examples as access } from '@quickportal/contracts/access/access.examples';
import { examples as kernel } from '@quickportal/contracts/kernel/kernel.examples';
import { examples as accountAuthorisations } from '@quickportal/contracts/account-authorisations/account-authorisations.examples';
import { examples as administrators } from '@quickportal/contracts/administrators/administrators.examples';
import { examples as bankStatementAccounts } from '@quickportal/contracts/bank-statement-accounts/bank-statement-accounts.examples';
import { examples as bankStatements } from '@quickportal/contracts/bank-statements/bank-statements.examples';
import { examples as bankrecServices } from '@quickportal/contracts/bankrec-services/bankrec-services.examples';
import { examples as billingFacilities } from '@quickportal/contracts/billing-facilities/billing-facilities.examples';
import { examples as businesses } from '@quickportal/contracts/businesses/businesses.examples';
import { examples as cardSchemes } from '@quickportal/contracts/card-schemes/card-schemes.examples';
import { examples as communities } from '@quickportal/contracts/communities/communities.examples';
import { examples as countries } from '@quickportal/contracts/countries/countries.examples';
import { examples as customerAccounts } from '@quickportal/contracts/customer-accounts/customer-accounts.examples';
import { examples as customers } from '@quickportal/contracts/customers/customers.examples';
import { examples as dashboard } from '@quickportal/contracts/dashboard/dashboard.examples';
import { examples as decommission } from '@quickportal/contracts/decommission/decommission.examples';
import { examples as dualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation.examples';
import { examples as exports } from '@quickportal/contracts/exports/exports.examples';
import { examples as globalSearch } from '@quickportal/contracts/global-search/global-search.examples';
import { examples as merchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/merchant-choice-routing.examples';
import { examples as notifications } from '@quickportal/contracts/notifications/notifications.examples';
import { examples as paymentFiles } from '@quickportal/contracts/payment-files/payment-files.examples';
import { examples as payments } from '@quickportal/contracts/payments/payments.examples';
import { examples as paytoAgreements } from '@quickportal/contracts/payto-agreements/payto-agreements.examples';
import { examples as proposals } from '@quickportal/contracts/proposals/proposals.examples';
import { examples as quickrec } from '@quickportal/contracts/quickrec/quickrec.examples';
import { examples as recurringPayments } from '@quickportal/contracts/recurring-payments/recurring-payments.examples';
import { examples as reportSchedules } from '@quickportal/contracts/report-schedules/report-schedules.examples';
import { examples as reports } from '@quickportal/contracts/reports/reports.examples';
import { examples as roles } from '@quickportal/contracts/roles/roles.examples';
import { examples as serviceMessages } from '@quickportal/contracts/service-messages/service-messages.examples';
import { examples as settlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-accounts.examples';
import { examples as singleUseTokens } from '@quickportal/contracts/single-use-tokens/single-use-tokens.examples';
import { examples as supplierAccounts } from '@quickportal/contracts/supplier-accounts/supplier-accounts.examples';
import { examples as transactions } from '@quickportal/contracts/transactions/transactions.examples';
import { examples as uploadedFiles } from '@quickportal/contracts/uploaded-files/uploaded-files.examples';
import { examples as userAuthorisations } from '@quickportal/contracts/user-authorisations/user-authorisations.examples';
import { examples as users } from '@quickportal/contracts/users/users.examples';
import { examples as webhooks } from '@quickportal/contracts/webhooks/webhooks.examples';

export const examplesOfNouns = {
  ...access,
  ...kernel,
  ...accountAuthorisations,
  ...administrators,
  ...bankStatementAccounts,
  ...bankStatements,
  ...bankrecServices,
  ...billingFacilities,
  ...businesses,
  ...cardSchemes,
  ...communities,
  ...countries,
  ...customerAccounts,
  ...customers,
  ...dashboard,
  ...decommission,
  ...dualAuthorisation,
  ...exports,
  ...globalSearch,
  ...merchantChoiceRouting,
  ...notifications,
  ...paymentFiles,
  ...payments,
  ...paytoAgreements,
  ...proposals,
  ...quickrec,
  ...recurringPayments,
  ...reportSchedules,
  ...reports,
  ...roles,
  ...serviceMessages,
  ...settlementAccounts,
  ...singleUseTokens,
  ...supplierAccounts,
  ...transactions,
  ...uploadedFiles,
  ...userAuthorisations,
  ...users,
  ...webhooks,
} as const;
