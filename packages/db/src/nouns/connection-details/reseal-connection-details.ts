import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What is sealed of a facility's connection. */
export interface SealedConnection {
  communityId: number;
  customerPasswordSealed: string;
  handoffKeySealed: string;
  formerHandoffKeySealed: string | null;
}

const keyOf = (column: 'customer_password_sealed' | 'handoff_key_sealed' | 'former_handoff_key_sealed') =>
  sql<string>`split_part(${sql.ref(column)}, '.', 2)`;

const sealedOtherwise = preparedQuery(
  'connectionDetails.sealed-otherwise',
  (p: { keyId: string; afterCommunityId: number; limit: number }) =>
    build
      .selectFrom('app.connection_detail')
      .select([
        'community_id as communityId',
        'customer_password_sealed as customerPasswordSealed',
        'handoff_key_sealed as handoffKeySealed',
        'former_handoff_key_sealed as formerHandoffKeySealed',
      ])
      .where('community_id', '>', p.afterCommunityId)
      .where(
        sql<boolean>`(${keyOf('customer_password_sealed')} <> ${p.keyId} or ${keyOf('handoff_key_sealed')} <> ${p.keyId}
          or ${keyOf('former_handoff_key_sealed')} <> ${p.keyId})`,
      )
      .orderBy('community_id')
      .limit(p.limit),
);

/** Connections with anything that is not sealed with the key of this id, after a community. */
export const listConnectionsSealedOtherwise = (
  db: Reader,
  search: { keyId: string; afterCommunityId: number; limit: number },
): Promise<SealedConnection[]> => db.all(sealedOtherwise, search);

/** Puts newly sealed secrets in place of the old ones. False when they were changed meanwhile. */
export async function resealConnection(
  trx: WriteTransaction,
  from: SealedConnection,
  to: SealedConnection,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.connection_detail')
    .set({
      customer_password_sealed: to.customerPasswordSealed,
      handoff_key_sealed: to.handoffKeySealed,
      former_handoff_key_sealed: to.formerHandoffKeySealed,
    })
    .where('community_id', '=', from.communityId)
    .where('customer_password_sealed', '=', from.customerPasswordSealed)
    .where('handoff_key_sealed', '=', from.handoffKeySealed)
    .where('former_handoff_key_sealed', sql`is not distinct from`, from.formerHandoffKeySealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
