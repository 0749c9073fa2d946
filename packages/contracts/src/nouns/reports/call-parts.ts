import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { customReportId } from './custom-report.ts';

const ofCommunity = {
  communityId: id().meta({ title: 'Community ID', description: 'The community of the report.', examples: [10] }),
};
const byStaff = { audience: ['staff'], rights: { anyOf: ['MANAGE_REPORTS'] } } as const;

/** What the calls of a community's reports share. */
export const ofReports = { ...byStaff, params: z.strictObject(ofCommunity) } as const;

/** What the calls of one custom report share. */
export const ofCustomReport = {
  ...byStaff,
  params: z.strictObject({ ...ofCommunity, customReportId: customReportId() }),
} as const;
