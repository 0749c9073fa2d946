import { AT, type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'customerAccounts.addCreditCard': () => ({ body: { cardNumber: '5555555555554444' } }),
    'customerAccounts.addAccountFromSingleUseToken': async (owner) => {
      // A number that no one opens here
      const { rows } = await owner.query<{ id: number }>(
        `insert into app.vault_entry (community_id, business_id, kind, sealed, wrapped_key, key_id, fingerprint, masked, last_digits, card_scheme, created_at)
         values (10, 102, 'CARD', 'x', 'x', 'none', sha256('a token of this check'), '400000......0002', '0002', 'VISA', $1) returning id`,
        [AT],
      );
      await owner.query(
        `insert into app.payment_token (community_id, business_id, single_use_token_id, account_type, card_scheme, masked_number, holder_name,
           expiry_month, expiry_year, vault_entry_id, fingerprint, created_at, expires_at)
         values (10, 102, 'sut_of_this_check_0001', 'CREDIT_CARD', 'VISA', '400000......0002', 'Robin Tester', 8, 2029, $2, sha256('a token of this check'), $1, '2030-01-01')`,
        [AT, rows[0]?.id],
      );
      return { body: { singleUseTokenId: 'sut_of_this_check_0001' } };
    },
    'customerAccounts.addNzBankAccount': async (owner) => {
      await owner.query(
        `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
         values (10, 102, 'DIRECT_DEBIT_NZ', $1)`,
        [AT],
      );
      return {};
    },
    'customerAccounts.startExpiringCardExport': wholeExport,
    'customerAccounts.update': () => ({ body: { cardholderName: 'Robin Tester' } }),
  },
};
