// Written by `npm run registries`. The contracts of every noun.
import * as administrators from './administrators/contracts.ts';
import * as bsbBranches from './bsb-branches/contracts.ts';
import * as businesses from './businesses/contracts.ts';
import * as communities from './communities/contracts.ts';
import * as countries from './countries/contracts.ts';
import * as customerAccounts from './customer-accounts/contracts.ts';
import * as customers from './customers/contracts.ts';
import * as dashboard from './dashboard/contracts.ts';
import * as exports from './exports/contracts.ts';
import * as fraudBackTests from './fraud-back-tests/contracts.ts';
import * as fraudGuard from './fraud-guard/contracts.ts';
import * as fraudReviews from './fraud-reviews/contracts.ts';
import * as globalSearch from './global-search/contracts.ts';
import * as ipAddresses from './ip-addresses/contracts.ts';
import * as mailbox from './mailbox/contracts.ts';
import * as myProfile from './my-profile/contracts.ts';
import * as notifications from './notifications/contracts.ts';
import * as payments from './payments/contracts.ts';
import * as paytoAgreements from './payto-agreements/contracts.ts';
import * as paytoMigrations from './payto-migrations/contracts.ts';
import * as proposals from './proposals/contracts.ts';
import * as recurringPayments from './recurring-payments/contracts.ts';
import * as roles from './roles/contracts.ts';
import * as savedViews from './saved-views/contracts.ts';
import * as serviceMessages from './service-messages/contracts.ts';
import * as session from './session/contracts.ts';
import * as transactions from './transactions/contracts.ts';
import * as uploadedFiles from './uploaded-files/contracts.ts';
import * as users from './users/contracts.ts';
import * as viewAs from './view-as/contracts.ts';
import * as webhooks from './webhooks/contracts.ts';

export const nouns: Record<string, unknown>[] = [
  administrators,
  bsbBranches,
  businesses,
  communities,
  countries,
  customerAccounts,
  customers,
  dashboard,
  exports,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  globalSearch,
  ipAddresses,
  mailbox,
  myProfile,
  notifications,
  payments,
  paytoAgreements,
  paytoMigrations,
  proposals,
  recurringPayments,
  roles,
  savedViews,
  serviceMessages,
  session,
  transactions,
  uploadedFiles,
  users,
  viewAs,
  webhooks,
];
