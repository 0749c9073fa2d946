import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { filtersOf } from '../../pages/filter-params.ts';
import { page } from '../../pages/page.ts';
import {
  amountParam,
  flag,
  idParam,
  optional,
  pageParam,
  pageSizeParam,
  someStates,
} from '../../pages/search-params.ts';

/** The pages that move direct debits to PayTo. */
export const paytoMigrationsPages = [
  page({
    view: 'MigrateToPayToView',
    title: 'Move to PayTo',
    scope: 'community',
    parent: 'PayToAgreementsView',
    audience: 'both',
    needsPayTo: true,
    calls: ['paytoMigrations.list'],
    search: {
      businessId: optional(idParam()),
      status: someStates<RecurringPaymentStatus>({
        ACTIVE: true,
        INACTIVE: true,
        FAILED: true,
        COMPLETED: true,
        STOPPED: true,
      }),
      amountFrom: amountParam(),
      amountTo: amountParam(),
      ineligible: flag(),
      page: pageParam(),
    },
    keywords: 'payto migrate move direct debit schedules agreements migration',
    load: () => import('./migrate-to-payto.page.tsx'),
  }),
  page({
    view: 'PayToMigrationDetailsView',
    title: 'PayTo migration',
    scope: 'community',
    parent: 'MigrateToPayToView',
    audience: 'both',
    calls: ['paytoMigrations.get'],
    search: {
      MigrationId: idParam(),
      ...filtersOf('payto-migration-schedules'),
      page: pageParam(),
      pageSize: pageSizeParam(20),
    },
    load: () => import('./payto-migration-details.page.tsx'),
  }),
] as const;
