import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const OTHERS = 4320;
const ACCOUNT = 'bank-statement-accounts/{bankStatementAccountId}';

export const otherCommunity: OtherCommunity = {
  things: { [ACCOUNT]: OTHERS },
  insert: async (owner) => {
    await owner.query(
      `insert into app.bank_statement_account (community_id, business_id, id, alias_name, source, status, currency,
         masked_identifier, last_four, created_at, updated_at)
       values (20, 201, $2, 'Other community', 'BAI2', 'ACTIVE', 'AUD', '....1', '1', $1, $1)`,
      [testTime, OTHERS],
    );
  },
  // Staff reach every account of the community they work in
  reach: () => Promise.resolve({ paths: { [ACCOUNT]: null } }),
};
