// Written by `npm run registries`. What makes the changes of nouns possible, for the check that sends each twice.
import { sameKeyTwice as administrators } from '../administrators/same-key-twice.fixture.ts';
import { sameKeyTwice as customerAccounts } from '../customer-accounts/same-key-twice.fixture.ts';
import { sameKeyTwice as customers } from '../customers/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudBackTests } from '../fraud-back-tests/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudGuard } from '../fraud-guard/same-key-twice.fixture.ts';
import { sameKeyTwice as fraudReviews } from '../fraud-reviews/same-key-twice.fixture.ts';
import { sameKeyTwice as ipAddresses } from '../ip-addresses/same-key-twice.fixture.ts';
import { sameKeyTwice as myProfile } from '../my-profile/same-key-twice.fixture.ts';
import { sameKeyTwice as payments } from '../payments/same-key-twice.fixture.ts';
import { sameKeyTwice as paytoAgreements } from '../payto-agreements/same-key-twice.fixture.ts';
import { sameKeyTwice as paytoMigrations } from '../payto-migrations/same-key-twice.fixture.ts';
import { sameKeyTwice as proposals } from '../proposals/same-key-twice.fixture.ts';
import { sameKeyTwice as recurringPayments } from '../recurring-payments/same-key-twice.fixture.ts';
import { sameKeyTwice as roles } from '../roles/same-key-twice.fixture.ts';
import { sameKeyTwice as savedViews } from '../saved-views/same-key-twice.fixture.ts';
import { sameKeyTwice as serviceMessages } from '../service-messages/same-key-twice.fixture.ts';
import { sameKeyTwice as transactions } from '../transactions/same-key-twice.fixture.ts';
import { sameKeyTwice as uploadedFiles } from '../uploaded-files/same-key-twice.fixture.ts';
import { sameKeyTwice as users } from '../users/same-key-twice.fixture.ts';
import { sameKeyTwice as webhooks } from '../webhooks/same-key-twice.fixture.ts';

export const sameKeyTwice = [
  administrators,
  customerAccounts,
  customers,
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
