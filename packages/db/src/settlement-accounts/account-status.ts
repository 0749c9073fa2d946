import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { DB } from '../schema.gen.ts';

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

interface Which {
  communityId: number;
  settlementAccountId: number;
}

const one = preparedQuery('settlement-accounts.state', (p: Which) =>
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
export const getSettlementAccountState = (db: Reader, which: Which): Promise<SettlementAccountState | undefined> =>
  db.first(one, which) as Promise<SettlementAccountState | undefined>;

/** Locks the account until the transaction ends. Scope staff. */
export async function lockSettlementAccount(
  trx: WriteTransaction,
  { communityId, settlementAccountId }: Which,
): Promise<void> {
  await trx
    .selectFrom('app.settlement_account')
    .select('id')
    .where('community_id', '=', communityId)
    .where('id', '=', settlementAccountId)
    .forUpdate()
    .execute();
}

/** Switches an account. Which status may follow which is told by its state machine. Scope staff. */
export async function setSettlementAccountStatus(
  trx: WriteTransaction,
  it: Which & { status: 'ENABLED' | 'DISABLED'; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.settlement_account')
    .set({ status: it.status, status_changed_at: it.at, updated_at: it.at, version: sql<number>`version + 1` })
    .where('community_id', '=', it.communityId)
    .where('id', '=', it.settlementAccountId)
    .execute();
}
