import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'api-logs/{id}': 4301 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.api_log (community_id, id, api_key_id, requested_at, http_method, request_url, operation, http_status,
         duration_ms, request_headers, response_headers, ip, request_id)
       values (20, 4301, 4101, $1, 'GET', '/quickportal/rest/internal/customers/2001', 'customers.get', 200, 12, '{}', '{}',
         '203.0.113.24', '7c3v9k2m4q8x0r5t')`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () =>
    Promise.resolve({
      paths: { 'api-logs/{id}': null },
      fields: { apiKeyId: null, certificateId: null, requestId: null },
    }),
};
