// Written by `npm run registries`. Lists of nouns that can be exported.
import { expiringCardsExport } from '../customer-accounts/expiring-cards-export.ts';
import { customersExport } from '../customers/customers-export.ts';
import { paytoAgreementsExport } from '../payto-agreements/payto-agreements-export.ts';
import { migrationSchedulesExport } from '../payto-migrations/migration-schedules-export.ts';
import { schedulesExport } from '../recurring-payments/schedules-export.ts';
import { merchantsExport } from '../settlement-accounts/merchants-export.ts';
import { transactionsExport } from '../transactions/transactions-export.ts';

export const kindsOfNouns = [
  expiringCardsExport,
  customersExport,
  paytoAgreementsExport,
  migrationSchedulesExport,
  schedulesExport,
  merchantsExport,
  transactionsExport,
];
