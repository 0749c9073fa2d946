import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { getApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { realPerson } from '../../engines/access/actor.ts';
import { takeSecretOf } from '../../engines/api-keys/waiting-secrets.ts';
import { orNotFound, Problem } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { ChangedSetting } from '../../procedures/change-setting.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toApiKey } from './to-api-key.ts';

/** The user who requests a key, for whom its secret is kept. */
export function requesterOf({ actor }: CallContext): { userId: number; fullName: string } {
  const person = realPerson(actor);
  if (!person) throw new Problem('forbidden');
  return { userId: person.systemUserId, fullName: person.fullName };
}

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
  const secret = await takeSecretOf(ctx.services, trx, { communityId, apiKeyId, userId }, now);
  const key = toApiKey(orNotFound(await getApiKey(trx, apiKeyId)), now);
  return secret === undefined ? key : { ...key, decryptedKey: secret };
}
