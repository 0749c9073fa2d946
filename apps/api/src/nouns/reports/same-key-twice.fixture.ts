import type { RestInput } from '../../testing/rest-call.ts';
import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const started = (body?: object) => (): RestInput => ({ params: { communityId: 10 }, ...(body && { body }) });
const month = started({ valueDate: '2026-11-01' });

const defined =
  (body: object): Ready =>
  async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into app.custom_report (community_id, code, name, source, frequency, columns, sort_column, created_at, updated_at)
       select 10, 'CHANGED_' || count(*), 'Changed', 'TRANSACTIONS', 'DAY', '{Receipt Number}', 'Receipt Number', $1, $1
       from app.custom_report returning id`,
      [AT],
    );
    return { params: { communityId: 10, customReportId: Number(rows[0]?.id) }, body };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'reports.generateExpiredCardsReport': month,
    'reports.generateUserAccessReport': month,
    'reports.generateTransactionCsvReport': started({ valueDate: '2026-11-20' }),
    'reports.generateBankReconciliationReport': started({ valueDate: '2026-11-20' }),
    'reports.generateQuickCaptureAllocationReport': started({ quickCaptureAllocationReportDate: '2026-11-20' }),
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
    'reports.createCustomReport': started({ name: 'Weekly', code: 'WEEKLY', source: 'CUSTOMERS', frequency: 'MONTH' }),
    'reports.updateCustomReport': defined({
      name: 'Takings',
      frequency: 'DAY',
      sortColumn: 'Total Amount',
      enabled: true,
    }),
    'reports.updateCustomReportColumns': defined({ columns: ['Total Amount', 'Receipt Number'] }),
    'reports.generateRegisteredAccountsReport': started({ accountTypes: 'ALL' }),
  },
};
