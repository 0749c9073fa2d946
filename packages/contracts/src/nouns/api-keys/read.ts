import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { AuditEntry } from '../../access/audit-entry.ts';
import { id } from '../../kernel/primitives.ts';
import { ApiKey } from './api-key.ts';
import { ApiKeyConfig } from './api-key-config.ts';
import { ApiKeyUse, USE_DAYS } from './api-key-use.ts';
import { audience, params, readRights } from './call-parts.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listApiKeys = contract({
  ...reads,
  name: 'apiKeys.list',
  path: 'api-keys',
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(ApiKey, 'API keys').meta({ id: 'ApiKeyPage' }) },
  holdsSecret: true,
  summary: 'List the API keys',
  description: 'Keys that work first, then the newest. Disabled and expired keys stay in the list.',
  spec: ['2C138'],
});

export const getApiKey = contract({
  ...reads,
  name: 'apiKeys.get',
  path: 'api-keys/{id}',
  params,
  responses: { 200: ApiKey },
  holdsSecret: true,
  summary: 'Retrieve an API key',
  description: 'The secret of a secret key is never in it: it is shown once, when the key is generated.',
  spec: ['2C139'],
});

export const listApiKeyAccessBusinesses = contract({
  ...reads,
  name: 'apiKeys.listAccessBusinesses',
  path: 'api-keys/{id}/access-businesses',
  params,
  responses: {
    200: z
      .array(
        z
          .strictObject({
            businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.' }),
            businessCode: z.string().meta({ title: 'Business code', description: 'Code of the business.' }),
            businessName: z.string().meta({ title: 'Business name', description: 'Name of the business.' }),
          })
          .meta({ id: 'ApiKeyBusiness', description: 'A business that the key is restricted to.' }),
      )
      .meta({ title: 'Businesses', description: 'By name; empty: every business of the facility.' }),
  },
  summary: 'List the businesses of an API key',
  description: 'The businesses that the key is restricted to, or an empty list where it reaches all of them.',
  spec: ['2C141'],
});

export const listApiKeyAuditEntries = contract({
  ...reads,
  name: 'apiKeys.listAuditEntries',
  path: 'api-keys/{id}/audit-entries',
  params,
  query: z.strictObject(pageFields(10)),
  responses: { 200: paged(AuditEntry, 'Entries').meta({ id: 'ApiKeyAuditEntryPage' }) },
  summary: 'List the history of an API key',
  description: 'Who generated, replaced and disabled it, and requests that were refused, newest first.',
});

export const getApiKeyUse = contract({
  ...reads,
  name: 'apiKeys.getUse',
  path: 'api-keys/{id}/use',
  params,
  responses: { 200: ApiKeyUse },
  summary: 'Retrieve the use of an API key',
  description: `Its calls in the last ${USE_DAYS} days, by day, route, address and program: what stops when it is disabled. Calls are counted within half a minute.`,
});

export const getApiKeyConfig = contract({
  ...reads,
  name: 'apiKeys.getConfig',
  path: 'api-keys/config',
  responses: { 200: ApiKeyConfig },
  summary: 'Retrieve the configuration of API keys',
  description: 'What applies to all keys of the facility.',
  spec: ['2C136'],
});
