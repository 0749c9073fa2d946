// Written by `npm run registries`. What the community of somebody else has, for the generated checks.
import { otherCommunity as customerAccounts } from '../customer-accounts/other-community.fixture.ts';
import { otherCommunity as customers } from '../customers/other-community.fixture.ts';
import { otherCommunity as exports } from '../exports/other-community.fixture.ts';
import { otherCommunity as fraudBackTests } from '../fraud-back-tests/other-community.fixture.ts';
import { otherCommunity as fraudGuard } from '../fraud-guard/other-community.fixture.ts';
import { otherCommunity as fraudReviews } from '../fraud-reviews/other-community.fixture.ts';
import { otherCommunity as ipAddresses } from '../ip-addresses/other-community.fixture.ts';
import { otherCommunity as myProfile } from '../my-profile/other-community.fixture.ts';
import { otherCommunity as payments } from '../payments/other-community.fixture.ts';
import { otherCommunity as paytoAgreements } from '../payto-agreements/other-community.fixture.ts';
import { otherCommunity as paytoMigrations } from '../payto-migrations/other-community.fixture.ts';
import { otherCommunity as proposals } from '../proposals/other-community.fixture.ts';
import { otherCommunity as recurringPayments } from '../recurring-payments/other-community.fixture.ts';
import { otherCommunity as roles } from '../roles/other-community.fixture.ts';
import { otherCommunity as savedViews } from '../saved-views/other-community.fixture.ts';
import { otherCommunity as serviceMessages } from '../service-messages/other-community.fixture.ts';
import { otherCommunity as transactions } from '../transactions/other-community.fixture.ts';
import { otherCommunity as uploadedFiles } from '../uploaded-files/other-community.fixture.ts';
import { otherCommunity as users } from '../users/other-community.fixture.ts';
import { otherCommunity as webhooks } from '../webhooks/other-community.fixture.ts';

export const things = [
  customerAccounts,
  customers,
  exports,
  fraudBackTests,
  fraudGuard,
  fraudReviews,
  ipAddresses,
  myProfile,
  payments,
  paytoAgreements,
  paytoMigrations,
  proposals,
  recurringPayments,
  roles,
  savedViews,
  serviceMessages,
  transactions,
  uploadedFiles,
  users,
  webhooks,
];
