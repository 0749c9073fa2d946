import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** Who sends files to a bank: what the settlement account of a batch says. */
export interface BankSender {
  /** Direct entry id, or what New Zealand's bank knows the debits by. */
  userId: string;
  userName: string;
  remitter: string;
  /** The account behind it, in the vault. */
  vaultEntryId: number | null;
  isTest: boolean;
}

const byId = preparedQuery('payments.bank-sender', (params: { communityId: number; settlementAccountId: number }) =>
  build
    .selectFrom('app.settlement_account as s')
    .leftJoin('app.settlement_au_bank as ab', (join) =>
      join.onRef('ab.community_id', '=', 's.community_id').onRef('ab.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_nz_bank as nb', (join) =>
      join.onRef('nb.community_id', '=', 's.community_id').onRef('nb.settlement_account_id', '=', 's.id'),
    )
    .select([
      sql<string>`coalesce(ab.direct_entry_id, nb.debit_user_id, '')`.as('userId'),
      sql<string>`coalesce(ab.apca_user_name, nullif(s.account_name, ''), s.account_alias)`.as('userName'),
      sql<string>`coalesce(nullif(ab.remitter_name, ''), ab.apca_user_name, nullif(s.account_name, ''), s.account_alias)`.as(
        'remitter',
      ),
      's.vault_entry_id as vaultEntryId',
      sql<boolean>`s.kind = 'SIMULATOR'`.as('isTest'),
    ])
    .where('s.community_id', '=', params.communityId)
    .where('s.id', '=', params.settlementAccountId),
);

/** The sender that a settlement account stands for. */
export const getBankSender = (
  db: Reader,
  key: { communityId: number; settlementAccountId: number },
): Promise<BankSender | undefined> => db.first(byId, key);
