import { sql } from 'kysely';
import type { Reader } from '../../connect/reader.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** What is sealed of an endpoint. */
export interface SealedEndpoint {
  communityId: number;
  endpointId: number;
  secretSealed: string;
  formerSecretSealed: string | null;
  basicSealed: string | null;
}

const keyOf = (column: 'secret_sealed' | 'former_secret_sealed' | 'basic_sealed') =>
  sql<string>`split_part(${sql.ref(column)}, '.', 2)`;

const sealedOtherwise = preparedQuery(
  'webhooks.sealed-otherwise',
  (p: { keyId: string; afterEndpointId: number; limit: number }) =>
    build
      .selectFrom('app.webhook_endpoint')
      .select([
        'community_id as communityId',
        'id as endpointId',
        'secret_sealed as secretSealed',
        'former_secret_sealed as formerSecretSealed',
        'basic_sealed as basicSealed',
      ])
      .where('id', '>', p.afterEndpointId)
      .where(
        sql<boolean>`(${keyOf('secret_sealed')} <> ${p.keyId} or ${keyOf('former_secret_sealed')} <> ${p.keyId}
          or ${keyOf('basic_sealed')} <> ${p.keyId})`,
      )
      .orderBy('id')
      .limit(p.limit),
);

/** Endpoints with anything that is not sealed with the key of this id; the next come with the last endpoint's id. */
export const listEndpointsSealedOtherwise = (
  db: Reader,
  search: { keyId: string; afterEndpointId: number; limit: number },
): Promise<SealedEndpoint[]> => db.all(sealedOtherwise, search);

/** Puts newly sealed secrets in place of the old ones. False when they were changed meanwhile. */
export async function resealEndpoint(
  trx: WriteTransaction,
  from: SealedEndpoint,
  to: SealedEndpoint,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.webhook_endpoint')
    .set({
      secret_sealed: to.secretSealed,
      former_secret_sealed: to.formerSecretSealed,
      basic_sealed: to.basicSealed,
    })
    .where('community_id', '=', from.communityId)
    .where('id', '=', from.endpointId)
    .where('secret_sealed', '=', from.secretSealed)
    .where('former_secret_sealed', sql`is not distinct from`, from.formerSecretSealed)
    .where('basic_sealed', sql`is not distinct from`, from.basicSealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
