import { countApiKeys } from '@quickportal/db/api-keys/read-api-keys';
import { lockApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { insertKey } from '../../engines/api-keys/create-key.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { requester } from '../../engines/proposals/requester.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { keepSecretFor } from '../../engines/proposals/waiting-secrets.ts';
import { conflict } from '../../kernel/problem.ts';

/** Names of the first keys of a facility. */
const SECRET_NAME = 'Initial secret key';
const PUBLISHABLE_NAME = 'Initial publishable key';

/** Generates the first pair of keys; the secret waits for the user who requested it. */
export const generateInitialKeysKind = settingKind({
  kind: 'api-keys.generate-initial',
  objectType: 'api-key',
  noun: 'API keys',
  changeType: 'Generate first API keys',
  right: 'MANAGE_API_KEYS',
  schema: z.strictObject({ ...ofCommunity, requester }),
  object: () => ({ key: 'initial', id: null }),
  async load(db, { communityId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockApiKeys(db, communityId);
    return { version: null, state: {} };
  },
  async check(db) {
    if ((await countApiKeys(db)) > 0) throw conflict('This facility has keys already. Generate another one.');
  },
  title: () => 'Generate the first API keys',
  differences: () =>
    Promise.resolve([
      difference('Secret key', null, SECRET_NAME),
      difference('Publishable key', null, PUBLISHABLE_NAME),
    ]),
  async apply({ trx, now, services }, { communityId, requester: { userId, fullName } }) {
    const by = { createdBy: fullName, now };
    const secretKey = await insertKey(trx, { communityId, name: SECRET_NAME, securityCode: 'SECRET' }, by);
    const publishable = { communityId, name: PUBLISHABLE_NAME, securityCode: 'PUBLISHABLE' } as const;
    const { hint: publishableHint } = await insertKey(trx, publishable, by);
    const { apiKeyId, decryptedKey: secret, hint } = secretKey;
    const place = { communityId, objectType: 'api-key', objectId: apiKeyId, userId } as const;
    await keepSecretFor(services, trx, place, { secret, now });
    return {
      objectId: apiKeyId,
      audited: { objectId: String(apiKeyId) },
      action: 'api-keys.generate-initial-keys',
      description: 'First pair of API keys generated',
      after: { hint, publishableHint },
    };
  },
});
