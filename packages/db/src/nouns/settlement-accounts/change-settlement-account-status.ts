import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';

type Row = DB['app.settlement_account'];

/** A settlement account as changes of it build on it. */
export interface SettlementAccountState {
  readonly settlementAccountId: number;
  readonly communityId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly kind: Row['kind'];
  readonly accountAlias: string;
  readonly status: 'ENABLED' | 'DISABLED' | 'BLOCKED';
  readonly version: number;
}

interface SettlementAccountKey {
  communityId: number;
  settlementAccountId: number;
}

const byId = preparedQuery('settlement-accounts.state', (p: SettlementAccountKey) =>
  build
    .selectFrom('app.settlement_account as a')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'a.community_id').onRef('b.id', '=', 'a.business_id'),
    )
    .select([
      'a.id as settlementAccountId',
      'a.community_id as communityId',
      'a.business_id as businessId',
      'b.name as businessName',
      'a.kind',
      'a.account_alias as accountAlias',
      sql<SettlementAccountState['status']>`a.status`.as('status'),
      'a.version',
    ])
    .where('a.community_id', '=', p.communityId)
    .where('a.id', '=', p.settlementAccountId),
);

/** The account of a community, or undefined. */
export const getSettlementAccountState = (
  db: Reader,
  settlementAccountKey: SettlementAccountKey,
): Promise<SettlementAccountState | undefined> =>
  db.first(byId, settlementAccountKey) as Promise<SettlementAccountState | undefined>;

/** Locks the account until the transaction ends. Scope staff. */
export async function lockSettlementAccount(
  trx: WriteTransaction,
  { communityId, settlementAccountId }: SettlementAccountKey,
): Promise<void> {
  await trx
    .selectFrom('app.settlement_account')
    .select('id')
    .where('community_id', '=', communityId)
    .where('id', '=', settlementAccountId)
    .forUpdate()
    .execute();
}

/** Switches an account. Its state machine decides which status may follow which. Scope staff. */
export async function setSettlementAccountStatus(
  trx: WriteTransaction,
  settlementAccountKey: SettlementAccountKey & { status: 'ENABLED' | 'DISABLED'; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.settlement_account')
    .set({
      status: settlementAccountKey.status,
      status_changed_at: settlementAccountKey.at,
      updated_at: settlementAccountKey.at,
      version: sql<number>`version + 1`,
    })
    .where('community_id', '=', settlementAccountKey.communityId)
    .where('id', '=', settlementAccountKey.settlementAccountId)
    .execute();
}
