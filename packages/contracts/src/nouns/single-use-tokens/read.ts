import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { SingleUseToken, tokenId } from './single-use-token.ts';

const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  rights: { anyOf: ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'] },
} as const;

const communityId = id().meta({
  title: 'Community ID',
  description: 'The community whose tokens they are.',
  examples: [10],
});

export const locateSingleUseToken = contract({
  ...reads,
  name: 'singleUseTokens.locate',
  path: 'community/{communityId}/single-use-tokens',
  params: z.strictObject({ communityId }),
  query: z.strictObject({
    singleUseTokenId: text({ max: 255, min: 0 })
      .default('')
      .meta({ title: 'Single use token ID', description: 'The whole ID.' }),
  }),
  responses: { 200: SingleUseToken },
  summary: 'Look up a single use token',
  description: 'An ID that is empty, unknown or of another community is 422 on `singleUseTokenId`.',
  spec: ['3C092', '3E045'],
});

export const getSingleUseToken = contract({
  ...reads,
  name: 'singleUseTokens.get',
  path: 'community/{communityId}/single-use-tokens/{id}',
  params: z.strictObject({ communityId, id: tokenId() }),
  responses: { 200: SingleUseToken },
  summary: 'Retrieve a single use token',
  description: 'Its display schema is at `forms/get/community/{communityId}/single-use-tokens/{id}`.',
  spec: ['3C093'],
});
