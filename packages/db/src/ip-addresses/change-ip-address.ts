import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { sql } from 'kysely';
import { written, type FieldsOf } from '../connect/entity-columns.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import { detailColumns } from './ip-address.ts';

/** What users enter. */
export type IpAddressValues = FieldsOf<typeof detailColumns, IpAddress>;

/** No address or network is in a whitelist twice. */
export const networkConstraint = 'ip_whitelist_community_id_network_key';

/** Lets one entry be added to a community's whitelist at a time, so that their number stays bounded. */
export async function lockIpWhitelist(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ip whitelist ${communityId}`}, 7201120024))`.execute(trx);
}

/** Adds an entry and returns its id. Throws ConflictError (networkConstraint) for a network that is there. */
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

/** Replaces what users entered. Throws ConflictError (networkConstraint) for a network that is there. */
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
