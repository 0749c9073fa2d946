import * as contracts from '@quickportal/contracts/community-api-keys/contracts';
import { getApiKey, lockApiKey, type KeptApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { disableApiKey, enableApiKey, lockApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { endOfKey } from '../../engines/api-keys/create-key.ts';
import { confirmPassword } from '../../engines/auth/passwords/confirm-password.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadApiKey, requireRoomForKey, requireWorkingKey, toApiKey } from '../api-keys/offers.ts';

export const setCommunityApiKeyStatus = implement(contracts.setCommunityApiKeyStatus).mutation(
  async ({ ctx, input: { params, body } }) => {
    const { yourPassword: password, ...wanted } = body;
    // First, so that the password is not asked for what does not exist
    await loadApiKey(ctx, params.id);
    const { services, actor, origin, contract } = ctx;
    const action = contract.audit ?? contract.name;
    await confirmPassword(services, { actor, origin, password, field: 'yourPassword', action });
    return change(ctx, { params, body: wanted }, async (tools) => {
      const { trx, now } = tools;
      const current = orNotFound(await lockApiKey(trx, params.id));
      await checkVersion(current, wanted.version, () => toApiKey(current, now));
      const set = wanted.statusCode === 'ACTIVE' ? enable : disable;
      await set(ctx, tools, current, wanted.jiraIssue);
      return toApiKey(orNotFound(await getApiKey(trx, params.id)), now);
    });
  },
);

async function disable(
  _ctx: CallContext,
  { trx, now, audit }: ChangeTools,
  apiKey: KeptApiKey,
  jiraIssue: string,
): Promise<void> {
  requireWorkingKey(apiKey, now);
  await disableApiKey(trx, apiKey.id, now);
  await audit({
    objectType: 'api-key',
    objectId: apiKey.id,
    description: `API key ${apiKey.name} disabled by staff, ${jiraIssue}`,
    before: { status: 'ACTIVE' },
    after: { status: 'INACTIVE', jiraIssue },
  });
}

/** Enables a key; one whose end has passed gets a new one. */
async function enable(ctx: CallContext, tools: ChangeTools, apiKey: KeptApiKey, jiraIssue: string): Promise<void> {
  const { trx, now, audit } = tools;
  const { id: apiKeyId, name, status, expiryDateTime } = apiKey;
  const { expired } = toApiKey(apiKey, now);
  if (status === 'ACTIVE' && !expired) throw conflict('This key is active already.');
  await lockApiKeys(trx, communityOf(ctx).communityId);
  await requireRoomForKey(trx, now);
  const expiresAt = expired ? endOfKey(now) : null;
  await enableApiKey(trx, { apiKeyId, at: now, ...(expiresAt && { expiresAt }) });
  await audit({
    objectType: 'api-key',
    objectId: apiKeyId,
    description: `API key ${name} enabled by staff, ${jiraIssue}`,
    before: { status, ...(expiresAt && { expiresAt: expiryDateTime }) },
    after: { status: 'ACTIVE', ...(expiresAt && { expiresAt: expiresAt.toISOString() }), jiraIssue },
  });
}
