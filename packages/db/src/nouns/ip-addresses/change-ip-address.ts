import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { sql } from 'kysely';
import { written, type FieldsOf } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { detailColumns } from './ip-address.ts';

/** The fields that users enter. */
export type IpAddressValues = FieldsOf<typeof detailColumns, IpAddress>;

/** The constraint that networks are unique in a whitelist. */
export const networkConstraint = 'ip_whitelist_community_id_network_key';

/** Locks a community's whitelist for adding an entry, so that the number of entries stays bounded. */
export async function lockIpWhitelist(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ip whitelist ${communityId}`}, 7201120024))`.execute(trx);
}

/** Inserts an entry and returns its ID. Throws ConflictError (networkConstraint) for a duplicate network. */
export async function insertIpAddress(
  trx: WriteTransaction,
  { communityId, values, at }: { communityId: number; values: IpAddressValues; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.ip_whitelist')
    .values({ ...written(detailColumns, values), community_id: communityId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the fields that users enter. Throws ConflictError (networkConstraint) for a duplicate network. */
export async function updateIpAddress(
  trx: WriteTransaction,
  communityIpId: number,
  values: IpAddressValues,
): Promise<void> {
  await trx
    .updateTable('app.ip_whitelist')
    .set({ ...written(detailColumns, values), version: sql<number>`version + 1` })
    .where('id', '=', communityIpId)
    .execute();
}

export async function deleteIpAddress(trx: WriteTransaction, communityIpId: number): Promise<void> {
  await trx.deleteFrom('app.ip_whitelist').where('id', '=', communityIpId).execute();
}
