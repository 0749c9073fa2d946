import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const CUSTOM = 4120;

export const otherCommunity: OtherCommunity = {
  things: {
    'community/admin/{communityId}': 20,
    'community/admin/{communityId}/custom-reports/{customReportId}': CUSTOM,
  },
  insert: async (owner) => {
    await owner.query(
      `insert into app.custom_report
         (community_id, id, code, name, source, frequency, columns, sort_column, created_at, updated_at)
       values (20, $1, 'OTHER_COMMUNITY', 'Other community', 'TRANSACTIONS', 'DAY', '{Receipt Number}', 'Receipt Number', $2, $2)`,
      [CUSTOM, testTime],
    );
  },
  // Staff reach every community
  reach: () =>
    Promise.resolve({
      paths: {
        'community/admin/{communityId}': null,
        'community/admin/{communityId}/custom-reports/{customReportId}': null,
      },
    }),
};
