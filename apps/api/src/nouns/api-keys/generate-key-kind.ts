import { securityCodes, securityCodeTitles } from '@quickportal/contracts/api-keys/api-key';
import { id } from '@quickportal/contracts/kernel/primitives';
import { getApiKey, lockApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { lockApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { listBusinessesByIds } from '@quickportal/db/businesses/list-businesses';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { insertKey } from '../../engines/api-keys/create-key.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { requester } from '../../engines/proposals/requester.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { keepSecretFor } from '../../engines/proposals/waiting-secrets.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { requireRoomForKey, requireWorkingKey } from './api-key-guards.ts';
import { toApiKey } from './to-api-key.ts';

const Generation = z.strictObject({
  ...ofCommunity,
  name: z.string(),
  securityCode: z.enum(securityCodes),
  businessIds: z.array(id()),
  /** The key that it is made to replace. */
  replacesApiKeyId: id().nullable(),
  requester,
});
type Generation = z.output<typeof Generation>;

/** Generates a key, beside another one or in its place; its secret waits for the user who requested it. */
export const generateKeyKind = settingKind({
  kind: 'api-keys.generate',
  objectType: 'api-key',
  noun: 'API key',
  changeType: 'Generate API key',
  right: 'MANAGE_API_KEYS',
  schema: Generation,
  object: ({ name, replacesApiKeyId }) => ({
    key: replacesApiKeyId === null ? `new ${name}` : `replace ${replacesApiKeyId}`,
    id: replacesApiKeyId,
  }),
  async load(db, { communityId, replacesApiKeyId }, lock) {
    if (lock && db instanceof WriteTransaction) await lockApiKeys(db, communityId);
    if (replacesApiKeyId === null) return { version: null, state: {} };
    const former = await (lock ? lockApiKey : getApiKey)(db, replacesApiKeyId);
    return former ? { version: null, state: {} } : null;
  },
  async check(db, change, _current, { now }) {
    await requireSuppliers(db, change);
    await requireRoomForKey(db, now);
    if (change.replacesApiKeyId !== null) await requireReplaceable(db, change.replacesApiKeyId, now);
  },
  title: ({ name, replacesApiKeyId }) =>
    replacesApiKeyId === null ? `Generate API key ${name}` : `Rotate API key ${name}`,
  async differences(db, { communityId, name, securityCode, businessIds }) {
    const businesses = await listBusinessesByIds(db, communityId, businessIds);
    const names = businesses.map((business) => business.name).join(', ');
    return [
      difference('Name', null, name),
      difference('Type', null, securityCodeTitles[securityCode]),
      difference('Businesses', null, names || 'All'),
    ];
  },
  async apply({ trx, now, services }, { requester: { userId, fullName }, ...wanted }) {
    const { communityId, name, securityCode, businessIds } = wanted;
    const made = await insertKey(trx, wanted, { createdBy: fullName, now });
    const { apiKeyId, decryptedKey: secret, hint, expiresAt } = made;
    if (securityCode === 'SECRET') {
      const place = { communityId, objectType: 'api-key', objectId: apiKeyId, userId } as const;
      await keepSecretFor(services, trx, place, { secret, now });
    }
    return {
      objectId: apiKeyId,
      audited: { objectId: String(apiKeyId) },
      action: 'api-keys.generate',
      description: `${securityCodeTitles[securityCode]} API key ${name} generated`,
      after: { name, hint, kind: securityCode, expiresAt: expiresAt?.toISOString() ?? null, businessIds },
    };
  },
});

/** Throws validation-failed (422) on `businessIds` where one is no supplier business of the community. */
async function requireSuppliers(db: Reader, { communityId, businessIds }: Generation): Promise<void> {
  const found = await listBusinessesByIds(db, communityId, businessIds);
  const suppliers = new Set(found.flatMap(({ kind, businessId }) => (kind === 'SUPPLIER' ? businessId : [])));
  if (!businessIds.every((businessId) => suppliers.has(businessId)))
    throw fieldProblem('businessIds', 'Choose one of the values offered.');
}

/** Throws state-conflict (409) where a key does not work, or has a replacement that does. */
async function requireReplaceable(db: Reader, apiKeyId: number, now: Date): Promise<void> {
  const former = orNotFound(await getApiKey(db, apiKeyId));
  requireWorkingKey(former, now);
  const replacement = former.replacedByApiKeyId === null ? undefined : await getApiKey(db, former.replacedByApiKeyId);
  if (replacement && toApiKey(replacement, now).statusCode.group === 'success')
    throw conflict('This key has a replacement already. Disable one of them first.');
}
