import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: {
    'communities/{communityId}/report-schedules': 20,
    'communities/{communityId}/report-runs': 20,
    'report-schedules/{id}': 4102,
  },
  insert: async (owner) => {
    await owner.query(
      `insert into app.report_schedule
         (community_id, id, report_template, frequency, run_time, recipients, next_run_on, created_at)
       values (20, 4102, 'NEW_CUSTOMER_REPORT', 'MONTH', '05:00', '{}', '2026-12-01', $1)`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () =>
    Promise.resolve({
      paths: {
        'communities/{communityId}/report-schedules': null,
        'communities/{communityId}/report-schedules/{reportTemplate}': null,
        'communities/{communityId}/report-runs': null,
        'report-schedules/{id}': null,
      },
    }),
};
