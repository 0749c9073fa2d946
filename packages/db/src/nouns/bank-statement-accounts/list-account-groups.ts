import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** More groups than this are not listed. */
const LONGEST_LIST = 500;

export const groupsOf = preparedQuery('bankStatementAccounts.groups', (p: { communityId: number }) =>
  build
    .selectFrom('app.bank_statement_account as a')
    .select('a.group_code as groupCode')
    .select((eb) => eb.fn.countAll<number>().as('accountsCount'))
    .where('a.community_id', '=', p.communityId)
    .where('a.group_code', '<>', '')
    .groupBy('a.group_code')
    .orderBy('a.group_code')
    .limit(LONGEST_LIST),
);

/** The groups that accounts of a community are listed in, by code. */
export const listAccountGroups = (
  db: Reader,
  communityId: number,
): Promise<{ groupCode: string; accountsCount: number }[]> => db.all(groupsOf, { communityId });
