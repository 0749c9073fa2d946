import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** An AU bank account of community 20, of the caller's business and of another one of community 10. */
const banks = { others: 4290, own: 4291, of101: 4292 };
const BUSINESS = 'business-settlement-accounts/{businessId}';

export const otherCommunity: OtherCommunity = {
  things: { [BUSINESS]: 201 },
  insert: async (owner) => {
    const places = [
      [20, 201, banks.others],
      [10, 102, banks.own],
      [10, 101, banks.of101],
    ];
    for (const [communityId, businessId, id] of places) {
      await owner.query(
        `insert into app.settlement_account
           (community_id, business_id, id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
         values ($1, $2, $3, 'AU_BANK', 'Debits', 'Debits', 'AUD', $4, $4, $4)`,
        [communityId, businessId, id, testTime],
      );
      await owner.query(
        `insert into app.settlement_au_bank
           (community_id, business_id, settlement_account_id, direct_entry_id, apca_user_name)
         values ($1, $2, $3, '361204', 'HARBOUR')`,
        [communityId, businessId, id],
      );
    }
  },
  reach: () =>
    Promise.resolve({
      paths: { [BUSINESS]: { own: 102, others: [101] } },
      fields: { 'remitterNames[].accountId': { own: banks.own, others: [banks.of101, banks.others] } },
    }),
};
