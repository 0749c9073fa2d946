import { preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import {
  accountCodes,
  accountColumns,
  accountsWithNames,
  type BankStatementAccount,
} from './bank-statement-account.ts';

/** An account of a community. */
export interface StatementAccountKey {
  communityId: number;
  bankStatementAccountId: number;
}

const byId = preparedQuery('bankStatementAccounts.get', (p: StatementAccountKey) =>
  accountsWithNames()
    .select(accountColumns)
    .select(accountCodes)
    .where('a.community_id', '=', p.communityId)
    .where('a.id', '=', p.bankStatementAccountId),
);

/** The account of a community, or undefined. */
export const getBankStatementAccount = (
  db: Reader,
  key: StatementAccountKey,
): Promise<BankStatementAccount | undefined> => db.first(byId, key);
