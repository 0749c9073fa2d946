import { insertExport } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const kinds = {
  4803: 'customers',
  4804: 'transactions',
  4805: 'expiring-cards',
  4806: 'schedules',
  4807: 'payto-agreements',
  4808: 'payto-migration-schedules',
  4809: 'merchants',
} as const;

export const otherCommunity: OtherCommunity = {
  things: { 'exports/{exportId}': 4801 },
  insert: (owner) => insertExport(owner, { communityId: 20, id: 4801 }),
  reach: async ({ owner }) => {
    for (const id of [4802, ...Object.keys(kinds).map(Number)]) await insertExport(owner, { communityId: 10, id });
    for (const [id, kind] of Object.entries(kinds))
      await owner.query('update app.export set kind = $2, business_ids = array[102] where id = $1', [id, kind]);
    const single = { own: 4803, others: [4801, 4802] };
    return {
      paths: { 'exports/{exportId}': single },
      fields: { exportId: single },
      inputs: {
        // Criteria of an export are carried out later, in the scope that it was started in
        'customers.startExport': { query: { validationOnly: true } },
        'transactions.startExport': { query: { validationOnly: true } },
        'customerAccounts.startExpiringCardExport': { query: { validationOnly: true } },
        'recurringPayments.startExport': { query: { validationOnly: true } },
        'transactions.pollExport': { query: { exportId: 4804 } },
        'customerAccounts.pollExpiringCardExport': { query: { exportId: 4805 } },
        'recurringPayments.pollExport': { query: { exportId: 4806 } },
        'paytoAgreements.pollExport': { query: { exportId: 4807 } },
        'paytoMigrations.pollExport': { query: { exportId: 4808 } },
        'settlementAccounts.pollExport': { query: { exportId: 4809 } },
      },
      giveTo: async (userId) => {
        await owner.query('update app.export set owner_user_id = $1 where id between 4803 and 4809', [userId]);
      },
    };
  },
};
