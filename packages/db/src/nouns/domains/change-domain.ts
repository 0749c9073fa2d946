import type { Domain } from '@quickportal/contracts/domains/domain';
import { sql } from 'kysely';
import { written, type FieldsOf } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { detailColumns } from './domain.ts';

/** The fields that users enter. */
export type DomainValues = FieldsOf<typeof detailColumns, Domain>;

/** The constraint that domains are unique in a whitelist. */
export const urlConstraint = 'domain_whitelist_community_id_url_key';

/** Locks a community's whitelist for adding an entry, so that the number of entries stays bounded. */
export async function lockDomainWhitelist(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain whitelist ${communityId}`}, 7201120025))`.execute(
    trx,
  );
}

/** Inserts an entry and returns its ID. Throws ConflictError (urlConstraint) for a duplicate domain. */
export async function insertDomain(
  trx: WriteTransaction,
  { communityId, values, at }: { communityId: number; values: DomainValues; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('app.domain_whitelist')
    .values({ ...written(detailColumns, values), community_id: communityId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the fields that users enter. Throws ConflictError (urlConstraint) for a duplicate domain. */
export async function updateDomain(trx: WriteTransaction, communityIpId: number, values: DomainValues): Promise<void> {
  await trx
    .updateTable('app.domain_whitelist')
    .set({ ...written(detailColumns, values), version: sql<number>`version + 1` })
    .where('id', '=', communityIpId)
    .execute();
}

export async function deleteDomain(trx: WriteTransaction, communityIpId: number): Promise<void> {
  await trx.deleteFrom('app.domain_whitelist').where('id', '=', communityIpId).execute();
}
