import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'service-messages/{serviceMessageId}': 6001 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.service_message (community_id, id, doctype_code, status, created_at, updated_at)
       values (20, 6001, 'TEST_REPORT', 'QUEUED', $1, $1)`,
      [testTime],
    );
  },
};
