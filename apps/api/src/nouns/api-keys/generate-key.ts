import { listBusinessesByIds } from '@quickportal/db/businesses/list-businesses';
import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { getApiKey } from '@quickportal/db/api-keys/read-api-keys';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { createKey, type WantedKey } from '../../engines/api-keys/create-key.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toApiKey } from './to-api-key.ts';

/** Generates a key in the transaction of the change and returns it with its text, this once. */
export async function generateKey(
  ctx: CallContext,
  { trx, now, record }: Pick<ChangeTools, 'trx' | 'now' | 'record'>,
  wanted: Omit<WantedKey, 'communityId'>,
): Promise<ApiKey> {
  const { communityId } = communityOf(ctx);
  const { apiKeyId, decryptedKey } = await createKey(
    trx,
    { ...wanted, communityId },
    { actor: ctx.actor, origin: ctx.origin, now, record },
  );
  return { ...toApiKey(orNotFound(await getApiKey(trx, apiKeyId)), now), decryptedKey };
}

/** Throws validation-failed (422) on `businessIds` where one is no supplier business of the community. */
export async function requireSupplierBusinesses(
  trx: WriteTransaction,
  communityId: number,
  businessIds: readonly number[],
): Promise<void> {
  const found = await listBusinessesByIds(trx, communityId, businessIds);
  const suppliers = new Set(found.flatMap(({ kind, businessId }) => (kind === 'SUPPLIER' ? businessId : [])));
  if (!businessIds.every((businessId) => suppliers.has(businessId)))
    throw fieldProblem('businessIds', 'Choose one of the values offered.');
}
