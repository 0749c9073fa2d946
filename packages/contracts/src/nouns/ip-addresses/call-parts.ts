import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Maximum number of entries of a facility's whitelist. */
export const MOST_IP_ADDRESSES = 100;

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_WHITELISTS', 'MANAGE_WHITELISTS'] } as const;
export const params = z.strictObject({
  communityIpId: id().meta({ title: 'Entry ID', description: 'Identifier of the entry.' }),
});
