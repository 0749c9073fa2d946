import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_API_KEYS', 'MANAGE_API_KEYS'] } as const;
export const changeRights = { anyOf: ['MANAGE_API_KEYS'] } as const;
export const params = z.strictObject({
  id: id().meta({ title: 'API key ID', description: 'Identifier of the key.' }),
});
