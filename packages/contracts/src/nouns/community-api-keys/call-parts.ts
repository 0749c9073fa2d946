import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { readRights } from '../api-keys/call-parts.ts';

export const reads = { kind: 'query', method: 'GET', audience: ['staff'], rights: readRights } as const;

/** Called as in the path of the change: a document of the API knows one name for a place in a path. */
export const communityParams = z.strictObject({
  id: id().meta({ title: 'Community ID', description: 'The community whose keys they are.', examples: [10] }),
});
