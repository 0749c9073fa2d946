// Written by `npm run registries`. Queries that show what a change of another noun changes.
import { staleQueries as accountAuthorisations } from '@quickportal/contracts/account-authorisations/account-authorisations.facts';
import { staleQueries as administrators } from '@quickportal/contracts/administrators/administrators.facts';
import { staleQueries as bankStatementAccounts } from '@quickportal/contracts/bank-statement-accounts/bank-statement-accounts.facts';
import { staleQueries as bankStatementDays } from '@quickportal/contracts/bank-statement-days/bank-statement-days.facts';
import { staleQueries as bankStatementLines } from '@quickportal/contracts/bank-statement-lines/bank-statement-lines.facts';
import { staleQueries as bankrecServices } from '@quickportal/contracts/bankrec-services/bankrec-services.facts';
import { staleQueries as communityApiKeys } from '@quickportal/contracts/community-api-keys/community-api-keys.facts';
import { staleQueries as customerAccounts } from '@quickportal/contracts/customer-accounts/customer-accounts.facts';
import { staleQueries as customers } from '@quickportal/contracts/customers/customers.facts';
import { staleQueries as dualAuthorisation } from '@quickportal/contracts/dual-authorisation/dual-authorisation.facts';
import { staleQueries as facilitySettings } from '@quickportal/contracts/facility-settings/facility-settings.facts';
import { staleQueries as fraudGuard } from '@quickportal/contracts/fraud-guard/fraud-guard.facts';
import { staleQueries as fraudReviews } from '@quickportal/contracts/fraud-reviews/fraud-reviews.facts';
import { staleQueries as merchantAccounts } from '@quickportal/contracts/merchant-accounts/merchant-accounts.facts';
import { staleQueries as merchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/merchant-choice-routing.facts';
import { staleQueries as notifications } from '@quickportal/contracts/notifications/notifications.facts';
import { staleQueries as paymentFiles } from '@quickportal/contracts/payment-files/payment-files.facts';
import { staleQueries as paymentTerms } from '@quickportal/contracts/payment-terms/payment-terms.facts';
import { staleQueries as payments } from '@quickportal/contracts/payments/payments.facts';
import { staleQueries as paytoAccounts } from '@quickportal/contracts/payto-accounts/payto-accounts.facts';
import { staleQueries as paytoAgreements } from '@quickportal/contracts/payto-agreements/payto-agreements.facts';
import { staleQueries as paytoMigrations } from '@quickportal/contracts/payto-migrations/payto-migrations.facts';
import { staleQueries as products } from '@quickportal/contracts/products/products.facts';
import { staleQueries as proposals } from '@quickportal/contracts/proposals/proposals.facts';
import { staleQueries as recurringPayments } from '@quickportal/contracts/recurring-payments/recurring-payments.facts';
import { staleQueries as reports } from '@quickportal/contracts/reports/reports.facts';
import { staleQueries as roles } from '@quickportal/contracts/roles/roles.facts';
import { staleQueries as settlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-accounts.facts';
import { staleQueries as supplierAccounts } from '@quickportal/contracts/supplier-accounts/supplier-accounts.facts';
import { staleQueries as transactions } from '@quickportal/contracts/transactions/transactions.facts';
import { staleQueries as userAuthorisations } from '@quickportal/contracts/user-authorisations/user-authorisations.facts';
import { staleQueries as userUploads } from '@quickportal/contracts/user-uploads/user-uploads.facts';
import { staleQueries as users } from '@quickportal/contracts/users/users.facts';

export const staleQueriesOfNouns = {
  accountAuthorisations,
  administrators,
  bankStatementAccounts,
  bankStatementDays,
  bankStatementLines,
  bankrecServices,
  communityApiKeys,
  customerAccounts,
  customers,
  dualAuthorisation,
  facilitySettings,
  fraudGuard,
  fraudReviews,
  merchantAccounts,
  merchantChoiceRouting,
  notifications,
  paymentFiles,
  paymentTerms,
  payments,
  paytoAccounts,
  paytoAgreements,
  paytoMigrations,
  products,
  proposals,
  recurringPayments,
  reports,
  roles,
  settlementAccounts,
  supplierAccounts,
  transactions,
  userAuthorisations,
  userUploads,
  users,
} as const;
