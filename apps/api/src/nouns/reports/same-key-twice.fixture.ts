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
    'reports.generateRegisteredAccountsReport': started({ accountTypes: 'ALL' }),
  },
};
