import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { getApiKey, lockApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { disableApiKey } from '@quickportal/db/api-keys/write-api-keys';
import { checkVersion } from '../../kernel/check-version.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireKeyReader, requireWorkingKey } from './api-key-guards.ts';
import { toApiKey } from './to-api-key.ts';

export const setApiKeyStatus = implement(contracts.setApiKeyStatus).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const { params, body } = input;
  return change(ctx, input, async ({ trx, now, audit }) => {
    const current = orNotFound(await lockApiKey(trx, params.id));
    await checkVersion(current, body.version, () => toApiKey(current, now));
    requireWorkingKey(current, now);
    await disableApiKey(trx, params.id, now);
    await audit({
      objectType: 'api-key',
      objectId: params.id,
      description: `API key ${current.name} disabled`,
      before: { status: 'ACTIVE' },
      after: { status: 'INACTIVE' },
    });
    return toApiKey(orNotFound(await getApiKey(trx, params.id)), now);
  });
});
