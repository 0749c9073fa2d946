import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const TERM = 'business/{businessId}/payment-terms/{paymentTermId}';
/** Accounts and terms of community 20, of the business of the caller and of another one of community 10. */
const places = [
  { communityId: 20, businessId: 201, accountId: 4700, termId: 4750 },
  { communityId: 10, businessId: 102, accountId: 4701, termId: 4751 },
  { communityId: 10, businessId: 101, accountId: 4702, termId: 4752 },
] as const;

export const otherCommunity: OtherCommunity = {
  things: { [TERM]: 4750 },
  insert: async (owner) => {
    for (const { communityId, businessId, accountId, termId } of places) {
      await owner.query(
        `insert into app.payment_instrument (community_id, code, updated_at) values ($1, 'PAYID', $2) on conflict do nothing`,
        [communityId, testTime],
      );
      await owner.query(
        `insert into app.settlement_account
           (community_id, business_id, id, kind, account_alias, display_name, currency, status, created_at, updated_at, status_changed_at)
         values ($1, $2, $3, 'PAYID_BILLER', 'Account', 'Account', 'AUD', 'DISABLED', $4, $4, $4)`,
        [communityId, businessId, accountId, testTime],
      );
      await owner.query(
        `insert into app.payment_term
           (community_id, business_id, id, settlement_account_id, instrument_code, product, created_at, updated_at)
         values ($1, $2, $3, $4, 'PAYID', 'PAYID', $5, $5)`,
        [communityId, businessId, termId, accountId, testTime],
      );
    }
  },
  reach: () => Promise.resolve({ paths: { [TERM]: { own: 4751, others: [4752, 4750] } } }),
};
