import { generateApiKey, saveApiKeyConfig } from '@quickportal/contracts/api-keys/contracts';
import { getApiKeyConfig } from '@quickportal/db/api-keys/change-api-key-config';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';

/** Current values and options of the forms of keys. */
export const apiKeysFormSources = [
  formSource(generateApiKey, (ctx) => {
    requireKeyReader(ctx);
    return { values: { apiKeySecurityCode: 'SECRET' }, options: { businesses: [] } };
  }),
  formSource(saveApiKeyConfig, async (ctx) => {
    requireKeyReader(ctx);
    return { values: await getApiKeyConfig(ctx.db, communityOf(ctx).communityId) };
  }),
];
