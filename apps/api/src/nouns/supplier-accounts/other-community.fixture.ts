import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** Kinds with calls of their own: the end of their path, their table and what it needs. */
const kinds = [
  { kind: 'SIMULATOR', path: 'simulator-merchants', currency: 'AUD', columns: { return_status: 'APPROVED' } },
  {
    kind: 'AU_BANK',
    path: 'au-bank-accounts',
    currency: 'AUD',
    columns: { direct_entry_id: '361204', apca_user_name: 'HARBOUR' },
  },
  { kind: 'NZ_BANK', path: 'nz-bank-accounts', currency: 'NZD', columns: { account_type: 'NZ_DIRECT_ENTRY' } },
  {
    kind: 'NZ_MERCHANT',
    path: 'nz-merchant-accounts',
    currency: 'NZD',
    columns: { merchant_id: 'NZ880197', merchant_name: 'TASMAN' },
  },
  {
    kind: 'PAYID_BILLER',
    path: 'payid',
    currency: 'AUD',
    columns: { supplier_reference: 'HCW' },
  },
] as const;
const tables = {
  NZ_BANK: 'nz_bank',
  NZ_MERCHANT: 'nz_merchant',
  AU_BANK: 'au_bank',
  PAYID_BILLER: 'payid_biller',
  SIMULATOR: 'simulator',
};
/** An account of community 20, of the business of the caller and of another one of community 10. */
const idsOf = (at: number) => ({ others: 4200 + at * 10, own: 4201 + at * 10, of101: 4202 + at * 10 });
const ACCOUNT = 'supplier-business/{businessId}/accounts/{accountId}';
const STATUS = 'account-authorisation/account-status/{accountId}';
const pathOf = (path: string) => `supplier-business/{businessId}/accounts/${path}/{accountId}`;
const ofCommunity = ['simulator', 'direct-entry', 'nz-bank-account', 'nz-merchant'].map(
  (what) => `communities/{communityId}/${what}`,
);
const named = (at: number) => {
  const { others, own, of101 } = idsOf(at);
  return { own, others: [of101, others] };
};

export const otherCommunity: OtherCommunity = {
  things: {
    ...Object.fromEntries(ofCommunity.map((path) => [path, 20])),
    [STATUS]: idsOf(0).others,
    [ACCOUNT]: idsOf(0).others,
    ...Object.fromEntries(kinds.map(({ path }, at) => [pathOf(path), idsOf(at).others])),
  },
  insert: async (owner) => {
    for (const [at, { kind, currency, columns }] of kinds.entries()) {
      const { others, own, of101 } = idsOf(at);
      const places = [
        [20, 201, others],
        [10, 102, own],
        [10, 101, of101],
      ];
      const table = tables[kind];
      const names = Object.keys(columns).join(', ');
      const values = Object.values(columns)
        .map((value) => `'${value}'`)
        .join(', ');
      for (const [communityId, businessId, id] of places) {
        await owner.query(
          `insert into app.settlement_account
             (community_id, business_id, id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
           values ($1, $2, $3, $4, 'Account', 'Account', $5, $6, $6, $6)`,
          [communityId, businessId, id, kind, currency, testTime],
        );
        await owner.query(
          `insert into app.settlement_${table} (community_id, business_id, settlement_account_id, ${names})
           values ($1, $2, $3, ${values})`,
          [communityId, businessId, id],
        );
      }
    }
  },
  reach: () =>
    Promise.resolve({
      paths: {
        ...Object.fromEntries(ofCommunity.map((path) => [path, null])),
        [STATUS]: named(0),
        [ACCOUNT]: named(0),
        ...Object.fromEntries(kinds.map(({ path }, at) => [pathOf(path), named(at)])),
      },
      // What banks know the account by
      fields: { directEntryId: null, merchantId: null, debitUserId: null, creditUserId: null },
    }),
};
