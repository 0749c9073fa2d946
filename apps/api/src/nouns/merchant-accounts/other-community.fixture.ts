import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** Accounts of community 20, of the business of the caller and of another one of community 10. */
const kinds = [
  { kind: 'AU_MERCHANT', path: 'au-merchant-accounts/{accountId}', table: 'au_merchant' },
  { kind: 'TANDEM_MERCHANT', path: 'tandem-merchant-accounts/{accountId}', table: 'tandem_merchant' },
] as const;
const ACCOUNTS = 'supplier-business/{businessId}/accounts/';
const LINKED = `${ACCOUNTS}merchants/{accountId}`;
const idsOf = (at: number) => ({ others: 4400 + at * 10, own: 4401 + at * 10, of101: 4402 + at * 10 });

export const otherCommunity: OtherCommunity = {
  things: {
    'communities/{communityId}/tandem': 20,
    [LINKED]: idsOf(0).others,
    ...Object.fromEntries(kinds.map(({ path }, at) => [`${ACCOUNTS}${path}`, idsOf(at).others])),
  },
  insert: async (owner) => {
    for (const [at, { kind, table }] of kinds.entries()) {
      const { others, own, of101 } = idsOf(at);
      for (const [communityId, businessId, id] of [
        [20, 201, others],
        [10, 102, own],
        [10, 101, of101],
      ]) {
        await owner.query(
          `insert into app.settlement_account
             (community_id, business_id, id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
           values ($1, $2, $3, $4, 'Account', 'Account', 'AUD', $5, $5, $5)`,
          [communityId, businessId, id, kind, testTime],
        );
        await owner.query(
          `insert into app.settlement_${table} (community_id, business_id, settlement_account_id, merchant_id, merchant_name)
           values ($1, $2, $3, $4, $4)`,
          [communityId, businessId, id, `MERCHANT${id}`],
        );
      }
    }
  },
  reach: () =>
    Promise.resolve({
      paths: {
        'communities/{communityId}/tandem': null,
        // Merchants of every business of the community can be linked
        [LINKED]: null,
        ...Object.fromEntries(
          kinds.map(({ path }, at) => {
            const { own, of101, others } = idsOf(at);
            return [`${ACCOUNTS}${path}`, { own, others: [of101, others] }];
          }),
        ),
      },
      // What networks know the merchant by, and an account whose details are copied
      fields: { merchantId: null, amexMerchantId: null, dinersMerchantId: null, copiedAccountId: null },
    }),
};
