import { insertUploadedFile, testTime } from '@quickportal/db/testing/test-rows';
import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** Inserts a checked payment file, and the group of its payments with the same id. */
async function insertPaymentFile(owner: Client, values: { communityId: number; id: number }): Promise<void> {
  await insertUploadedFile(owner, values);
  await owner.query(
    `update app.uploaded_file set format = 'PAYMENTS_CSV', checked_lines = 1, line_count = 1 where id = $1`,
    [values.id],
  );
  await owner.query(
    `insert into app.payment_batch_group (community_id, id, source, uploaded_file_id, status, settlement_date, created_at, updated_at)
     values ($1, $2, 'BATCH', $2, 'OPEN', '2026-11-23', $3, $3)`,
    [values.communityId, values.id, testTime],
  );
}

export const otherCommunity: OtherCommunity = {
  things: { 'payment-batch-groups/{paymentBatchGroupId}': 6201 },
  insert: (owner) => insertPaymentFile(owner, { communityId: 20, id: 6201 }),
  reach: async ({ owner }) => {
    for (const id of [6202, 6203]) await insertPaymentFile(owner, { communityId: 10, id });
    await owner.query(
      `update app.uploaded_file set businesses = '{[102,102]}', business_ids = '{102}' where id = 6202`,
    );
    await owner.query(
      `insert into app.payment_file_line (community_id, uploaded_file_id, line_number, businesses, status, entered)
       values (10, 6202, 2, '{[102,102]}', 'WRONG', '{}')`,
    );
    await owner.query(`update app.uploaded_file set businesses = '{[101,101]}' where id = 6203`);
    return {
      paths: {
        'payment-batch-groups/{paymentBatchGroupId}': { own: 6202, others: [6201, 6203] },
        // A line is its file's
        'uploaded-files/{fileId}/lines/{lineNumber}': null,
      },
      inputs: {
        'paymentFiles.updateLine': {
          // Of a file that no other check cancels or releases
          params: { fileId: 6202, lineNumber: 2 },
          body: { businessCode: 'B102', customerNumber: 'T-1031', amount: '10.00' },
        },
      },
    };
  },
};
