import type { RestInput } from '../../testing/rest-call.ts';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const started = (body?: object) => (): RestInput => ({ params: { communityId: 10 }, ...(body && { body }) });
const month = started({ valueDate: '2026-11-01' });

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'reports.generateExpiredCardsReport': month,
    'reports.generateUserAccessReport': month,
    'reports.generateTransactionCsvReport': started({ valueDate: '2026-11-20' }),
    'reports.generateBankReconciliationReport': started({ valueDate: '2026-11-20' }),
    'reports.generateNewCustomerReport': month,
    'reports.generateCashAppliedFile': started({ cashAppliedFileDate: '2026-11-20' }),
    'reports.generateCustomReport': async (owner) => {
      await owner.query(
        `insert into app.custom_report (community_id, code, name, source, frequency, columns, sort_column, created_at, updated_at)
         values (10, 'DAILY', 'Daily', 'TRANSACTIONS', 'DAY', '{Receipt Number}', 'Receipt Number', now(), now())
         on conflict do nothing`,
      );
      return started({ trigger: 'DAILY', customReportDate: '2026-11-20' })();
    },
    'reports.generateRegisteredAccountsReport': started({ accountTypes: 'ALL' }),
  },
};
