import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import type { SingleUseTokenStatus } from '@quickportal/contracts/rules/states/single-use-token';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A single use token; times are ISO 8601 UTC. An ACTIVE one whose time has passed waits for the job that ends it. */
export interface KeptSingleUseToken {
  readonly tokenKey: number;
  readonly singleUseTokenId: string;
  readonly status: SingleUseTokenStatus;
  readonly accountType: AccountType;
  readonly businessId: number;
  readonly businessName: string;
  readonly holderName: string;
  readonly maskedNumber: string;
  readonly cardScheme: CardScheme | null;
  readonly createdDate: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
  readonly usedFor: string | null;
}

/** One whose row the transaction holds, with what is needed to use it. */
export interface LockedSingleUseToken extends Omit<KeptSingleUseToken, 'businessName'> {
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  /** Null: used or ended. */
  readonly vaultEntryId: number | null;
  readonly fingerprint: Buffer | null;
}

const columns = {
  tokenKey: 'id',
  singleUseTokenId: 'single_use_token_id',
  status: 'status',
  accountType: 'account_type',
  businessId: 'business_id',
  holderName: 'holder_name',
  maskedNumber: 'masked_number',
  cardScheme: 'card_scheme',
  createdDate: 'created_at',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
  usedFor: 'used_for',
} as const satisfies ColumnMap;

interface Params {
  communityId: number;
  singleUseTokenId: string;
}

/** The query of `getSingleUseToken`. */
export const singleUseTokenById = queryByKey('singleUseTokens.get', ({ communityId, singleUseTokenId }: Params) =>
  build
    .selectFrom('app.payment_token as t')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 't.community_id').onRef('b.id', '=', 't.business_id'),
    )
    .select(selected('t', columns))
    .select('b.name as businessName')
    .where('t.community_id', '=', communityId)
    .where('t.single_use_token_id', '=', singleUseTokenId),
);
const locked = preparedQuery('singleUseTokens.lock', ({ communityId, singleUseTokenId }: Params) =>
  build
    .selectFrom('app.payment_token as t')
    .select(selected('t', columns))
    .select([
      't.expiry_month as expiryMonth',
      't.expiry_year as expiryYear',
      't.vault_entry_id as vaultEntryId',
      't.fingerprint',
    ])
    .where('t.community_id', '=', communityId)
    .where('t.single_use_token_id', '=', singleUseTokenId)
    .forUpdate(),
);

/** The token with this ID in a community, or undefined where there is none in scope. */
export const getSingleUseToken = (db: Reader, params: Params): Promise<KeptSingleUseToken | undefined> =>
  db.first(singleUseTokenById, params) as Promise<KeptSingleUseToken | undefined>;

/** The same, locked until the transaction ends. */
export const lockSingleUseToken = (trx: WriteTransaction, params: Params): Promise<LockedSingleUseToken | undefined> =>
  trx.first(locked, params) as Promise<LockedSingleUseToken | undefined>;
