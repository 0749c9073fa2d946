import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** What the calls of a community's reports share. */
export const ofReports = {
  params: z.strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'The community of the report.', examples: [10] }),
  }),
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_REPORTS'] },
} as const;
