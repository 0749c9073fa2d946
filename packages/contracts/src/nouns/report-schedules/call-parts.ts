import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_REPORTS', 'MANAGE_REPORTS'] } as const;

export const ofCommunity = {
  communityId: id().meta({ title: 'Community ID', description: 'The community of the reports.', examples: [10] }),
};
export const scheduleParams = z.strictObject({
  id: id().meta({ title: 'Report schedule ID', description: 'Identifier of the report schedule.' }),
});
