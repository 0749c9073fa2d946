import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** Disabled accounts, because a business has one that is not: of community 20, of the business of the caller and of another one of community 10. */
const OTHERS = 4300;
const OWN = 4301;
const OF_101 = 4302;
const ACCOUNT = 'supplier-business/{businessId}/accounts/payto/{accountId}';

export const otherCommunity: OtherCommunity = {
  things: { [ACCOUNT]: OTHERS },
  insert: async (owner) => {
    for (const [communityId, businessId, id] of [
      [20, 201, OTHERS],
      [10, 102, OWN],
      [10, 101, OF_101],
    ]) {
      await owner.query(
        `insert into app.settlement_account
           (community_id, business_id, id, kind, account_alias, display_name, currency, status, created_at, updated_at,
            status_changed_at)
         values ($1, $2, $3, 'PAYTO_PAYEE', 'Account', 'Account', 'AUD', 'DISABLED', $4, $4, $4)`,
        [communityId, businessId, id, testTime],
      );
      await owner.query(
        `insert into app.settlement_payto_payee (community_id, business_id, settlement_account_id, payee_alias)
         values ($1, $2, $3, 'HCW')`,
        [communityId, businessId, id],
      );
    }
  },
  reach: () => Promise.resolve({ paths: { [ACCOUNT]: { own: OWN, others: [OF_101, OTHERS] } } }),
};
