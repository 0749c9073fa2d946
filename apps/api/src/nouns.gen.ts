// Written by `npm run registries`. The calls of every noun.
import { administrators } from './administrators/router.ts';
import { businesses } from './businesses/router.ts';
import { communities } from './communities/router.ts';
import { countries } from './countries/router.ts';
import { customerAccounts } from './customer-accounts/router.ts';
import { customers } from './customers/router.ts';
import { dashboard } from './dashboard/router.ts';
import { exports } from './exports/router.ts';
import { fraudBackTests } from './fraud-back-tests/router.ts';
import { fraudGuard } from './fraud-guard/router.ts';
import { fraudReviews } from './fraud-reviews/router.ts';
import { globalSearch } from './global-search/router.ts';
import { ipAddresses } from './ip-addresses/router.ts';
import { mailbox } from './mailbox/router.ts';
import { myProfile } from './my-profile/router.ts';
import { notifications } from './notifications/router.ts';
import { payments } from './payments/router.ts';
import { paytoAgreements } from './payto-agreements/router.ts';
import { paytoMigrations } from './payto-migrations/router.ts';
import { proposals } from './proposals/router.ts';
import { recurringPayments } from './recurring-payments/router.ts';
import { roles } from './roles/router.ts';
import { savedViews } from './saved-views/router.ts';
import { serviceMessages } from './service-messages/router.ts';
import { session } from './session/router.ts';
import { transactions } from './transactions/router.ts';
import { uploadedFiles } from './uploaded-files/router.ts';
import { users } from './users/router.ts';
import { viewAs } from './view-as/router.ts';
import { webhooks } from './webhooks/router.ts';

export const nouns = {
  administrators,
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
};
