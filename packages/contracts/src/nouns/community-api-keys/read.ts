import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { ApiKey } from '../api-keys/api-key.ts';
import { params } from '../api-keys/call-parts.ts';
import { communityParams, reads } from './call-parts.ts';

export const listCommunityApiKeys = contract({
  ...reads,
  name: 'communityApiKeys.list',
  path: 'community-api-keys/{id}',
  params: communityParams,
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(ApiKey, 'API keys').meta({ id: 'CommunityApiKeyPage' }) },
  holdsSecret: true,
  summary: 'List the API keys of a community',
  description: 'Keys that work first, then the newest. Disabled and expired keys stay in the list.',
  spec: ['3C073'],
});

export const getCommunityApiKey = contract({
  ...reads,
  name: 'communityApiKeys.get',
  path: 'community-api-keys/api-key/{id}',
  params,
  responses: { 200: ApiKey },
  holdsSecret: true,
  summary: 'Retrieve an API key of a community',
  description: 'A key of the chosen community. The secret of a secret key is never in it.',
  spec: ['3C074'],
});
