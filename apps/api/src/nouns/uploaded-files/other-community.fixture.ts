import { insertUploadedFile } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'uploaded-files/{fileId}': 6001 },
  insert: (owner) => insertUploadedFile(owner, { communityId: 20, id: 6001 }),
  reach: async ({ owner }) => {
    // 6004 belongs to a user who uploads for all businesses
    for (const id of [6002, 6003, 6004]) await insertUploadedFile(owner, { communityId: 10, id });
    // A checked payment file with a wrong line, so that calls about those find it too
    await owner.query(
      `update app.uploaded_file set businesses = '{[102,102]}', business_ids = '{102}', format = 'PAYMENTS_CSV',
         checked_lines = 1, line_count = 1
       where id = 6002`,
    );
    await owner.query(
      `insert into app.payment_file_line (community_id, uploaded_file_id, line_number, businesses, status, entered)
       values (10, 6002, 2, '{[102,102]}', 'WRONG', '{}')`,
    );
    await owner.query(`update app.uploaded_file set businesses = '{[101,101]}' where id = 6003`);
    return { paths: { 'uploaded-files/{fileId}': { own: 6002, others: [6001, 6003, 6004] } } };
  },
};
