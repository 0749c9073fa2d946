import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { getApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { takeSecretOf } from '../../engines/proposals/waiting-secrets.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { ChangedSetting } from '../../procedures/change-setting.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toApiKey } from './to-api-key.ts';

type Generated = { status: 201; body: { keys: ApiKey[] } } | { status: 202; body: { proposalId: number } };

/** The request that waits, or the keys that were made, the secret this once. */
export async function generatedKeys(
  ctx: CallContext,
  tools: Pick<ChangeTools, 'trx' | 'now'>,
  changed: ChangedSetting,
  others: readonly number[] = [],
): Promise<Generated> {
  if ('proposalId' in changed) return { status: 202, body: { proposalId: changed.proposalId } };
  const keys: ApiKey[] = [];
  for (const apiKeyId of [changed.objectId, ...others]) keys.push(await withSecret(ctx, tools, apiKeyId));
  return { status: 201, body: { keys } };
}

/** A key with its secret where that waits for the caller, who gets it this once. */
export async function withSecret(
  ctx: CallContext,
  { trx, now }: Pick<ChangeTools, 'trx' | 'now'>,
  apiKeyId: number,
): Promise<ApiKey> {
  const { communityId } = communityOf(ctx);
  const { userId } = requesterOf(ctx);
  const place = { communityId, objectType: 'api-key', objectId: apiKeyId, userId } as const;
  const secret = await takeSecretOf(ctx.services, trx, place, now);
  const key = toApiKey(orNotFound(await getApiKey(trx, apiKeyId)), now);
  return secret === undefined ? key : { ...key, decryptedKey: secret };
}
