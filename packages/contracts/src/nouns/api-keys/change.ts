import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { ApiKey, securityCodes } from './api-key.ts';
import { ApiKeyConfig, configShape, confirmLockOut } from './api-key-config.ts';
import { changeRights, params } from './call-parts.ts';

/** Maximum number of keys of a facility that work at the same time. */
export const MOST_API_KEYS = 100;

/** Maximum number of businesses that a key can be restricted to. */
const MOST_BUSINESSES = 100;

const changes = {
  kind: 'mutation',
  // Staff disable and enable keys by calls of their own
  audience: ['facility'],
  rights: changeRights,
  refusedInViewAs: true,
} as const;

/** The keys that a call made. */
const GeneratedApiKeys = z
  .strictObject({
    keys: z.array(ApiKey).meta({
      title: 'Keys',
      description: 'The new keys. `decryptedKey` of a secret key is returned only here; it is null in a repeat.',
    }),
  })
  .meta({ id: 'GeneratedApiKeys' });

export const generateApiKey = contract({
  ...changes,
  name: 'apiKeys.generate',
  method: 'POST',
  path: 'api-keys/generate',
  body: z
    .strictObject({
      name: text({ max: 100 }).meta({
        title: 'Name',
        description: 'The program that uses the key, and where it runs.',
        examples: ['Billing service, production'],
        'x-form': { autocomplete: 'off' },
      }),
      apiKeySecurityCode: z.enum(securityCodes).meta({
        title: 'Type',
        description: 'SECRET for programs on a server, PUBLISHABLE for pages in a browser.',
        'x-form': {
          widget: 'radio',
          options: [
            {
              value: 'SECRET',
              label: 'Secret',
              description: 'For programs on your servers: customers and payments. Works for two years.',
            },
            {
              value: 'PUBLISHABLE',
              label: 'Publishable',
              description: 'For web pages, where anyone can read it: only creates single use tokens. Never expires.',
            },
          ],
        },
      }),
      businessIds: z
        .array(id())
        .max(MOST_BUSINESSES)
        .default([])
        .meta({
          title: 'Only these businesses',
          description: 'Supplier businesses that the key reaches; none means all.',
          'x-form': {
            widget: 'autocomplete',
            searchPath: 'businesses/search?supplierFlag=true',
            optionsFrom: 'businesses',
            placeholder: 'Search by name or code',
            help: 'Leave empty for every business of the facility.',
          },
        }),
    })
    .meta({ id: 'ApiKeyGeneration', 'x-form-layout': { submitLabel: 'Generate key' } }),
  responses: { 201: GeneratedApiKeys, 202: ChangeRequested },
  errors: ['state-conflict'],
  showsSecret: 'decryptedKey',
  summary: 'Create an API key',
  description: `A secret key works for two years; a publishable one never expires. The key is in this response only: a repeat with the same idempotency key makes no second key, and its \`decryptedKey\` is null. A facility has at most ${MOST_API_KEYS} keys that work: 409 beyond. ${waitsWhereNeeded} The requester then fetches the secret at \`api-keys/{id}/secret\`.`,
  spec: ['2C134'],
});

export const setApiKeyStatus = contract({
  ...changes,
  name: 'apiKeys.setStatus',
  method: 'PATCH',
  path: 'api-keys/{id}',
  params,
  body: z
    .strictObject({
      statusCode: z
        .enum(['INACTIVE'])
        .meta({ title: 'Status', description: 'INACTIVE disables the key. There is no way back.' }),
      version: readVersion(),
    })
    .meta({ id: 'ApiKeyStatusChange' }),
  responses: { 200: ApiKey },
  errors: ['state-conflict'],
  holdsSecret: true,
  summary: 'Disable an API key',
  description:
    'Every call with the key is refused from the next request on. This is irreversible. A key that is disabled or expired already is 409.',
  spec: ['2C140'],
});

export const rotateApiKey = contract({
  ...changes,
  name: 'apiKeys.rotate',
  method: 'POST',
  path: 'api-keys/{id}/rotate',
  params,
  responses: { 201: GeneratedApiKeys, 202: ChangeRequested },
  errors: ['state-conflict'],
  showsSecret: 'decryptedKey',
  summary: 'Replace an API key',
  description: `Makes a new key of the same name, type and businesses beside it. Both work until the former one is disabled or ends. The key is in this response only: \`decryptedKey\` is null in a repeat. A key that does not work, or whose replacement works, is 409. ${waitsWhereNeeded}`,
});

export const takeApiKeySecret = contract({
  ...changes,
  name: 'apiKeys.takeSecret',
  method: 'POST',
  path: 'api-keys/{id}/secret',
  params,
  responses: { 200: ApiKey },
  showsSecret: 'decryptedKey',
  summary: 'Retrieve the secret of a new API key',
  description:
    'The secret of a key that you requested and another user approved, this once: it is deleted with the response, and after seven days in any case. 404 where none waits for you. `decryptedKey` is null in a repeat.',
});

export const generateInitialKeys = contract({
  ...changes,
  name: 'apiKeys.generateInitialKeys',
  method: 'POST',
  path: 'api-keys/generate-initial',
  responses: { 201: GeneratedApiKeys, 202: ChangeRequested },
  errors: ['state-conflict'],
  showsSecret: 'decryptedKey',
  summary: 'Create the first API keys',
  description: `Makes a secret and a publishable key for a facility that has never had a key: 409 otherwise. The secret is in this response only: \`decryptedKey\` is null in a repeat. ${waitsWhereNeeded}`,
  spec: ['2C135'],
});

export const saveApiKeyConfig = contract({
  ...changes,
  name: 'apiKeys.saveConfig',
  method: 'PUT',
  path: 'api-keys/config',
  body: z
    .strictObject({
      ...configShape,
      confirmLockOut: confirmLockOut({ visibleWhen: { field: 'checkRequestAgainstWhitelist', is: true } }),
      version: readVersion(),
    })
    .meta({ id: 'ApiKeyConfigChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: ApiKeyConfig, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Save the configuration of API keys',
  description: `It applies from the next call with a key on. An edit that changes nothing returns 422 with "No changes detected." on the whole form. ${waitsWhereNeeded}`,
  spec: ['2C137'],
});
