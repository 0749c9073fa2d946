import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { insertLine } from '../bank-statement-lines/matched-lines.fixture.ts';

const statementDate = '2026-11-19';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'bankStatementDays.close': async (owner) => {
      await insertLine(owner, { id: 8411, status: 'MATCHED' });
      return { params: { bankStatementAccountId: 8411, statementDate }, body: {} };
    },
    'bankStatementDays.reopen': async (owner) => {
      await insertLine(owner, { id: 8412, status: 'MATCHED' });
      await owner.query(
        `insert into app.bank_statement_day (community_id, bank_statement_account_id, day, business_id, is_closed,
           statement_balance, book_balance, currency, closed_by_name, closed_at)
         values (10, 8412, $1, 101, true, 10000, 10000, 'AUD', 'Kim Tan', '2026-11-20')`,
        [statementDate],
      );
      return { params: { bankStatementAccountId: 8412, statementDate }, body: { reason: 'Wrong invoice' } };
    },
  },
};
