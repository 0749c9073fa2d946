import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { insertLine } from '../bank-statement-lines/matched-lines.fixture.ts';

const DAY = '2026-11-19';
const account = 'bank-statement-accounts/{bankStatementAccountId}';

export const otherCommunity: OtherCommunity = {
  things: {},
  reach: async ({ owner }) => {
    await insertLine(owner, { communityId: 20, businessId: 201, id: 8401 });
    await insertLine(owner, { businessId: 102, id: 8402 });
    await insertLine(owner, { businessId: 101, id: 8403 });
    return {
      paths: { [account]: { own: 8402, others: [8401, 8403] } },
      inputs: {
        'bankStatementDays.get': { params: { statementDate: DAY } },
        'bankStatementDays.close': { params: { statementDate: DAY } },
        'bankStatementDays.reopen': { params: { statementDate: DAY } },
      },
    };
  },
};
